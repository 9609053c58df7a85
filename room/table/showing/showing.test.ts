import { describe, expect, test } from 'vitest'
import { newsText } from '../../testing/news-text.ts'
import { dueSeat, type PeopleTable, peopleTable, personIn } from '../../testing/people-table.ts'
import { commonView } from '../../views/common-view.ts'
import { newsLog } from '../../views/news-log.ts'
import { ownView } from '../../views/own-view.ts'

/** A hand in which all but one fold: who has won it, and who has folded. */
const foldedOut = async ({
  table,
  call,
}: PeopleTable): Promise<{ readonly winner: string; readonly loser: string }> => {
  await call()
  const loser = personIn(table, dueSeat(table))
  await table.order(loser, { type: 'act', act: { type: 'Fold' } })
  return { winner: loser === 'ann' ? 'bob' : 'ann', loser }
}
const downOf = ({ table }: PeopleTable, person: string) =>
  commonView(table.hosted(), () => true).deal!.players.find(
    ({ seat }) => table.hosted().night!.table.chairs[seat - 1] === person,
  )!.down

describe('cards shown after a hand that nobody called', () => {
  test('the winner shows one card and then the other; nobody has seen them before', async () => {
    const scene = await peopleTable({ others: ['bob'] })
    const { table } = scene
    const log = newsLog(table.hosted().version)
    const heard: string[] = []
    table.listen((was, is, events) => {
      log.add(was, is, events)
      heard.push(...log.last(null).map(newsText))
    })
    const { winner } = await foldedOut(scene)
    const cards = ownView(table.hosted(), winner).toShow
    expect(cards).toHaveLength(2)
    expect(downOf(scene, winner)).toEqual(['??', '??'])
    expect(await table.order(winner, { type: 'show-cards', cards: [cards[1]!] })).toHaveProperty('version')
    expect(downOf(scene, winner)).toEqual(['??', cards[1]])
    expect(heard.at(-1)).toMatch(/shows? /)
    expect(ownView(table.hosted(), winner).toShow).toEqual([cards[0]])
    expect(await table.order(winner, { type: 'show-cards', cards: [cards[0]!] })).toHaveProperty('version')
    expect(downOf(scene, winner)).toEqual(cards)
    expect(ownView(table.hosted(), winner).toShow).toEqual([])
  })

  test('only their own cards, each once, and not when the next hand is on', async () => {
    const scene = await peopleTable({ others: ['bob'] })
    const { table, call } = scene
    const { winner, loser } = await foldedOut(scene)
    const cards = ownView(table.hosted(), winner).toShow
    const refused = (person: string, shown: readonly (typeof cards)[number][]) =>
      table.order(person, { type: 'show-cards', cards: shown })
    expect(await refused(loser, cards)).toMatchObject({ why: 'nothing-to-show' })
    expect(await refused(winner, [cards[0]!, cards[0]!])).toMatchObject({ why: 'not-cards-to-show' })
    const other = cards.includes('As') ? 'Ks' : 'As'
    expect(await refused(winner, [other])).toMatchObject({ why: 'not-cards-to-show' })
    await call()
    expect(await refused(winner, cards)).toMatchObject({ why: 'nothing-to-show' })
    expect(ownView(table.hosted(), winner).toShow).toEqual([])
  })
})
