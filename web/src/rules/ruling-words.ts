import { type RulingWords, rulingsInEnglish } from '@cardroom/engine/words'
import { spoken } from '../words/spoken.ts'

/** What the engine says about rulings, in the language of the page. */
export const rulingWords: RulingWords = spoken.rulings ?? rulingsInEnglish
