import type { PlayerId } from '@cardroom/engine/table'
import type { Language, Say } from '@cardroom/engine/words'
import { inEnglish } from './english/floor-words.ts'
import type { RoomFloorEvent } from './events.ts'
import { inGerman } from './german/floor-words.ts'

/** What the room says about its floor besides what the engine does. A language that lacks some of it does not compile. */
export type FloorWords = {
  /** What happened on the floor, or null if it is nobody's news. */
  readonly news: (event: Exclude<RoomFloorEvent, { readonly type: 'SeatOrderEnded' }>) => Say | null
  /** A table didn't seat somebody, with the reason in a sentence. */
  readonly notSeated: (table: string, player: PlayerId, why: Say) => Say
}

/** What the room says about its floor in a language. */
export const floorWordsIn = (language: Language): FloorWords => WORDS[language]

const WORDS: Readonly<Record<Language, FloorWords>> = { en: inEnglish, de: inGerman }
