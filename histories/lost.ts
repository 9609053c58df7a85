import type { BookId, House } from '@cardroom/engine'
import type { About } from './history.ts'
import { ONLINE } from './pokerstars/house.ts'
import { HISTORY_BOOK } from './replay-history.ts'
import type { Unsaid } from './site-facts.ts'
import type { Recorded } from './story/recorded.ts'
import type { Story } from './story/story.ts'
import type { FilledIn, Lost } from './written.ts'

/** What a format holds of what is known about a hand: one line for each field, so none is forgotten. */
export type Holds = Readonly<Record<Exclude<keyof About, 'players'>, boolean>>

/** Losses that are the same for every text format: facts, fields of other programs, the deck, burns and the rulebook. */
export const commonLosses = ({ about, events, kept }: Recorded, holds: Holds): readonly Lost[] => {
  const facts = (Object.keys(about) as (keyof Holds)[]).filter(
    name => about[name] !== undefined && Object.hasOwn(holds, name) && !holds[name],
  )
  const [started] = events
  const hasDeck = events.some(event => event.type === 'DeckShuffled' && event.deck.length > 0)
  const burned = events.filter(event => event.type === 'CardBurned' && event.card !== '??').length
  return [
    ...(facts.length > 0 ? [{ what: 'facts', names: facts } as const] : []),
    ...(Object.keys(kept).length > 0 ? [{ what: 'fields', names: Object.keys(kept) } as const] : []),
    ...(hasDeck || burned > 0 ? [{ what: 'deck' } as const] : []),
    ...(started?.type === 'DealStarted' && !isUsual(started.book)
      ? [{ what: 'book', book: started.book } as const]
      : []),
  ]
}

/** What stands in every text format where nobody knows it: the table, its size, names, and what histories take for granted. */
export const filledIn = (
  { setting, seats }: Story,
  { about, names }: Recorded,
  stands: { readonly table: string; readonly seatCount: number; readonly currency: string | null },
): readonly Lost[] => {
  const nameless = seats.flatMap(({ seat }) => (names[seat] === undefined ? [seat] : []))
  const line = (of: FilledIn, isKnown: boolean, text: string): readonly Lost[] =>
    isKnown ? [] : [{ what: 'filled-in', of, stands: text }]
  const isSaid = (what: Unsaid): boolean => !(about.unsaid ?? []).includes(what)
  const isCash = setting === 'cash'
  return [
    ...line('setting', isSaid('setting'), 'a cash game'),
    ...line('table', about.table !== undefined, stands.table),
    ...line('seat-count', about.seatCount !== undefined, String(stands.seatCount)),
    ...line('seats', isSaid('seats'), seats.map(({ seat }) => seat).join(', ')),
    ...line('currency', stands.currency === null, stands.currency ?? ''),
    ...line('rake', !isCash || isSaid('rake') || about.rake !== undefined, '0'),
    ...(nameless.length > 0 ? [{ what: 'player-names', seats: nameless } as const] : []),
    ...(about.seatCount !== undefined && about.seatCount < stands.seatCount
      ? [{ what: 'facts', names: ['seatCount'] } as const]
      : []),
  ]
}

/** The books by which histories are played when they name none. */
const isUsual = (book: BookId | House): boolean =>
  book === HISTORY_BOOK || (typeof book === 'object' && book.name === ONLINE.name)
