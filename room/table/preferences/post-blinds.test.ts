import { describe, expect, test } from 'vitest'
import { dueSeat, type PeopleTable, peopleTable, personIn } from '../../testing/people-table.ts'
import { ownView } from '../../views/own-view.ts'

/** The next deal, folded to its end: who posted the blinds, and who was dealt in. */
const nextDeal = async ({ table, call }: PeopleTable) => {
  await call()
  const { deal, places, chairs } = table.hosted().night!.table
  const blinds = places?.blinds.map(seat => (seat === null ? null : chairs[seat - 1])) ?? []
  const players = deal?.players.map(({ player }) => player) ?? []
  for (let acts = 0; table.hosted().night!.deal !== null && acts < 20; acts++)
    await table.order(personIn(table, dueSeat(table)), { type: 'act', act: { type: 'Fold' } })
  return { big: blinds.at(-1), small: blinds[0], players }
}

const off = { type: 'prefer', preference: { type: 'post-blinds', value: false } } as const

describe('posting blinds automatically', () => {
  test('turned off, a player sits out when the blinds come, misses them by the book, and plays a round by coming back', async () => {
    const scene = await peopleTable({ others: ['bob', 'cyd', 'dan'] })
    const { table } = scene
    const bob = () => table.hosted().night!.table.members.find(({ player }) => player === 'bob')!
    expect(await table.order('bob', off)).toHaveProperty('version')
    for (let deal = 0; deal < 8 && bob().away === null; deal++) {
      const { big } = await nextDeal(scene)
      // a player who sits down agrees to the blinds of the first deal
      if (deal > 0) expect(big).not.toBe('bob')
    }
    expect(bob().away).not.toBeNull()
    for (let deal = 0; deal < 2; deal++) expect((await nextDeal(scene)).players).not.toContain('bob')
    expect(await table.order('bob', { type: 'back' })).toHaveProperty('version')
    const posted: string[] = []
    for (let deal = 0; deal < 12 && posted.length < 2; deal++) {
      const { big, small } = await nextDeal(scene)
      if (big === 'bob') posted.push('big')
      if (small === 'bob') posted.push('small')
    }
    expect(posted).toEqual(['big', 'small'])
    expect(ownView(table.hosted(), 'bob').prefers?.['post-blinds']?.now).toBe(false)
  })

  test('is not asked about where no game has blinds', async () => {
    const { table } = await peopleTable({ form: 'razz', others: ['bob'] })
    expect(ownView(table.hosted(), 'bob').prefers).toMatchObject({ 'post-blinds': null, 'sit-out-at-blind': null })
    expect(await table.order('bob', off)).toMatchObject({ why: 'not-a-choice' })
  })

  test('is on from the start, and nobody sits out', async () => {
    const scene = await peopleTable({ others: ['bob', 'cyd'] })
    expect(ownView(scene.table.hosted(), 'bob').prefers?.['post-blinds']).toEqual({ now: true, values: [true, false] })
    for (let deal = 0; deal < 6; deal++) expect((await nextDeal(scene)).players).toHaveLength(3)
  })
})
