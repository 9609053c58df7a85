import { placardFor } from '@cardroom/engine'
import { wordsIn } from '@cardroom/engine/languages'
import type { PlayerId } from '@cardroom/engine/table'
import type { Language } from '@cardroom/engine/words'
import { unwrittenWords } from '@cardroom/histories'
import { heldIn } from '../held-in.ts'
import { DEAL_FORMATS } from '../protocol/deals.ts'
import type { DealFile, DealListed, PastDeal, SeatShown } from '../protocol/frames.ts'
import { refusal } from '../refusal.ts'
import type { Hosted } from '../table/state/hosted.ts'
import { NAMELESS, type Names } from '../table/state/names.ts'
import { gameShown } from '../views/common-view.ts'
import { tableWordsIn } from '../views/table-words.ts'
import { refusalWords } from '../words/refusals.ts'
import type { ArchivedDeal } from './archive.ts'
import { dealWritten, type TableNamed } from './deal-files.ts'
import { seenBy } from './deal-seen.ts'
import { dealSteps } from './deal-steps.ts'
import type { FinishedDeal } from './finished-deal.ts'

/** A deal that is over as one person saw it, with the files that can be made of it. */
export const pastDeal = (
  hosted: Hosted,
  deal: ArchivedDeal,
  person: PlayerId | null,
  count: number,
  language: Language = 'en',
): PastDeal => {
  const { finished, events } = deal
  const seen = seenBy(deal, person)
  const started = seen.events[0]?.event
  if (started?.type !== 'DealStarted') throw new Error(`deal ${finished.number} has no beginning`)
  const { form, stakes, book } = started
  const table = tableNamed(hosted)
  return {
    table: hosted.id,
    name: table.name,
    number: finished.number,
    count,
    at: finished.began,
    game: gameShown(placardFor({ game: form, parts: [{ form, stakes }], book }), 0, language),
    seats: seatsOf(hosted, finished),
    seat: seen.seat,
    steps: dealSteps(seen, finished.number, namesIn(hosted, finished, language), language),
    files: DEAL_FORMATS.map((format): DealFile => {
      const file = fileName(finished.number, format)
      if (format === 'json') {
        const sealed = events.some(event => event.type === 'DeckSealed')
        return { format, file, refused: sealed ? null : refusalWords(refusal('deck-not-sealed'), language) }
      }
      const written = dealWritten(deal, person, table, format)
      return { format, file, refused: written.ok ? null : unwrittenWords(written.refusal) }
    }),
  }
}

/** A deal in a line: nothing of it is for some eyes only. */
export const dealListed = (hosted: Hosted, finished: FinishedDeal, language: Language = 'en'): DealListed => {
  const { number, formName, stakes, ended, players, pot, pots, won } = finished
  const { at: name } = namesIn(hosted, finished, language)
  return {
    number,
    formName,
    stakes: tableWordsIn(language).stakes(stakes),
    at: ended,
    players: players.length,
    pot,
    pots,
    won: won.map(({ seat, amount, hands }) => ({
      seat,
      name: name(seat),
      amount,
      words: hands.map(wordsIn(language).handWords).join('; '),
    })),
  }
}

/** What the file of a deal is called. */
export const fileName = (number: number, format: (typeof DEAL_FORMATS)[number]): string =>
  format === 'json' ? `deal-${number}-proof.json` : `deal-${number}.${format}`

/** What files say of a table. */
export const tableNamed = ({ night, people }: Hosted): TableNamed => {
  if (night === undefined) throw new Error('a table without a placard')
  const { name, chairs } = night.table.placard
  return { name, chairs, people }
}

/** How those are called who played a deal, also if they are gone. */
const namesIn = ({ people }: Hosted, { players }: FinishedDeal, language: Language): Names => {
  const { somebody, seatOf } = NAMELESS[language]
  const player = (id: string): string => heldIn(people, id)?.name ?? somebody
  const seat = (at: number): string | null => {
    const own = players.find(it => it.seat === at)
    return own === undefined ? null : player(own.person)
  }
  return { player, seat, at: at => seat(at) ?? seatOf(at) }
}

/** The chairs as they were taken in the deal. */
const seatsOf = (hosted: Hosted, { players }: FinishedDeal): readonly SeatShown[] =>
  Array.from({ length: tableNamed(hosted).chairs }, (_, i) => {
    const seat = i + 1
    const person = players.find(it => it.seat === seat)?.person ?? null
    const { name = '', bot = null } = person === null ? {} : (heldIn(hosted.people, person) ?? { name: 'Somebody' })
    return {
      seat,
      person,
      name,
      bot: bot !== null,
      host: false,
      chips: 0,
      away: false,
      out: '',
      missedBlind: false,
      marks: [],
      here: true,
      lost: false,
    }
  })
