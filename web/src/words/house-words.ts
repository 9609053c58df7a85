import { contradictionWords as contradictionsInEnglish, kindWords as kindsInEnglish } from '@cardroom/engine/words'
import { spoken } from './spoken.ts'

const other = spoken.language === 'de' ? await import('./german/book-words.ts') : null

/** Why answers of a house cannot all stand, in the language of the page. */
export const contradictionWords: typeof contradictionsInEnglish = other?.contradictionWords ?? contradictionsInEnglish

/** What a point takes, in the language of the page. */
export const kindWords: typeof kindsInEnglish = other?.kindWords ?? kindsInEnglish
