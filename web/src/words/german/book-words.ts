export { booksInGerman as bookWords, contradictionWords, kindWords } from '@cardroom/engine/german'
