import { describe, expect, test } from 'vitest'
import { secrets } from '../../secrets.ts'
import { liveTable } from '../../testing/live-table.ts'
import { peopleTable } from '../../testing/people-table.ts'
import { invite, joinBy, newCode } from '../door/invitations.ts'
import { joinTable, takeName } from './come.ts'
import { readsLike } from './name-at-table.ts'

const scene = async () => {
  const { table } = await peopleTable({ others: [] })
  const nameOf = (person: string): string | undefined => table.hosted().people[person]?.name
  const come = async (person: string, name: string): Promise<string | undefined> => {
    await table.does((course, at) => joinTable(course, person, name, at))
    return nameOf(person)
  }
  const rename = async (person: string, name: string): Promise<string | undefined> => {
    await table.does((course, at) => takeName(course, person, name, at))
    return nameOf(person)
  }
  return { table, nameOf, come, rename }
}

test('a player who comes on two pages at once comes once', async () => {
  const { table, come } = await scene()
  await Promise.all([come('ann2', 'Anna'), come('ann2', 'Anna')])
  const came = (await table.eventsAfter(0, 100)).filter(it => it.type === 'PersonCame' && it.person === 'ann2')
  expect(came).toHaveLength(1)
})

describe('no two people at one table show the same name', () => {
  test('the player who comes later gets a number', async () => {
    const { come } = await scene()
    expect(await come('b', 'Ann')).toBe('Ann 2')
    expect(await come('c', 'Ann')).toBe('Ann 3')
    expect(await come('d', 'Ann 2')).toBe('Ann 2 2')
    expect(await come('e', 'Bob')).toBe('Bob')
  })

  test.each(['ANN', ' ann ', 'Ａｎｎ', 'А\u{6e}n', 'Αnn'])(
    'also one whose name only reads the same: %s',
    async name => {
      const { come } = await scene()
      expect(await come('b', name)).toMatch(/ 2$/)
    },
  )

  test('characters that look alike are the same, others are not', () => {
    for (const [one, other] of [
      ['Ian', 'lan'],
      ['Bo0', 'BoO'],
      ['Сосо', 'Coco'],
      ['A1', 'Al'],
    ] as const)
      expect(readsLike(one, other), `${one} ${other}`).toBe(true)
    for (const [one, other] of [
      ['Ann', 'Anna'],
      ['Ali', 'All'],
      ['Player 1', 'Player 2'],
      ['Ян', 'Ан'],
    ] as const)
      expect(readsLike(one, other), `${one} ${other}`).toBe(false)
  })

  test('also by invitation', async () => {
    const { table, nameOf } = await scene()
    const code = newCode(secrets)
    await table.does((course, at) => invite(course, 'ann', { role: 'player', uses: null, minutes: null }, code, at))
    await table.does((course, at) => joinBy(course, { person: 'b', name: 'ann' }, code, at))
    expect(nameOf('b')).toBe('ann 2')
  })

  test('also by taking another name; a player who comes again is called as before, and as they like once the name is free', async () => {
    const { table, come, rename } = await scene()
    await come('b', 'Bob')
    expect(await rename('b', 'Ann')).toBe('Ann 2')
    const { version } = table.hosted()
    expect(await rename('b', 'Ann')).toBe('Ann 2')
    expect(table.hosted().version).toBe(version)
    expect(await rename('ann', 'Cyd')).toBe('Cyd')
    expect(await rename('b', 'Ann')).toBe('Ann')
  })

  test('bots make way for people who were here, and people for bots', async () => {
    const { table, come, nameOf } = await scene()
    await come('b', 'Ada')
    const bot = (seat: number) => table.order('ann', { type: 'bot', seat, chips: 1000, temper: 'steady' })
    await bot(2)
    await bot(3)
    expect([nameOf('bot-1'), nameOf('bot-2')]).toEqual(['Ada 2', 'Blaise'])
    expect(await come('c', 'BLAISE')).toBe('BLAISE 2')
  })

  test('a long name leaves room for its number', async () => {
    const { come } = await scene()
    const long = 'x'.repeat(40)
    expect(await come('b', long)).toBe(long)
    expect(await come('c', long)).toBe(`${'x'.repeat(38)} 2`)
  })

  test('at a table of real cards the helper is asked for another name, and for one that can be read', () => {
    const table = liveTable({})
    const seat = (at: number, name: string) =>
      table.order('hal', { type: 'live', does: { type: 'seat', seat: at, name, chips: 100 } })
    expect(seat(1, ' Ann ')).toBeNull()
    expect(seat(2, 'АNN')).toBe('name-is-taken')
    expect(seat(2, '\u2800')).toBe('no-name')
    expect(seat(2, 'Bo\u202eb')).toBeNull()
    expect(Object.values(table.course.hosted.people).map(({ name }) => name)).toContain('Bo b')
  })
})
