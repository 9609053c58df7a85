import type { Cited } from '../../deal/events.ts'
import type { Recorders } from '../draft.ts'
import { changeMember } from '../draft.ts'
import type { At, TableEvent } from '../events.ts'
import { neutralKillButton } from '../kills/kill-button.ts'
import type { Table } from '../table.ts'
import type { OpeningEvent } from './opening-events.ts'

/** The table that the first event opens. */
export const tableOpened = (event: TableEvent): Table => {
  if (event.type !== 'TableOpened') throw new Error(`a table opens before ${event.type}`)
  const { placard, at } = event
  return {
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
  }
}

/** How a table opens, written into it. */
export const openingRecorders: Recorders<OpeningEvent & Cited & At> = {
  TableOpened: () => {
    throw new Error('a table opens once')
  },
  ButtonDrawn: (table, { cards, seat }) => {
    table.firstButton = seat
    for (const { player } of cards) changeMember(table, player, { standing: 'drew' })
  },
}
