import { legal, rulebookOf } from '@cardroom/engine'
import { partsToRead } from '@cardroom/engine/deal'
import { asPosted } from '@cardroom/engine/forms'
import { wordsIn } from '@cardroom/engine/languages'
import { entryChoices } from '@cardroom/engine/table'
import { type Language, phrase, withNames } from '@cardroom/engine/words'
import type { LiveShown } from '../../protocol/live.ts'
import { cardsToLay } from '../../table/live/live-dealer.ts'
import type { Hosted } from '../../table/state/hosted.ts'
import type { LiveEntry } from '../../table/state/live-entry.ts'
import { type Names, namesAt } from '../../table/state/names.ts'
import { tableWordsIn } from '../table-words.ts'
import { quietCards } from './quiet-cards.ts'

/** What the helper of a table of real cards goes by; everybody may see it. Null where software deals. */
export const liveShown = (hosted: Hosted, language: Language = 'en'): LiveShown | null => {
  const { night, live } = hosted
  if (night?.table.placard.realCards !== true) return null
  const { table, deal } = night
  const names = namesAt(hosted, hosted, language)
  const last = live?.acts.at(-1)
  return {
    legal: deal === null ? null : legal(deal),
    deck: (deal?.form ?? asPosted(table.placard.parts[table.rotation.part]!.form, rulebookOf(table.placard.book))).deck,
    run: deal?.run ?? 0,
    lays: deal === null ? 0 : cardsToLay(deal),
    quiet: deal === null || live === undefined ? null : quietCards(live, deal, names.at),
    parts: deal === null ? [] : partsToRead(deal),
    takeBack: last === undefined ? null : takeBack(last.entry, names, language),
    entries: table.chairs.flatMap((player, i) => {
      const dealt = table.deal?.players.some(it => it.player === player) ?? false
      const choices = player === null || dealt ? [] : entryChoices(table, player)
      return choices.length === 0 ? [] : [{ seat: i + 1, choices }]
    }),
  }
}

/** What would be taken back. */
const takeBack = (entry: LiveEntry, names: Names, language: Language): string =>
  phrase(withNames(tableWordsIn(language).liveEntry(entry), names), wordsIn(language).voice)
