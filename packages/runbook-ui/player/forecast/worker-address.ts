export { default as forecastWorker } from './forecast.worker.ts?worker&url'
