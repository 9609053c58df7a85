import { describe, expect, test } from 'vitest'
import { dueSeat, type PeopleTable, peopleTable, personIn } from '../../testing/people-table.ts'
import { ownView } from '../../views/own-view.ts'
import { takeTurn } from '../act/act-for.ts'
import { mayWin } from '../act/may-win.ts'
import { dueAt } from '../due.ts'

/** Everybody checks and calls to the showdown, and hands are shown until the last one is due. */
const toLastHand = async ({ table, call, secrets }: PeopleTable): Promise<number> => {
  await call()
  for (let acts = 0; acts < 30; acts++) {
    const seat = dueSeat(table)
    const { legal } = ownView(table.hosted(), personIn(table, seat))
    if (legal?.due === 'show') {
      if (table.hosted().night!.deal!.players.some(it => it.shown === 'shown')) return seat
      await table.does((course, at) => takeTurn(course, seat, at, secrets))
    } else {
      const type = legal?.due === 'betting' && legal.check ? 'Check' : 'Call'
      await table.order(personIn(table, seat), { type: 'act', act: { type } })
    }
  }
  throw new Error('there is no showdown')
}

const shownBy = ({ table }: PeopleTable, seat: number) =>
  table.hosted().last!.deal.players.find(it => it.seat === seat)!.shown

describe('auto-muck', () => {
  test('mucks a losing hand by itself, without asking, and shows one that may win', async () => {
    const scene = await peopleTable({ others: ['bob'] })
    const { table, now, secrets } = scene
    for (const person of ['ann', 'bob']) {
      for (const type of ['auto-muck', 'ask-to-show'] as const)
        await table.order(person, { type: 'prefer', preference: { type, value: true } })
    }
    const ends = new Set<string>()
    for (let deal = 0; deal < 8; deal++) {
      const seat = await toLastHand(scene)
      const wins = mayWin(table.hosted().night!.deal!, seat)
      const isAsked = dueAt(table.hosted(), now())!.at === table.hosted().lastAct + 20_000
      expect(isAsked).toBe(wins)
      await table.does((course, at) => takeTurn(course, seat, at, secrets))
      expect(shownBy(scene, seat)).toBe(wins ? 'shown' : 'mucked')
      ends.add(shownBy(scene, seat))
    }
    expect([...ends].toSorted()).toEqual(['mucked', 'shown'])
  })

  test('is off until a player turns it on: every hand is shown', async () => {
    const scene = await peopleTable({ others: ['bob'] })
    const { table, secrets } = scene
    expect(ownView(table.hosted(), 'ann').prefers?.['auto-muck']).toEqual({ now: false, values: [false, true] })
    for (let deal = 0; deal < 8; deal++) {
      const seat = await toLastHand(scene)
      await table.does((course, at) => takeTurn(course, seat, at, secrets))
      expect(shownBy(scene, seat)).toBe('shown')
    }
  })
})
