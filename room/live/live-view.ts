import { legal, rulebookOf } from '@cardroom/engine'
import { partsToRead } from '@cardroom/engine/deal'
import { asPosted } from '@cardroom/engine/forms'
import { entryChoices } from '@cardroom/engine/table'
import type { LiveShown } from '../protocol/live.ts'
import type { Hosted } from '../tables/hosted.ts'
import { namesAt } from '../views/names.ts'
import { cardsToLay } from './live-dealer.ts'
import { quietCards } from './quiet-cards.ts'

/** What the helper of a table of real cards goes by; everybody may see it. Null where software deals. */
export const liveShown = (hosted: Hosted): LiveShown | null => {
  const { night, live } = hosted
  if (night?.table.placard.told !== true) return null
  const { table, deal } = night
  return {
    legal: deal === null ? null : legal(deal),
    deck: (deal?.form ?? asPosted(table.placard.parts[table.rotation.part]!.form, rulebookOf(table.placard.book))).deck,
    run: deal?.run ?? 0,
    lays: deal === null ? 0 : cardsToLay(deal),
    quiet: deal === null || live === undefined ? null : quietCards(live, deal, namesAt(hosted, hosted).at),
    parts: deal === null ? [] : partsToRead(deal),
    takeBack: live?.acts.at(-1)?.words ?? null,
    entries: table.chairs.flatMap((player, i) => {
      const dealt = table.deal?.players.some(it => it.player === player) ?? false
      const choices = player === null || dealt ? [] : entryChoices(table, player)
      return choices.length === 0 ? [] : [{ seat: i + 1, choices }]
    }),
  }
}
