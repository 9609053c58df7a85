import { type FormId, placardFor } from '@cardroom/engine'
import { describe, expect, test } from 'vitest'
import type { ValueOf } from '../../protocol/preferences.ts'
import { newsText } from '../../testing/news-text.ts'
import { newAround, policy, secrets, threeSitDown } from '../../testing/played-table.ts'
import { tried } from '../../testing/tried.ts'
import { commonView } from '../../views/common-view.ts'
import { newsLog } from '../../views/news-log.ts'
import { ownView } from '../../views/own-view.ts'
import { decideOrder } from '../decide.ts'
import { type HostedTable, hostTable } from '../host-table.ts'
import { makeTable } from '../make-table.ts'
import { callDeal } from '../next/call-deal.ts'
import { dueSeats } from '../state/due-seats.ts'
import type { Hosted } from '../state/hosted.ts'
import { readState } from '../table-stream.ts'

const opened = async (game: FormId, structure: 'no-limit' | 'pot-limit' | 'limit' = 'no-limit') => {
  const around = newAround()
  const placard = placardFor({ game, structure, chairs: 4 })
  await makeTable({ id: 't1', placard, policy, host: { person: 'p1', name: 'Player 1' } }, around)
  const table = await hostTable('t1', around)
  await threeSitDown(table)
  return { table, around }
}

const says = (table: HostedTable, wishes: Readonly<Record<string, ValueOf<'run-it'>>>) =>
  Promise.all(
    Object.entries(wishes).map(([person, times]) =>
      table.order(person, { type: 'prefer', preference: { type: 'run-it', value: times } }),
    ),
  )

/** A deal is called, who is to act goes all-in or calls, and `folds` fold; then all that is to come is dealt. */
const allIn = async (table: HostedTable, folds: readonly string[] = []): Promise<void> => {
  await table.does((course, at) => callDeal(course, at, secrets))
  while (table.hosted().night!.deal?.round != null) {
    const { deal, table: own } = table.hosted().night!
    const person = own.chairs[dueSeats(table.hosted().night!)[0]! - 1]!
    const act = folds.includes(person)
      ? ({ type: 'Fold' } as const)
      : deal!.round!.price < 1000
        ? ({ type: 'Wager', to: 1000 } as const)
        : ({ type: 'Call' } as const)
    const done = await table.order(person, { type: 'act', act })
    if ('why' in done) throw new Error(done.why)
  }
}

const boardsOf = (table: HostedTable): number => commonView(table.hosted(), () => true).deal!.boards.length

describe('the board is run more than once', () => {
  test('as often as all who are left have said; players who folded are not asked', async () => {
    const { table, around } = await opened('holdem')
    await says(table, { p1: 2, p2: 3 })
    await allIn(table, ['p3'])
    expect(boardsOf(table)).toBe(2)
    const { state } = await readState(around.store, 'table/t1')
    expect(state).toEqual(table.hosted())
  })

  test('three times if all say so, and once if one does not', async () => {
    const thrice = await opened('holdem')
    await says(thrice.table, { p1: 3, p2: 3, p3: 3 })
    await allIn(thrice.table)
    expect(boardsOf(thrice.table)).toBe(3)
    const once = await opened('holdem')
    await says(once.table, { p1: 2, p2: 2 })
    await allIn(once.table)
    expect(boardsOf(once.table)).toBe(1)
  })

  test('bots go along, and bots alone have it dealt once', async () => {
    const { table } = await opened('holdem')
    await says(table, { p1: 2 })
    const states: Hosted[] = []
    table.listen(before => states.push(before))
    await allIn(table)
    const before = states.at(-1)!
    const person = before.night!.table.chairs[dueSeats(before.night!)[0]! - 1]!
    const boards = (...bots: readonly string[]): number => {
      const people = Object.entries(before.people).map(([id, one]) => [
        id,
        { ...one, bot: bots.includes(id) ? 'bold' : null },
      ])
      const hosted = { ...before, people: Object.fromEntries(people) } as Hosted
      const course = tried(hosted, it => decideOrder(it, person, { type: 'act', act: { type: 'Call' } }, 5000, secrets))
      if ('why' in course) throw new Error(course.why)
      return commonView(course.hosted, () => true).deal!.boards.length
    }
    expect([boards('p2', 'p3'), boards('p2'), boards('p1', 'p2', 'p3')]).toEqual([2, 1, 1])
  })

  test('a choice holds until another is made, and everybody sees it', async () => {
    const { table } = await opened('holdem')
    const before = table.hosted()
    const heard: string[] = []
    const log = newsLog(before.version)
    table.listen((was, is, events) => {
      log.add(was, is, events)
      heard.push(...log.last(null).map(newsText))
    })
    await says(table, { p1: 2 })
    expect(heard).toEqual(['Player 1 runs it twice if everybody left in agrees.'])
    expect(ownView(table.hosted(), 'p1').prefers?.['run-it']).toEqual({ now: 2, values: [1, 2, 3] })
    expect(await table.order('p1', { type: 'prefer', preference: { type: 'run-it', value: 2 } })).toMatchObject({
      why: 'as-it-is',
    })
    await says(table, { p1: 1 })
    expect(ownView(table.hosted(), 'p1').prefers?.['run-it']).toEqual({ now: 1, values: [1, 2, 3] })
  })

  test('where the book has it dealt once nobody is asked, and the refusal names the rule', async () => {
    const { table } = await opened('holdem', 'limit')
    expect(ownView(table.hosted(), 'p1').prefers?.['run-it']).toBeNull()
    const refused = await table.order('p1', { type: 'prefer', preference: { type: 'run-it', value: 2 } })
    expect(refused).toMatchObject({ why: 'cannot-run-it', about: { most: 1 } })
    expect('rules' in refused && refused.rules.length).toBeGreaterThan(0)
    expect(await table.order('p9', { type: 'prefer', preference: { type: 'run-it', value: 2 } })).toMatchObject({
      why: 'not-here',
    })
  })
})
