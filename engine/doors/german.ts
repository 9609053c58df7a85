export { rowName, shareName, streetName } from '../words/german/names.ts'
export { german } from '../words/german/voice.ts'
export { inGerman } from '../words/german/words.ts'
