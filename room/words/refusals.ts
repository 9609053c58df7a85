import { type ByWhy, madeOf } from '@cardroom/engine/decider'
import { wordsIn } from '@cardroom/engine/languages'
import { type Language, type Say, text, withNames } from '@cardroom/engine/words'
import type { EngineRefusal, Refused, RoomRefusal } from '../refusal.ts'
import { refusals as inEnglish } from './english/refusals.ts'
import { refusals as inGerman } from './german/refusals.ts'

/** A refusal as people read it: what wasn't accepted, then what is. */
export const refusalWords = (refused: Refused, language: Language = 'en'): string =>
  'by' in refused ? engineWords(refused, language) : madeOf(REFUSALS[language], refused)

/** A refusal as it goes over the wire. */
export const refusalShown = (refused: Refused, language: Language = 'en') => ({
  why: refused.why as string,
  words: refusalWords(refused, language),
  rules: refused.rules,
})

const REFUSALS: Readonly<Record<Language, ByWhy<RoomRefusal, string>>> = { en: inEnglish, de: inGerman }

const engineWords = (refused: EngineRefusal, language: Language): string => {
  const { voice, dealRefusal, tableRefusal, floorRefusal, tournamentRefusal, conductRefusal } = wordsIn(language)
  const words = (said: Say): string => text(withNames(said, refused.names), voice)
  switch (refused.by) {
    case 'deal': {
      const said = words(dealRefusal(refused.refusal))
      return refused.accepted === null ? said : `${said} ${words(refused.accepted[language])}`
    }
    case 'table':
      return words(tableRefusal(refused.refusal))
    case 'floor':
      return words(floorRefusal(refused.refusal))
    case 'tournament':
      return words(tournamentRefusal(refused.refusal))
    case 'conduct':
      return words(conductRefusal(refused.refusal))
  }
}
