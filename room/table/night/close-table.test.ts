import { describe, expect, test } from 'vitest'
import { dueSeat, peopleTable, personIn } from '../../testing/people-table.ts'
import { dueAt } from '../due.ts'
import { closeTable, endNight } from './night.ts'

describe('the operator', () => {
  test('closes a table at once between hands, and once', async () => {
    const { table } = await peopleTable()
    await table.does(closeTable)
    expect(table.hosted().night!.table.ended).toBe(true)
    const { night } = table.hosted()
    await table.does(closeTable)
    expect(table.hosted().night).toBe(night)
  })

  test('closes a table in play when the hand is over: nobody loses what is in the pot', async () => {
    const { table, call, now } = await peopleTable()
    await call()
    await table.does(closeTable)
    expect(table.hosted()).toMatchObject({ ending: 'office', night: { table: { ended: false } } })
    for (let folds = 0; folds < 2; folds++)
      await table.order(personIn(table, dueSeat(table)), { type: 'act', act: { type: 'Fold' } })
    expect(dueAt(table.hosted(), now())).toMatchObject({ do: 'end-night' })
    await table.does(endNight)
    expect(table.hosted().night!.table.ended).toBe(true)
  })

  test('stops the dealing: no hand is called, and one in play goes on', async () => {
    const { table, call, now } = await peopleTable({ policy: { clock: { act: 20, bank: 0 } } })
    const due = (mayDeal: boolean) => dueAt(table.hosted(), now(), table.plans, true, mayDeal)
    expect(due(true)).toMatchObject({ do: 'call-deal' })
    expect(due(false)).toBeNull()
    await call()
    expect(due(false)).not.toBeNull()
    expect(due(false)).toEqual(due(true))
  })
})
