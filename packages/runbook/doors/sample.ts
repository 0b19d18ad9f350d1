export { sampleFile, sampleName, withSampleInputs } from '../samples/sample.ts'
