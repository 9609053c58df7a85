import { placardFor } from '@cardroom/engine'
import { describe, expect, test } from 'vitest'
import { newAround, policy, secrets, threeSitDown } from '../../testing/played-table.ts'
import { ownView } from '../../views/own-view.ts'
import { type HostedTable, hostTable } from '../host-table.ts'
import { makeTable } from '../make-table.ts'
import { callDeal } from '../next/call-deal.ts'
import { dueSeats } from '../state/due-seats.ts'

const opened = async (game: 'holdem' | 'razz', book: 'rrp' | 'wsop' = 'rrp'): Promise<HostedTable> => {
  const around = newAround()
  const placard = { ...placardFor({ game, chairs: 4 }), book }
  await makeTable({ id: 't1', placard, policy, host: { person: 'p1', name: 'Player 1' } }, around)
  const table = await hostTable('t1', around)
  await threeSitDown(table)
  return table
}

const says = (table: HostedTable, ...people: readonly string[]) =>
  Promise.all(people.map(person => table.order(person, { type: 'prefer', preference: { type: 'chop', value: true } })))

/** A deal in which all fold to the blinds, and who they are. */
const foldsToBlinds = async (table: HostedTable): Promise<readonly string[]> => {
  await table.does((course, at) => callDeal(course, at, secrets))
  const { places, chairs } = table.hosted().night!.table
  const blinds = places!.blinds.map(seat => chairs[seat! - 1]!)
  const first = chairs[dueSeats(table.hosted().night!)[0]! - 1]!
  expect(blinds).not.toContain(first)
  await table.order(first, { type: 'act', act: { type: 'Fold' } })
  return blinds
}

const stacks = (table: HostedTable): readonly number[] => table.hosted().night!.table.members.map(({ stack }) => stack)

describe('blinds that have both said so', () => {
  test('take their blinds back when all others have folded (rrp/2/procedures/15/chop)', async () => {
    const table = await opened('holdem')
    await says(table, 'p1', 'p2', 'p3')
    await foldsToBlinds(table)
    expect(table.hosted().last?.deal.phase).toBe('ended')
    expect(stacks(table)).toEqual([1000, 1000, 1000])
  })

  test('do not if one of them has said nothing', async () => {
    const table = await opened('holdem')
    await says(table, 'p1')
    await foldsToBlinds(table)
    expect(table.hosted().night!.deal?.round).not.toBeNull()
    expect(dueSeats(table.hosted().night!)).toHaveLength(1)
  })

  test('do not if one of them plays', async () => {
    const table = await opened('holdem')
    await says(table, 'p1', 'p2', 'p3')
    await table.does((course, at) => callDeal(course, at, secrets))
    const { places, chairs } = table.hosted().night!.table
    const small = chairs[places!.blinds[0]! - 1]!
    await table.order(small, { type: 'prefer', preference: { type: 'chop', value: false } })
    const first = chairs[dueSeats(table.hosted().night!)[0]! - 1]!
    await table.order(first, { type: 'act', act: { type: 'Fold' } })
    expect(dueSeats(table.hosted().night!)).toEqual([places!.blinds[0]])
    expect(ownView(table.hosted(), small).prefers?.chop?.now).toBe(false)
  })

  test('are asked only where the game has blinds', async () => {
    const table = await opened('razz')
    expect(ownView(table.hosted(), 'p1').prefers?.chop).toBeNull()
    expect(await table.order('p1', { type: 'prefer', preference: { type: 'chop', value: true } })).toMatchObject({
      why: 'cannot-chop',
    })
    expect(await table.order('p1', { type: 'prefer', preference: { type: 'chop', value: false } })).toMatchObject({
      why: 'as-it-is',
    })
  })
})
