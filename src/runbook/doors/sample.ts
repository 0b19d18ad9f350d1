export { sampleName, sampleSource } from '../samples/sample.ts'
