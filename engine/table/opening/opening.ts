import type { Card } from '../../cards/card.ts'
import type { Seat } from '../../deal/chips.ts'
import { changeMember } from '../draft.ts'
import { neutralKillButton } from '../kills/kill-button.ts'
import type { Placard } from '../placard.ts'
import type { PlayerId } from '../player.ts'
import type { Table } from '../table.ts'
import type { Time } from '../time.ts'
import { subject } from '../work.ts'
import { drawForButton } from './draw-for-button.ts'
import { openTable } from './open-table.ts'

/** What is ordered when a game opens. */
export type OpeningOrder =
  | { readonly type: 'OpenTable'; readonly placard: Placard }
  /** Those who sit here have drawn, or were dealt, a card each for the first button. */
  | { readonly type: 'DrawForButton'; readonly cards: readonly { readonly player: PlayerId; readonly card: Card }[] }

/** What happens when a game opens. */
export type OpeningEvent =
  | { readonly type: 'TableOpened'; readonly placard: Placard }
  | {
      readonly type: 'ButtonDrawn'
      readonly cards: readonly { readonly player: PlayerId; readonly card: Card }[]
      readonly seat: Seat
    }

/** How a table opens, and who has the first button. */
export const opening = subject<OpeningOrder, OpeningEvent>({
  orders: { OpenTable: openTable, DrawForButton: drawForButton },
  events: {
    TableOpened: (table, { placard, at }) => {
      if (isOpen(table)) throw new Error('a table opens once')
      Object.assign(table, opened(placard, at))
    },
    ButtonDrawn: (table, { cards, seat }) => {
      table.firstButton = seat
      for (const { player } of cards) changeMember(table, player, { standing: 'drew' })
    },
  },
})

/** Has this table opened? Before that there is nothing to write on but an empty draft. */
export const isOpen = (table: Table | undefined): table is Table => table?.placard !== undefined

const opened = (placard: Placard, at: Time): Table => ({
  placard,
  opened: at,
  at,
  chairs: Array.from({ length: placard.chairs }, () => null),
  members: [],
  places: null,
  firstButton: null,
  unreached: Array.from({ length: placard.chairs }, (_, i) => i + 1),
  buttons: [],
  kills: neutralKillButton,
  rotation: { part: 0, deals: 0, from: null, chosen: null },
  deals: 0,
  deal: null,
  carried: { chips: 0, dealtIn: null, matched: [], passed: 0, barred: [], fantasyland: [] },
  time: {
    last: null,
    owes: [],
    paid: [],
    way: 'individual',
    ante: null,
    optedOut: [],
    courtesy: [],
    pool: null,
  },
  agreed: { straddles: [], kills: [], bombPot: null },
  collected: 0,
  waiting: 0,
  clock: null,
  cards: { deckFrom: 0, setupFrom: at },
  notes: [],
  dealer: null,
  ended: false,
})
