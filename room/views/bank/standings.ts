import type { Chips } from '@cardroom/engine'
import type { PlayerId } from '@cardroom/engine/table'
import { type Bank, type BankEntry, balanceOf, POCKET, pocketOf } from '../../bank/bank.ts'
import { cashOutNow } from '../../bank/cash-out-now.ts'
import type { Hosted } from '../../table/state/hosted.ts'

/** How a player stands with a table, if all cashed out now. */
export type PersonStands = {
  readonly person: PlayerId
  readonly bought: Chips
  readonly cashedOut: Chips
  readonly onTable: Chips
  readonly corrected: Chips
  readonly net: Chips
}

/** How all stand who have had chips at a table or in its book, in the order in which they came to it. */
export const standings = ({
  bank,
  night,
  people,
}: Pick<Hosted, 'bank' | 'night' | 'people'>): readonly PersonStands[] => {
  if (night === undefined) return []
  const chips = cashOutNow(night.table)
  const booked = new Map<PlayerId, Booked>()
  for (const entry of bank.entries) book(booked, entry)
  return Object.keys(people).flatMap(person => {
    const onTable = chips.get(person) ?? 0
    const own = booked.get(person)
    if (own === undefined) return []
    return [{ person, ...own, onTable, net: balanceOf(bank, pocketOf(person)) + onTable }]
  })
}

/** What the house has: what it collected, less what the host gave from it in corrections. */
export const houseBalance = (
  bank: Bank,
): { readonly collected: Chips; readonly corrected: Chips; readonly net: Chips } => {
  const [collected, corrected] = [balanceOf(bank, 'collections'), balanceOf(bank, 'corrections')]
  return { collected, corrected, net: collected + corrected }
}

type Booked = Pick<PersonStands, 'bought' | 'cashedOut' | 'corrected'>

/** Chips that do not come into play, or are not there after all, were not bought. */
const UNDONE: ReadonlySet<string> = new Set(['returned', 'foreign-chips', 'counted'])

const book = (booked: Map<PlayerId, Booked>, { kind, from, to, chips }: BankEntry): void => {
  for (const [account, sign] of [
    [from, -1],
    [to, 1],
  ] as const) {
    if (!account.startsWith(POCKET)) continue
    const person = account.slice(POCKET.length)
    const { bought, cashedOut, corrected } = booked.get(person) ?? { bought: 0, cashedOut: 0, corrected: 0 }
    if (kind === 'correction') booked.set(person, { bought, cashedOut, corrected: corrected + sign * chips })
    else if (sign < 0 || UNDONE.has(kind)) booked.set(person, { bought: bought - sign * chips, cashedOut, corrected })
    else booked.set(person, { bought, cashedOut: cashedOut + chips, corrected })
  }
}
