import type { PlayerId } from '@cardroom/engine/table'
import type { Language } from '@cardroom/engine/words'
import type { CommonView } from '../protocol/frames.ts'
import type { Hosted } from '../table/state/hosted.ts'
import { type Change, noChange } from './change-text.ts'
import { commonView } from './common-view.ts'
import { type NewsLog, newsLog } from './news-log.ts'

/** A table as it was last shown in one language, how that differed from before, and its news in it. */
export type Reading = { log: NewsLog; hosted: Hosted; common: CommonView; change: Change }

/** A table in a language, from here on. */
export const readingOf = (hosted: Hosted, language: Language, here: (person: PlayerId) => boolean): Reading => ({
  log: newsLog(hosted.version, language),
  hosted,
  common: commonView(hosted, here, language),
  change: noChange(),
})

/** The news of somebody as JSON, in a language. */
export type NewsFor = (person: PlayerId | null, reading: Reading) => string

/** No news. */
export const nothing: NewsFor = () => '[]'

/** The news of what was added last. */
export const latest: NewsFor = (person, { log }) => log.lastText(person)

/** The common view as JSON, written when the first needs it whole. */
export const commonText = (common: CommonView): string => {
  const known = commonTexts.get(common)
  if (known !== undefined) return known
  const text = JSON.stringify(common)
  commonTexts.set(common, text)
  return text
}
const commonTexts = new WeakMap<CommonView, string>()
