import { INCIDENTS } from '@cardroom/engine'
import { describe, expect, test } from 'vitest'
import type { PersonOrder } from '../../protocol/person-orders.ts'
import { incidentsAsked } from '../../rules/incidents-asked.ts'
import { isReportable } from '../../rules/software-dealt.ts'
import { secrets } from '../../secrets.ts'
import { newsText } from '../../testing/news-text.ts'
import { dueSeat, type PeopleTable, peopleTable, personIn } from '../../testing/people-table.ts'
import { commonView } from '../../views/common-view.ts'
import { newsLog } from '../../views/news-log.ts'
import { ownView } from '../../views/own-view.ts'
import { turnClocks } from '../clock/turns.ts'
import { doDue } from '../do-due.ts'
import { invite, joinBy, newCode } from '../door/invitations.ts'
import { dueAt } from '../due.ts'
import { evolveHosted } from '../evolve.ts'
import type { HostedTable } from '../host-table.ts'
import { hostTable } from '../host-table.ts'
import { joinTable } from '../people/come.ts'
import { upcast } from '../upcasts.ts'
import { rulesAlone } from './stake.ts'

const done = { version: expect.any(Number) }
const YES = { type: 'report-answer', agrees: true } as const
const NO = { type: 'report-answer', agrees: false } as const

/** Ann, Bob and Cyd are in a hand with the blinds in; Ann is the host, and Eve has come to watch. */
const inAHand = async (role: 'player' | 'floor' = 'player') => {
  const at = await peopleTable({ policy: { clock: { act: 20, bank: 0 } } })
  const { table, call } = at
  await table.does((course, now) => joinTable(course, 'eve', 'Eve', now))
  if (role === 'floor') await table.order('ann', { type: 'role', person: 'eve', role })
  await call()
  for (let acts = 0; acts < 3; acts++) await passes(at)
  const log = newsLog(table.hosted().version)
  table.listen(log.add)
  return { ...at, words: () => log.after(0, null).map(newsText), report: ownCard(table) }
}

const passes = async ({ table }: Pick<PeopleTable, 'table'>) => {
  const person = personIn(table, dueSeat(table))
  const { legal } = ownView(table.hosted(), person)
  const type = legal?.due === 'betting' && legal.check ? 'Check' : 'Call'
  expect(await table.order(person, { type: 'act', act: { type } })).toEqual(done)
}

/** Ann says that she has shown a card of hers. */
const ownCard = (table: HostedTable): PersonOrder => {
  const card = ownView(table.hosted(), 'ann').hands[0]!.down[0]!
  const incident = { type: 'LiveHandShown', seat: 1, cards: [card], onPurpose: false }
  return { type: 'report', incident: incident as never }
}

const kinds = async (table: PeopleTable) => (await table.store.read('table/t1')).map(({ kind }) => kind)

describe('what can be reported where software deals', () => {
  test('is offered, and nothing else', () => {
    const offered = incidentsAsked('software')
    expect(offered.map(({ type }) => type).toSorted()).toEqual([
      'BeatenCall',
      'CardExposed',
      'LiveHandShown',
      'MiscalledHand',
      'RunDisputed',
      'TabledLate',
    ])
    const by = offered.find(({ type }) => type === 'CardExposed')!.facts.find(({ name }) => name === 'by')
    expect(by?.kind).toEqual(['player'])
    for (const { example } of offered) expect(example).not.toContain('by the dealer')
    expect(incidentsAsked('real').map(({ type }) => type)).toEqual(INCIDENTS)
  })

  test('what the sealed deck disproves is refused, with what is accepted', async () => {
    const { table } = await inAHand('floor')
    const before = table.hosted()
    for (const person of ['ann', 'eve']) {
      for (const incident of [
        { type: 'HandMucked', seat: 2, by: 'player', identifiable: false },
        { type: 'WrongNumberOfCards', seat: 2, has: 3 },
        { type: 'DuplicateCard', card: 'As' },
        { type: 'StubFouled' },
        { type: 'PlayerAbsent', seat: 2 },
        { type: 'PrematureBoard' },
        { type: 'ExtraCard', seats: [2] },
        { type: 'HiddenChips', seat: 2, amount: 5 },
      ] as const) {
        const outcome = await table.order(person, { type: 'report', incident })
        if ('why' in outcome && outcome.why === 'unseen-card') continue
        expect(outcome).toMatchObject({ why: 'ruled-out', about: { by: expect.any(String) } })
        expect(isReportable(incident.type)).toBe(false)
      }
    }
    expect(table.hosted()).toBe(before)
  })
})

describe('a report by somebody who has a stake in the hand', () => {
  test('waits for all others who have one, and names its reporter', async () => {
    const at = await inAHand()
    const { table, words, report } = at
    expect(await table.order('ann', report)).toEqual(done)
    const shown = commonView(table.hosted(), () => true).report
    expect(shown).toMatchObject({
      by: 'Ann',
      asks: [
        { name: 'Bob', agrees: false },
        { name: 'Cyd', agrees: false },
      ],
    })
    expect(['ann', 'bob', 'cyd', 'eve'].map(who => ownView(table.hosted(), who).answers)).toEqual([
      'take-back',
      'agree',
      'agree',
      null,
    ])
    // play and clocks wait
    const due = personIn(table, dueSeat(table))
    expect(await table.order(due, { type: 'act', act: { type: 'Fold' } })).toMatchObject({ why: 'report-is-open' })
    expect(commonView(table.hosted(), () => true).clocks).toEqual([])
    expect(await table.order('eve', YES)).toMatchObject({ why: 'not-asked' })
    expect(await table.order('ann', YES)).toMatchObject({ why: 'not-asked' })
    expect(await table.order('bob', YES)).toEqual(done)
    expect(await kinds(at)).not.toContain('ReportEnded')
    expect(await table.order('cyd', YES)).toEqual(done)
    expect(words()).toContainEqual(expect.stringMatching(/^Ann reports: .*Waiting for Bob and Cyd to agree\.$/))
    expect(words()).toContainEqual(expect.stringMatching(/^Ann reports: /))
    const entries = (await at.store.read('table/t1')).map(({ data }) => JSON.parse(data))
    const reported = entries.find(({ type }) => type === 'IncidentReported')
    expect(reported).toMatchObject({ orderedBy: 'ann' })
    // what is kept adds up to the same table
    expect((await hostTable('t1', { store: at.store, now: at.now, secrets: at.secrets })).hosted()).toEqual(
      table.hosted(),
    )
  })

  test('changes nothing if one of them does not agree, and is made once a hand', async () => {
    const { table, words, report } = await inAHand()
    const { deal } = table.hosted().night!
    await table.order('ann', report)
    expect(await table.order('bob', NO)).toEqual(done)
    expect(table.hosted().night!.deal).toBe(deal)
    expect(table.hosted().asked).toBeUndefined()
    expect(words()).toContain('Bob doesn’t agree to the report.')
    expect(await table.order('ann', report)).toMatchObject({ why: 'asked-already' })
  })

  test('changes nothing if they do not answer in time, and nobody loses time by it', async () => {
    const at = await inAHand()
    const { table, later, report } = at
    const [before] = commonView(table.hosted(), () => true).clocks
    await table.order('ann', report)
    const due = dueAt(table.hosted(), at.now())!
    expect(due).toMatchObject({ do: 'end-report', at: at.now() + 30_000 })
    later(30)
    await table.does((course, now) => doDue(course, due, now, { secrets: at.secrets, plans: { of: () => null } }))
    expect(table.hosted().asked).toBeUndefined()
    const [after] = commonView(table.hosted(), () => true).clocks
    expect(after!.ends - before!.ends).toBe(30_000)
    expect(await table.order('bob', YES)).toMatchObject({ why: 'nothing-asked' })
  })

  test('is taken back by its reporter', async () => {
    const { table, words, report } = await inAHand()
    await table.order('ann', report)
    expect(await table.order('ann', NO)).toEqual(done)
    expect(words()).toContain('Ann takes the report back. Play continues.')
  })

  test('is ruled on by a floor person who has no stake, at once', async () => {
    const { table, words, report } = await inAHand('floor')
    await table.order('ann', report)
    expect(ownView(table.hosted(), 'eve').answers).toBe('rule')
    expect(await table.order('eve', YES)).toEqual(done)
    expect(words()).toContain('Eve accepts the report, with no stake in the hand.')
    expect(words()).toContainEqual(expect.stringMatching(/^Ann reports: /))
  })

  test('is not ruled on by somebody who was made floor in the middle of the hand', async () => {
    const { table, report } = await inAHand()
    expect(await table.order('ann', { type: 'role', person: 'eve', role: 'floor' })).toEqual(done)
    await table.order('ann', report)
    expect(ownView(table.hosted(), 'eve').answers).toBeNull()
    expect(await table.order('eve', YES)).toMatchObject({ why: 'not-asked' })
  })

  test.each([
    ['somebody new', 'fay'],
    ['somebody who watches', 'eve'],
  ])(
    'is not ruled on by %s who comes by an invitation as floor in the middle of the hand, though in the next',
    async (_, person) => {
      const at = await inAHand()
      const { table, report, call } = at
      const code = newCode(secrets)
      const wanted = { role: 'floor', uses: null, minutes: null } as const
      await table.does((course, now) => invite(course, 'ann', wanted, code, now))
      expect(await table.does((course, now) => joinBy(course, { person, name: 'Fay' }, code, now))).toEqual(done)
      expect(table.hosted().people[person]!.role).toBe('floor')
      await table.order('ann', report)
      expect(await table.order(person, YES)).toMatchObject({ why: 'not-asked' })
      await table.order('ann', NO)
      while (table.hosted().night!.deal !== null) {
        const due = personIn(table, dueSeat(table))
        await table.order(due, { type: 'act', act: { type: 'Fold' } })
      }
      await call()
      expect(rulesAlone(table.hosted(), person)).toBe(true)
    },
  )

  test('is refused where a bot plays for the pot and nobody without a stake can rule', async () => {
    const at = await peopleTable({ others: ['bob'] })
    const { table, call } = at
    await table.order('ann', { type: 'bot', seat: 4, chips: 1000, temper: 'bold' })
    await call()
    expect(await table.order('ann', ownCard(table))).toMatchObject({ why: 'nobody-to-agree' })
  })
})

describe('an office gives no hold on a hand', () => {
  test('one without a stake reports, and is believed', async () => {
    const { table, words } = await inAHand('floor')
    const incident = { type: 'MiscalledHand', seat: 2, called: 'a flush', intentional: false, fouled: [] } as const
    const outcome = await table.order('eve', { type: 'report', incident })
    if ('version' in outcome) expect(words()).toContainEqual(expect.stringMatching(/^Eve reports: /))
    // the deal itself may say that it is too early for a hand to be called
    else expect(outcome.why).toBe('cannot-have-happened')
    expect(table.hosted().asked).toBeUndefined()
  })

  test('a player who plays for the pot calls the clock as a player', async () => {
    const { table, later } = await inAHand()
    later(5)
    expect(await table.order('ann', { type: 'clock', seconds: 1 })).toMatchObject({ why: 'stake-in-the-hand' })
    const outcome = await table.order('ann', { type: 'clock' })
    if ('version' in outcome) expect(table.hosted().night!.table.clock).toMatchObject({ by: 'ann' })
    else expect(outcome.why).not.toBe('stake-in-the-hand')
  })

  test.each(['kick', 'ban'] as const)('a player who is sent away by a %s plays the hand to its end', async type => {
    const at = await inAHand()
    const { table } = at
    const order = type === 'kick' ? { type, person: 'bob' } : { type, person: 'bob', banned: true as boolean }
    expect(await table.order('ann', order)).toEqual(done)
    let acted = 0
    while (table.hosted().night!.deal !== null) {
      if (personIn(table, dueSeat(table)) === 'bob') acted++
      const { legal } = ownView(table.hosted(), personIn(table, dueSeat(table)))
      if (legal?.due === 'show') {
        const act = { type: 'Show' } as const
        expect(await table.order(personIn(table, dueSeat(table)), { type: 'act', act })).toEqual(done)
      } else await passes(at)
    }
    expect(acted).toBeGreaterThan(0)
    expect(table.hosted().night!.table.chairs).not.toContain('bob')
    const { people } = table.hosted()
    expect(people.bob!.banned).toBe(type === 'ban')
    if (type === 'ban') expect(await table.order('bob', { type: 'say', text: 'x' })).toMatchObject({ why: 'banned' })
  })

  test('where nobody is hurried, a player who was sent away has ten seconds for each act, and others all the time they want', async () => {
    const { table, call } = await peopleTable({ others: ['bob'], policy: { clock: null } })
    await call()
    expect(turnClocks(table.hosted())).toEqual([])
    while (personIn(table, dueSeat(table)) !== 'bob') await passes({ table })
    expect(turnClocks(table.hosted())).toEqual([])
    await table.order('ann', { type: 'kick', person: 'bob' })
    const [clock] = turnClocks(table.hosted())
    expect(clock).toMatchObject({ seat: dueSeat(table), ends: clock!.since + 10_000 })
    expect(dueAt(table.hosted(), clock!.since)).toMatchObject({ at: clock!.ends })
  })

  test('a player who goes while all-in stays in the hand', async () => {
    const { table, call } = await peopleTable({ others: ['bob'] })
    await call()
    const act = (to: 'all' | 'call') =>
      table.order(personIn(table, dueSeat(table)), {
        type: 'act',
        act: to === 'all' ? { type: 'Wager', to: 1000 } : { type: 'Call' },
      })
    const first = personIn(table, dueSeat(table))
    await act('all')
    expect(await table.order(first, { type: 'leave', now: true })).toEqual(done)
    expect(table.hosted().night!.table.members.find(({ player }) => player === first)).toMatchObject({ gone: false })
  })

  test('streams from before say nothing of who reported, and are read as they were', async () => {
    const at = await inAHand('floor')
    const { table } = at
    const incident = { type: 'LiveHandShown', seat: 2, cards: [], onPurpose: false }
    const event = { type: 'IncidentReported', incident, rules: [] } as never
    const before = table.hosted()
    const old = upcast({ type: 'Night', event: { type: 'InDeal', event, at: 5 }, at: 5 })
    const after = evolveHosted(before, old)
    const log = newsLog(before.version)
    log.add(before, after, [old])
    expect(newsText(log.last(null)[0]!)).toMatch(/^Reported: /)
  })
})
