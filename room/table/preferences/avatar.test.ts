import { expect, test } from 'vitest'
import { peopleTable } from '../../testing/people-table.ts'
import { commonView } from '../../views/common-view.ts'
import { ownView } from '../../views/own-view.ts'

test('players choose how they are drawn at their seat, for all to see; bots and others are drawn by their initials', async () => {
  const { table } = await peopleTable({ others: ['bob'] })
  const shown = () => commonView(table.hosted(), () => true).seats.filter(({ person }) => person !== null)
  expect(shown().map(({ avatar }) => avatar)).toEqual([undefined, undefined])
  await table.order('ann', { type: 'prefer', preference: { type: 'avatar', value: 'fox' } })
  expect(shown().find(({ person }) => person === 'ann')!.avatar).toBe('fox')
  expect(shown().find(({ person }) => person === 'bob')!.avatar).toBeUndefined()
  const strange = { type: 'avatar', value: 'dragon' } as never
  expect(await table.order('ann', { type: 'prefer', preference: strange })).toMatchObject({ why: 'not-a-choice' })
  // the list is long, and the page has it
  expect(ownView(table.hosted(), 'ann').prefers?.avatar).toBeNull()
})
