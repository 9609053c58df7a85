import { seeded } from '@cardroom/engine'
import { allInEquities } from '@cardroom/engine/odds'
import { describe, expect, test } from 'vitest'
import { newsText } from '../../testing/news-text.ts'
import { dueSeat, type PeopleTable, peopleTable, personIn } from '../../testing/people-table.ts'
import { tried } from '../../testing/tried.ts'
import { commonView } from '../../views/common-view.ts'
import { newsLog } from '../../views/news-log.ts'
import { ownView } from '../../views/own-view.ts'
import { STREET } from '../dealer/run-out.ts'
import { doDue } from '../do-due.ts'
import { dueAt } from '../due.ts'
import { hostTable } from '../host-table.ts'
import { callDeal } from '../next/call-deal.ts'
import { joinTable } from '../people/come.ts'

const done = { version: expect.any(Number) }
const chance = (seed: string) => {
  const below = seeded(seed)
  return { below, bytes: (count: number) => Uint8Array.from({ length: count }, () => below(256)) }
}
const shown = ({ table }: PeopleTable) => commonView(table.hosted(), () => true)
const stacks = ({ table }: PeopleTable) =>
  Object.fromEntries(table.hosted().night!.table.members.map(({ player, stack }) => [player, stack]))
const heard = ({ table }: PeopleTable) => {
  const log = newsLog(table.hosted().version)
  table.listen(log.add)
  return () => log.after(0, null).map(newsText)
}

/** All but this person fold, or the first to act does where nobody is named. */
const foldsTo = async ({ table }: PeopleTable, winner?: string): Promise<void> => {
  for (let acts = 0; table.hosted().night!.deal !== null && acts < 20; acts++) {
    const person = personIn(table, dueSeat(table))
    const type = person === winner ? 'Call' : 'Fold'
    const { legal } = ownView(table.hosted(), person)
    const act = legal?.due === 'betting' && legal.check && person === winner ? 'Check' : type
    await table.order(person, { type: 'act', act: { type: act } })
  }
}

/** What the room does by itself as time goes by, until nothing more is due or the deal is over. */
const letGo = async (scene: PeopleTable, until: () => boolean): Promise<readonly number[]> => {
  const { table, now, later, secrets } = scene
  const times: number[] = []
  for (let i = 0; i < 40 && !until(); i++) {
    const due = dueAt(table.hosted(), now())
    if (due === null) break
    times.push(due.at - now())
    later(Math.max(0, due.at - now()) / 1000)
    await table.does((course, at) => doDue(course, due, at, { secrets, plans: { of: () => null } }))
  }
  return times
}

const allIn = async ({ table, call }: PeopleTable): Promise<void> => {
  await call()
  while (table.hosted().night!.deal?.round != null) {
    const person = personIn(table, dueSeat(table))
    const { legal } = ownView(table.hosted(), person)
    const wagers = legal?.due === 'betting' && legal.wager !== null
    const act = wagers ? ({ type: 'Wager', to: 1000 } as const) : ({ type: 'Call' } as const)
    expect(await table.order(person, { type: 'act', act })).toEqual(done)
  }
}

describe('all-in hands with their odds', () => {
  const slow = { pause: 4500, equities: true } as const

  test('are turned up if all agree; each street lies for a while, and everybody sees how the hands stand', async () => {
    const scene = await peopleTable({ others: ['bob'], policy: slow })
    const { table } = scene
    await allIn(scene)
    const boards: number[] = []
    while (shown(scene).deal!.phase === 'streets') {
      const { deal } = shown(scene)
      boards.push(deal!.boards[0]?.length ?? 0)
      expect(deal!.players.flatMap(({ down }) => down)).not.toContain('??')
      const equities = allInEquities(deal!)!
      expect(equities.reduce((sum, { equity }) => sum + equity, 0)).toBeCloseTo(1, 6)
      const { lastAct } = table.hosted()
      expect(dueAt(table.hosted(), scene.now())).toEqual({ at: lastAct + STREET, do: 'deal-on' })
      // whatever somebody says meanwhile hurries nothing
      await table.order('bob', { type: 'say', text: 'come on' })
      expect(shown(scene).deal!.boards[0]?.length ?? 0).toBe(boards.at(-1))
      const before = boards.at(-1)
      await letGo(
        scene,
        () => shown(scene).deal!.phase !== 'streets' || shown(scene).deal!.boards[0]!.length !== before,
      )
    }
    expect(boards).toEqual([0, 3, 4])
    await letGo(scene, () => table.hosted().night!.deal === null)
    expect(shown(scene).deal!.phase).toBe('ended')
    const again = await hostTable('t1', { store: scene.store, now: scene.now, secrets: scene.secrets })
    expect(again.hosted()).toEqual(table.hosted())
  })

  test('stay down if one of them does not agree, and are dealt out at once', async () => {
    const scene = await peopleTable({ others: ['bob'], policy: slow })
    const { table } = scene
    expect(ownView(table.hosted(), 'bob').prefers?.['show-all-in']).toEqual({ now: true, values: [true, false] })
    await table.order('bob', { type: 'prefer', preference: { type: 'show-all-in', value: false } })
    await allIn(scene)
    const { deal } = shown(scene)
    expect(deal!.boards[0]).toHaveLength(5)
    expect(allInEquities({ ...deal!, phase: 'streets', turn: null })).toBeNull()
  })

  test('stay down where the table does not have it, and players who sit there already are asked first', async () => {
    const scene = await peopleTable({ policy: { pause: 4500 } })
    const { table } = scene
    expect(shown(scene).options.equities).toBe(false)
    expect(ownView(table.hosted(), 'bob').prefers?.['show-all-in']).toBeNull()
    expect(await table.order('ann', { type: 'options', options: { equities: true } })).toEqual(done)
    expect(await table.order('ann', { type: 'options', options: { equities: true } })).toMatchObject({
      why: 'as-it-is',
    })
    expect(ownView(table.hosted(), 'ann').prefers?.['show-all-in']?.now).toBe(true)
    expect(ownView(table.hosted(), 'bob').prefers?.['show-all-in']?.now).toBe(false)
    await allIn(scene)
    expect(shown(scene).deal!.boards[0]).toHaveLength(5)
  })
})

describe('what would have come', () => {
  const hunt = { type: 'hunt' } as const
  const allow = { type: 'options', options: { rabbit: true } } as const

  test('is shown to everybody when a player asks, as it lies in the sealed deck, and is on the log', async () => {
    const scene = await peopleTable({ others: ['bob'] })
    const { table, call } = scene
    const words = heard(scene)
    expect(await table.order('ann', allow)).toEqual(done)
    expect(shown(scene).options.rabbit).toBe(true)
    await call()
    expect(await table.order('bob', hunt)).toMatchObject({ why: 'nothing-to-show' })
    await foldsTo(scene)
    expect(shown(scene).rabbit).toBeNull()
    expect(ownView(table.hosted(), 'bob').mayHunt).toBe(true)
    expect(await table.order('bob', hunt)).toEqual(done)
    const [board] = shown(scene).rabbit!
    expect(board).toHaveLength(5)
    expect(words().at(-1)).toMatch(/^Bob asks what would have come: /)
    expect(await table.order('ann', hunt)).toMatchObject({ why: 'nothing-to-show' })
    expect(ownView(table.hosted(), 'ann').mayHunt).toBe(false)
    const again = await hostTable('t1', { store: scene.store, now: scene.now, secrets: scene.secrets })
    expect(again.hosted()).toEqual(table.hosted())
    await call()
    expect(shown(scene).rabbit).toBeNull()
  })

  test('is not for those who were not dealt in, nor where the table has not agreed to it', async () => {
    const scene = await peopleTable({ others: ['bob'] })
    const { table, call } = scene
    await call()
    await foldsTo(scene)
    expect(await table.order('bob', hunt)).toMatchObject({ why: 'no-rabbit-here' })
    expect(ownView(table.hosted(), 'bob').mayHunt).toBe(false)
    await table.order('ann', allow)
    await table.does((course, at) => joinTable(course, 'eve', 'Eve', at))
    expect(await table.order('eve', hunt)).toMatchObject({ why: 'nothing-to-show' })
    expect(ownView(table.hosted(), 'eve').mayHunt).toBe(false)
    expect(await table.order('bob', { type: 'options', options: { rabbit: false } })).toMatchObject({
      why: 'not-yours-to-do',
    })
  })
})

test('where the host says so, nobody sees the name of their hand', async () => {
  const scene = await peopleTable({ others: ['bob'] })
  const { table } = scene
  const news = heard(scene)
  await scene.call()
  const holds = () => ['ann', 'bob'].map(person => ownView(table.hosted(), person).holds.length)
  expect(holds()).toEqual([1, 1])
  expect(await table.order('bob', { type: 'options', options: { unaided: true } })).toMatchObject({
    why: 'not-yours-to-do',
  })
  expect(await table.order('ann', { type: 'options', options: { unaided: true } })).toEqual(done)
  expect(holds()).toEqual([0, 0])
  expect(shown(scene).options.unaided).toBe(true)
  expect(news().join(' ')).toContain('Hands aren’t named.')
  // another option leaves it as it is, and so does a server that starts again
  await table.order('ann', { type: 'options', options: { approval: true } })
  const again = await hostTable('t1', { store: scene.store, now: scene.now, secrets: scene.secrets })
  expect(again.hosted()).toEqual(table.hosted())
  expect(holds()).toEqual([0, 0])
  await table.order('ann', { type: 'options', options: { unaided: false } })
  expect(holds()).toEqual([1, 1])
})

describe('the 7-2 game', () => {
  const game = (sevenDeuce: number) => ({ type: 'options', options: { sevenDeuce } }) as const

  /** A deal in which Bob has a seven and a deuce. */
  const bobHasIt = async ({ table, now }: PeopleTable): Promise<void> => {
    for (let n = 0; n < 3000; n++) {
      const called = tried(table.hosted(), course => callDeal(course, now(), chance(`${n}`)))
      if ('why' in called) throw new Error(called.why)
      const { down } = called.hosted.night!.deal!.players.find(({ seat }) => seat === 2)!
      if (
        down
          .map(card => card[0])
          .toSorted()
          .join('') !== '27'
      )
        continue
      await table.does((course, at) => callDeal(course, at, chance(`${n}`)))
      return
    }
    throw new Error('nobody is dealt it')
  }

  test('is paid to a bluff when both cards are shown, not for one of them, and stands in the book', async () => {
    const scene = await peopleTable()
    const { table } = scene
    const words = heard(scene)
    expect(await table.order('ann', game(30))).toEqual(done)
    expect(shown(scene).options.sevenDeuce).toEqual({ chips: 30, seats: [1] })
    expect(ownView(table.hosted(), 'bob').sevenDeuce).toEqual({ chips: 30, plays: false })
    for (const person of ['bob', 'cyd'])
      expect(await table.order(person, { type: 'seven-deuce', plays: true })).toEqual(done)
    expect(await table.order('cyd', { type: 'seven-deuce', plays: true })).toMatchObject({ why: 'as-it-is' })
    expect(shown(scene).options.sevenDeuce?.seats).toEqual([1, 2, 3])
    await bobHasIt(scene)
    await foldsTo(scene, 'bob')
    const won = stacks(scene)
    const cards = ownView(table.hosted(), 'bob').toShow
    await table.order('bob', { type: 'show-cards', cards: [cards[0]!] })
    expect(stacks(scene)).toEqual(won)
    await table.order('bob', { type: 'show-cards', cards: [cards[1]!] })
    expect(stacks(scene)).toEqual({ ann: won.ann! - 30, bob: won.bob! + 60, cyd: won.cyd! - 30 })
    expect(words().at(-1)).toBe('Bob wins with 7-2: 30 from Ann, 30 from Cyd.')
    const { bank, results } = table.hosted()
    expect(bank.entries.filter(({ kind }) => kind === 'seven-deuce')).toMatchObject([
      { person: 'ann', chips: 30, from: 'table', to: 'table', why: 'bob' },
      { person: 'cyd', chips: 30 },
    ])
    expect(results.points.at(-1)!.nets).toEqual(['ann', 'bob', 'cyd'].map(it => stacks(scene)[it]! - 1000))
    const again = await hostTable('t1', { store: scene.store, now: scene.now, secrets: scene.secrets })
    expect(again.hosted()).toEqual(table.hosted())
  })

  test('costs nobody anything who has not said that they play, and can be left', async () => {
    const scene = await peopleTable()
    const { table } = scene
    await table.order('ann', game(30))
    await table.order('bob', { type: 'seven-deuce', plays: true })
    await bobHasIt(scene)
    await foldsTo(scene, 'bob')
    const won = stacks(scene)
    await table.order('bob', { type: 'show-cards', cards: ownView(table.hosted(), 'bob').toShow })
    expect(stacks(scene)).toEqual({ ann: won.ann! - 30, bob: won.bob! + 30, cyd: won.cyd })
    expect(await table.order('bob', { type: 'seven-deuce', plays: false })).toEqual(done)
    expect(ownView(table.hosted(), 'bob').sevenDeuce?.plays).toBe(false)
  })

  test('is refused in other games', async () => {
    const { table } = await peopleTable({ form: 'omaha', others: ['bob'] })
    expect(await table.order('ann', game(30))).toMatchObject({ why: 'not-played-here' })
    expect(await table.order('bob', { type: 'seven-deuce', plays: true })).toMatchObject({ why: 'not-played-here' })
  })
})
