import { chipsOf } from './chips/purchase.ts'
import type { Table } from './table.ts'

/**
 * What is off with a table, one sentence each; empty when all is right. While a deal is on, a stack counts as it was
 * when the deal began, so that the chips in the pot are counted once.
 */
export const tableAudit = (table: Table): readonly string[] => [...chipsOff(table), ...seatsOff(table)]

/** Chips on the table, or to come: stacks, those behind, held and in pockets, and what is carried over. */
export const chipsOnTable = ({ members, carried }: Pick<Table, 'members' | 'carried'>): number =>
  members.reduce((sum, member) => sum + chipsOf(member), carried.chips)

const chipsOff = (table: Table): readonly string[] => {
  const { members, collected, carried } = table
  const owed = members.reduce((sum, { bought, cashedOut }) => sum + bought - cashedOut, -collected)
  const here = chipsOnTable(table)
  const wrong = members.filter(({ stack, held, pocketed, behind }) =>
    [stack, held, pocketed, behind?.chips ?? 0].some(chips => !(Number.isSafeInteger(chips) && chips >= 0)),
  )
  return [
    ...(here === owed
      ? []
      : [`${here} chips are on the table, but ${owed} were bought and not cashed out or collected`]),
    ...wrong.map(({ player }) => `${player} has chips that are no whole number`),
    ...(carried.chips >= 0 ? [] : ['less than nothing is carried over']),
  ]
}

const seatsOff = ({ members, chairs }: Table): readonly string[] => [
  ...chairs.flatMap((player, i) =>
    player === null || members.some(it => it.player === player && it.seat === i + 1)
      ? []
      : [`${player} sits in seat ${i + 1} and is not there`],
  ),
  ...members.flatMap(({ player, seat, playedOverBy }) =>
    seat === null || chairs[seat - 1] === (playedOverBy ?? player) ? [] : [`seat ${seat} is not that of ${player}`],
  ),
]
