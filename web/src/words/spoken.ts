import type { RulingWords } from '@cardroom/engine/words'
import type { EventTexts } from './event-texts.ts'
import type { FindTexts } from './find-texts.ts'
import type { WithGaps } from './gaps.ts'
import type { Language } from './language.ts'
import type { RuleTexts } from './rule-texts.ts'

/** The chosen language, and its texts that wait until their page is opened; none in English. */
export const spoken: {
  language: Language
  events?: WithGaps<EventTexts>
  rules?: WithGaps<RuleTexts>
  find?: WithGaps<FindTexts>
  /** What the engine says about rulings in that language, once a page wants it. */
  rulings?: RulingWords
} = { language: 'en' }
