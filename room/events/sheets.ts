import { rulebookOf } from '@cardroom/engine'
import { chipWorths, colourUps, postedFor, prizesOf } from '@cardroom/engine/tournament'
import type { EventSheets } from '../protocol/events.ts'
import { type Held, nameOf } from './held.ts'

/** What is printed for an event: who sits where, the structure, the payouts, and a deal on the prizes to sign. */
export const eventSheets = (held: Held): EventSheets => {
  const { tournament } = held
  const { plan, phase, levels, tables, entrants, prizeDeal } = tournament
  const book = rulebookOf(plan.book)
  const stackOf = (player: string): number => entrants.find(it => it.player === player)?.stack ?? 0
  return {
    name: plan.name,
    book: book.name,
    seating: tables.map(({ table, seats }) => ({
      table,
      seats: seats.flatMap((player, i) =>
        player === null ? [] : [{ seat: i + 1, name: nameOf(held, player), stack: stackOf(player) }],
      ),
    })),
    structure: {
      stack: plan.buyIn.chips,
      levels,
      colourUps: colourUps(levels, plan.unit, chipWorths(book)),
      posted: postedFor(plan),
    },
    bags: phase === 'bagged' ? bagsOf(held) : [],
    payouts: prizesOf(tournament).map((prize, i) => ({ place: i + 1, prize })),
    deal:
      prizeDeal === null
        ? null
        : {
            way: prizeDeal.way,
            shares: prizeDeal.shares.map(({ player, prize }, i) => ({
              name: nameOf(held, player),
              // as it was when they agreed: they may play on
              stack: prizeDeal.stacks[i]!,
              prize,
            })),
            left: prizeDeal.left,
            improper: prizeDeal.improper,
            rules: book.prizeDealPayout.rules,
          },
  }
}

const bagsOf = (held: Held): EventSheets['bags'] =>
  held.tournament.entrants
    .filter(({ status }) => status === 'playing')
    .map(({ player, stack }) => ({ name: nameOf(held, player), stack }))
    .toSorted((a, b) => b.stack - a.stack)
