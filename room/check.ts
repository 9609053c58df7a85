export { openStore } from './store/open-store.ts'
export { checkStream, type StreamChecked } from './tables/check-stream.ts'
