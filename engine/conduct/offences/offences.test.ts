import { describe, expect, test } from 'vitest'
import type { RuleId } from '../../rulebooks/rule-id.ts'
import { conductScene } from '../../testing/conduct-scene.ts'
import { houseWith } from '../../testing/house-with.ts'
import { rule } from '../../testing/rule.ts'
import { historyOf } from '../history.ts'
import type { OffenceKind } from '../offence.ts'
import { keptOut } from '../people/kept-out.ts'
import type { Facts, Step } from '../record.ts'

/** A breach under a book, the rule it is recorded by, what is proposed the first time and the third. */
const FIRST_AND_THIRD: readonly (readonly [RuleId, 'rrp' | 'uspa' | 'wsop', OffenceKind, Step, Step, Facts?])[] = [
  ['rrp/1/conduct-code/2', 'rrp', 'threat', 'bar', 'bar'],
  ['rrp/1/conduct-code/4', 'rrp', 'disturbance', 'warn', 'bar', { table: 'T4' }],
  ['rrp/1/conduct-code/6', 'rrp', 'property-damage', 'bar', 'bar'],
  ['rrp/1/conduct-code/7', 'rrp', 'illegal-substance', 'bar', 'bar'],
  ['rrp/1/conduct-code/8', 'rrp', 'weapon', 'bar', 'bar'],
  ['rrp/1/etiquette/1', 'rrp', 'out-of-turn', 'warn', 'bar', { seat: 6 }],
  ['rrp/1/etiquette/2', 'rrp', 'splashing', 'warn', 'bar', { seat: 2 }],
  ['rrp/1/etiquette/5', 'rrp', 'hand-read-early', 'warn', 'bar', { seat: 3 }],
  ['rrp/1/etiquette/6', 'rrp', 'told-to-show', 'warn', 'bar', { seat: 8 }],
  ['rrp/1/etiquette/10', 'rrp', 'cards-flung', 'warn', 'bar', { seat: 3 }],
  ['rrp/1/etiquette/12', 'rrp', 'unfair-influence', 'warn', 'bar', { liveHand: false }],
  ['rrp/2/procedures/1', 'rrp', 'advice', 'warn', 'bar', { seat: 5 }],
  ['rrp/2/procedures/13', 'rrp', 'pushing-bets', 'warn', 'bar'],
  ['rrp/2/procedures/16', 'rrp', 'insurance', 'warn', 'bar'],
  ['rrp/2/procedures/23', 'rrp', 'muck-searched', 'warn', 'bar'],
  ['rrp/2/procedures/28', 'rrp', 'other-language', 'warn', 'bar', { duringDeal: true }],
  ['uspa/1.3.1.2.2', 'uspa', 'threat', 'suspend', 'disqualify'],
  ['uspa/1.3.1.2.4', 'uspa', 'card-damage', 'warn', 'bar-rest-of-event'],
  ['uspa/1.3.1.2.5', 'uspa', 'weapon', 'suspend', 'disqualify'],
  ['uspa/1.3.2.1', 'uspa', 'out-of-turn', 'warn', 'disqualify'],
  ['uspa/1.3.2.2', 'uspa', 'splashing', 'warn', 'disqualify'],
  ['uspa/1.3.2.4', 'uspa', 'told-to-show', 'warn', 'disqualify'],
  ['uspa/1.3.2.7', 'uspa', 'cards-flung', 'warn', 'disqualify'],
  ['uspa/1.3.2.9', 'uspa', 'unfair-influence', 'warn', 'disqualify', { liveHand: false }],
  ['uspa/app3/3.8', 'uspa', 'advice', 'warn', 'disqualify'],
  ['uspa/app3/3.9', 'uspa', 'others-chips', 'warn', 'disqualify'],
  ['uspa/app3/3.22', 'uspa', 'muck-searched', 'warn', 'disqualify'],
  ['wsop/33', 'wsop', 'threat', 'remove', 'bar-for-life'],
  ['wsop/36', 'wsop', 'disturbance', 'warn', 'remove'],
  ['wsop/37', 'wsop', 'card-damage', 'warn', 'remove'],
  ['wsop/38', 'wsop', 'property-damage', 'remove', 'bar-for-life'],
  ['wsop/39', 'wsop', 'intoxication', 'remove', 'bar-for-life'],
  ['wsop/40', 'wsop', 'weapon', 'remove', 'bar-for-life'],
  ['wsop/41', 'wsop', 'out-of-turn', 'warn', 'remove'],
  ['wsop/42', 'wsop', 'splashing', 'warn', 'remove'],
  ['wsop/44', 'wsop', 'hand-read-early', 'warn', 'remove'],
  ['wsop/45', 'wsop', 'told-to-show', 'warn', 'remove'],
  ['wsop/48', 'wsop', 'stalling', 'warn', 'remove'],
  ['wsop/49', 'wsop', 'cards-flung', 'warn', 'remove'],
  ['wsop/51', 'wsop', 'unfair-influence', 'warn', 'remove', { liveHand: false }],
  ['wsop/66', 'wsop', 'played-by-another', 'warn', 'remove'],
  ['wsop/72', 'wsop', 'insurance', 'warn', 'remove'],
  ['wsop/80', 'wsop', 'muck-searched', 'warn', 'remove'],
  ['wsop/212', 'wsop', 'run-pact', 'warn', 'remove'],
  ['wsop/super-stud-upcards', 'wsop', 'upcards-reordered', 'warn', 'remove', { form: 'super-stud' }],
  ['wsop/razzdugi-upcards', 'wsop', 'upcards-reordered', 'warn', 'remove', { form: 'razzdugi' }],
  ['wsop/razzduci-upcards', 'wsop', 'upcards-reordered', 'warn', 'remove', { form: 'razzduci' }],
  ['wsop/352b', 'wsop', 'cards-carried-off', 'warn', 'remove', { form: 'open-face-chinese' }],
]

describe('a breach is recorded by its rule, and what is proposed climbs', () => {
  for (const [id, book, offence, first, third, facts = {}] of FIRST_AND_THIRD)
    rule(id, 'what is proposed the first time, and the third', () => {
      const once = conductScene(book).does('Bob', offence, facts)
      expect(once.last()).toMatchObject({ player: 'Bob', offence, reporter: 'Flo', facts, at: once.now, decided: null })
      expect(once.last().rules).toContain(id)
      expect(once.last().proposed).toMatchObject({ step: first, nth: 1, earlier: [] })
      const thrice = once.does('Bob', offence, facts).does('Bob', offence, facts)
      expect(thrice.last().proposed).toMatchObject({ step: third, nth: 3, earlier: [1, 2] })
      expect(thrice.does('Eve', offence, facts).last().proposed).toMatchObject({ step: first, nth: 1 })
    })
})

describe('several at once', () => {
  for (const [id, book, offence] of [
    ['rrp/1/etiquette/3', 'rrp', 'checkdown-pact'],
    ['uspa/1.3.2.3', 'uspa', 'checkdown-pact'],
    ['wsop/43', 'wsop', 'checkdown-pact'],
    ['uspa/app3/3.12', 'uspa', 'pushing-bets'],
    ['uspa/app3/3.27', 'uspa', 'other-language'],
    ['wsop/20', 'wsop', 'advice'],
  ] as const)
    rule(id, 'both have it on record, and it is one report', () => {
      const { record } = conductScene(book).gives({ type: 'ReportOffence', offence, players: ['B', 'C'] })
      expect(record.offences.map(it => [it.number, it.report, it.player])).toEqual([
        [1, 1, 'B'],
        [2, 1, 'C'],
      ])
      expect(record.offences.every(it => it.rules.includes(id))).toBe(true)
      // a first breach of etiquette: each of them is warned
      expect(record.offences.map(it => it.proposed.step)).toEqual(['warn', 'warn'])
    })
  test('nobody, or somebody twice, is no report', () => {
    const scene = conductScene('rrp')
    for (const players of [[], ['B', 'B']])
      expect(scene.refuses({ type: 'ReportOffence', offence: 'stalling', players }).why).toBe('nobody-named')
  })
})

describe('cheating', () => {
  rule('rrp/1/conduct-code/1', 'both have the report, and the house may bar them', () => {
    const scene = conductScene('rrp').gives({ type: 'ReportOffence', offence: 'collusion', players: ['P', 'Q'] })
    expect(scene.record.offences.map(it => it.proposed.step)).toEqual(['bar', 'bar'])
    const barred = scene.gives({ type: 'Decide', entry: 2, step: 'bar' })
    expect(keptOut(barred.record, 'Q', barred.now)?.why).toBe('barred')
    expect(keptOut(barred.record, 'P', barred.now)).toBeNull()
  })
  rule('uspa/1.3.1.2.1', 'no warning step: they are disqualified', () => {
    const scene = conductScene('uspa').gives({ type: 'ReportOffence', offence: 'collusion', players: ['P', 'Q'] })
    expect(scene.last().proposed).toMatchObject({ step: 'disqualify', offered: ['disqualify'], least: 'disqualify' })
    for (const step of ['nothing', 'warn', 'suspend'] as const)
      expect(scene.refuses({ type: 'Decide', entry: 1, step }, 'referee').why).toBe('step-too-mild')
    expect(scene.as('referee', 'Ray', { type: 'Decide', entry: 1, step: 'disqualify' }).events).toHaveLength(1)
  })
  rule('uspa/1.4', 'a third noise: suspended or disqualified, as the referee likes', () => {
    const scene = conductScene('uspa').does('P', 'disturbance').does('P', 'disturbance').does('P', 'disturbance')
    const { offered, step } = scene.last().proposed
    expect([step, offered.includes('suspend'), offered.includes('disqualify')]).toEqual([
      'bar-rest-of-event',
      true,
      true,
    ])
  })
  rule('wsop/35', 'confirmed, both are out for good', () => {
    const scene = conductScene('wsop')
      .gives({ type: 'ReportOffence', offence: 'collusion', players: ['P', 'Q'] })
      .gives({ type: 'Decide', entry: 1, step: 'bar-for-life' }, { type: 'Decide', entry: 2, step: 'bar-for-life' })
    for (const player of ['P', 'Q'])
      expect(keptOut(scene.record, player, scene.now + 1e12)).toMatchObject({ why: 'barred', until: null })
  })
})

describe('the ladder', () => {
  rule('rrp/1/conduct-code/3', 'at the second profanity the earlier warning is shown', () => {
    const warned = conductScene('rrp').does('P', 'profanity').gives({ type: 'Decide', entry: 1, step: 'warn' })
    expect(historyOf(warned.record, 'P')).toMatchObject({ warnings: 1, last: 'warn' })
    expect(warned.does('P', 'profanity').last().proposed).toMatchObject({ nth: 2, earlier: [1] })
  })
  rule('uspa/1.3.1.2.3', 'shouting again after a warning: two on record, a suspension is proposed', () => {
    const twice = conductScene('uspa')
      .does('P', 'disturbance')
      .as('referee', 'Ray', { type: 'Decide', entry: 1, step: 'warn' })
      .does('P', 'disturbance')
    expect(historyOf(twice.record, 'P').offences).toHaveLength(2)
    expect(twice.last().proposed).toMatchObject({ step: 'suspend', length: { deals: 10 } })
  })
  rule('uspa/1.3.2', 'a warning, a suspension or a disqualification', () => {
    expect(conductScene('uspa').does('P', 'splashing').last().proposed.offered).toEqual([
      'nothing', 'ask', 'warn', 'suspend', 'disqualify',
    ])
    expect(conductScene('uspa').does('P', 'splashing').refuses({ type: 'Decide', entry: 1, step: 'bar' }, 'referee').why).toBe(
      'step-not-offered',
    )
  }) // biome-ignore format: a list
  rule('wsop/10', 'two warnings for abuse, and at the third removal is proposed and the decision kept', () => {
    const warned = conductScene('wsop')
      .does('P', 'abuse')
      .gives({ type: 'Decide', entry: 1, step: 'warn' })
      .does('P', 'abuse')
      .gives({ type: 'Decide', entry: 2, step: 'warn' })
    const third = warned.does('P', 'abuse')
    expect(third.last().proposed.step).toBe('remove')
    const kept = third.as('floor', 'Flo', { type: 'Decide', entry: 3, step: 'remove', reason: 'again' })
    expect(kept.last().decided).toMatchObject({ step: 'remove', by: 'Flo', reason: 'again' })
  })
  rule('wsop/34', 'a dealer warns for one outburst; what is obscene goes straight to the floor', () => {
    const scene = conductScene('wsop').does('P', 'profanity')
    expect(scene.last().proposed).toMatchObject({ step: 'warn', by: 'dealer' })
    expect(scene.as('dealer', 'Dee', { type: 'Decide', entry: 1, step: 'warn' }).last().decided?.by).toBe('Dee')
    const worse = conductScene('wsop').does('P', 'profanity', { obscene: true })
    expect(worse.last().proposed).toMatchObject({ step: 'remove', by: 'floor' })
    expect(worse.refuses({ type: 'Decide', entry: 1, step: 'warn' }, 'dealer').why).toBe('not-your-role')
  })
  rule('wsop/section-2-intro', 'removal and a bar for good are among what is offered', () => {
    expect(conductScene('wsop').does('P', 'weapon').last().proposed.offered).toEqual(
      expect.arrayContaining(['remove', 'bar-for-life']),
    )
  })
  rule('uspa/3.9.2', 'the referee alone decides, and freely', () => {
    const scene = conductScene('uspa')
      .gives({ type: 'Appoint', name: 'Ray', role: 'referee', namedBy: 'host', plays: false })
      .does('P', 'stalling')
    expect(scene.refuses({ type: 'Decide', entry: 1, step: 'suspend' }, 'floor')).toMatchObject({
      why: 'not-your-role',
      role: 'referee',
    })
    for (const step of ['nothing', 'warn', 'suspend', 'disqualify'] as const)
      expect(scene.as('referee', 'Ray', { type: 'Decide', entry: 1, step }).last().decided?.step).toBe(step)
  })
  test('a breach that was dismissed, or is long ago, counts no more', () => {
    const scene = conductScene('rrp').does('P', 'stalling').gives({ type: 'Decide', entry: 1, step: 'nothing' })
    expect(scene.does('P', 'stalling').last().proposed.nth).toBe(1)
    const old = conductScene('rrp')
      .does('P', 'stalling')
      .later(91 * 24 * 60)
    expect(old.does('P', 'stalling').last().proposed.nth).toBe(1)
    expect(old.refuses({ type: 'Decide', entry: 9, step: 'warn' }).why).toBe('no-such-entry')
  })
  test('decided once, and a suspension as long as the house says', () => {
    const scene = conductScene('uspa', { ways: { sitOut: { minutes: 15 } } })
      .does('P', 'stalling')
      .does('P', 'stalling')
    expect(scene.last().proposed.length).toEqual({ until: scene.now + 15 * 60_000 })
    const done = scene.as('referee', 'Ray', { type: 'Decide', entry: 2, step: 'suspend' })
    expect(done.refuses({ type: 'Decide', entry: 2, step: 'warn' }, 'referee').why).toBe('decided-already')
    expect(scene.refuses({ type: 'Decide', entry: 2, step: 'suspend', length: { deals: 0 } }, 'referee').why).toBe(
      'amount-makes-no-sense',
    )
  })
})

describe('counted', () => {
  for (const [id, book, times] of [
    ['rrp/1/etiquette/9', 'rrp', 3],
    ['uspa/1.3.2.6', 'uspa', 4],
  ] as const)
    rule(id, `${times} times stalling is counted ${times} times`, () => {
      const scene = Array.from({ length: times }).reduce<ReturnType<typeof conductScene>>(
        it => it.does('P', 'stalling'),
        conductScene(book),
      )
      expect(scene.last().proposed.nth).toBe(times)
      expect(historyOf(scene.record, 'P').offences).toHaveLength(times)
    })
})

describe('what is put right first', () => {
  for (const [id, book, offence] of [
    ['rrp/1/etiquette/11', 'rrp', 'stacks-in-the-way'],
    ['uspa/1.3.2.8', 'uspa', 'stacks-in-the-way'],
    ['wsop/50', 'wsop', 'stacks-in-the-way'],
    ['rrp/2/procedures/25', 'rrp', 'inattention'],
    ['uspa/app3/3.24', 'uspa', 'inattention'],
    ['wsop/82', 'wsop', 'inattention'],
    ['wsop/27', 'wsop', 'device-in-the-way'],
    ['wsop/75', 'wsop', 'cards-hidden'],
    ['wsop/13', 'wsop', 'dress'],
  ] as const)
    rule(id, 'they are asked; the same again counts as a breach', () => {
      const asked = conductScene(book).does('P', offence)
      expect([asked.last().proposed.step, asked.last().rules.includes(id)]).toEqual(['ask', true])
      expect(asked.does('P', offence).last().proposed.step).toBe('warn')
    })
  rule('rrp/2/procedures/24', "a dealer showed the next card: it is on that dealer's record", () => {
    const scene = conductScene('rrp').does('dealer Dee', 'next-card-shown', { table: 'T3' })
    expect(scene.last()).toMatchObject({ player: 'dealer Dee', facts: { table: 'T3' }, proposed: { step: 'ask' } })
    const free = conductScene(houseWith({ rabbitHunting: { showing: 'allowed', searching: false } }))
    expect(free.refuses({ type: 'ReportOffence', offence: 'next-card-shown', players: ['D'] }).why).toBe(
      'not-an-offence',
    )
  })
})

describe('what is no breach by the book or by the facts', () => {
  const no = (book: Parameters<typeof conductScene>[0], offence: OffenceKind, facts: Facts = {}) =>
    conductScene(book).refuses({ type: 'ReportOffence', offence, players: ['P'], facts }).why
  const yes = (book: Parameters<typeof conductScene>[0], offence: OffenceKind, facts: Facts = {}) =>
    conductScene(book).does('P', offence, facts).last().rules
  rule('rrp/1/etiquette/13', 'a call at the table; a house that allows phones records nothing', () => {
    expect(yes('rrp', 'phone', { call: true })).toContain('rrp/1/etiquette/13')
    expect(no(houseWith({ cellPhoneAtTable: { calls: 'yes', texting: 'yes' } }), 'phone', { call: true })).toBe(
      'not-an-offence',
    )
  })
  rule('wsop/26', 'a text with a live hand, and none after folding', () => {
    expect(yes('wsop', 'phone', { liveHand: true })).toContain('wsop/26')
    expect(no('wsop', 'phone', { liveHand: false })).toBe('not-an-offence')
    expect(no('wsop', 'phone', { call: true })).toBe('not-an-offence')
    expect(yes('wsop', 'phone', { call: true, slowsPlay: true })).toContain('wsop/26')
  })
  rule('wsop/19', 'cards off the table, but for Chinese poker', () => {
    expect(yes('wsop', 'cards-off-the-table', { form: 'holdem' })).toEqual(['wsop/19'])
    expect(no('wsop', 'cards-off-the-table', { form: 'chinese-poker' })).toBe('not-an-offence')
  })
  rule('wsop/28', 'streaming without consent; with it on file, nothing', () => {
    expect(yes('wsop', 'streaming')).toEqual(['wsop/28'])
    const may = conductScene('wsop').gives({ type: 'AllowStreaming', player: 'P', may: true })
    expect(may.refuses({ type: 'ReportOffence', offence: 'streaming', players: ['P'] }).why).toBe('not-an-offence')
  })
  rule('wsop/29', 'another language during a hand, by folded players and the rail too', () => {
    expect(yes('wsop', 'other-language', { spectator: true })).toEqual(['wsop/29'])
    expect(no('rrp', 'other-language', { spectator: true })).toBe('not-an-offence')
    expect(yes('wsop', 'other-language', { duringDeal: true, liveHand: false })).toEqual(['wsop/29'])
    expect(no('wsop', 'other-language', { duringDeal: false })).toBe('not-an-offence')
  })
  for (const [id, book] of [
    ['rrp/1/etiquette/7', 'rrp'],
    ['uspa/1.3.2.5', 'uspa'],
    ['wsop/46', 'wsop'],
  ] as const)
    rule(id, 'telling a live hand with three in the pot; with two it is no breach', () => {
      expect(yes(book, 'live-hand-told', { playersIn: 3 })).toContain(id)
      expect(no(book, 'live-hand-told', { playersIn: 2 })).toBe('not-an-offence')
    })
  for (const [id, book] of [
    ['rrp/1/etiquette/8', 'rrp'],
    ['wsop/47', 'wsop'],
  ] as const)
    rule(id, 'telling what was folded, until the betting is over', () => {
      expect(yes(book, 'folded-hand-told', { bettingOver: false })).toContain(id)
      expect(no(book, 'folded-hand-told', { bettingOver: true })).toBe('not-an-offence')
    })
  rule('rrp/1/etiquette/4', 'softplay is recorded for review', () => {
    expect(yes('rrp', 'softplay')).toEqual(['rrp/1/etiquette/4'])
  })
  rule('hpt/rrp7/1/softplay', 'softplay is none by itself; it can be reported as collusion or unfair influence', () => {
    expect(no('hpt', 'softplay')).toBe('not-an-offence')
    expect(yes('hpt', 'collusion')).toContain('rrp/1/conduct-code/1')
    expect(yes('hpt', 'unfair-influence')).toContain('rrp/1/etiquette/12')
  })
  for (const [id, offence] of [
    ['uspa/2.2/pushing-bets', 'pushing-bets'],
    ['uspa/2.2/saving-bets', 'pushing-bets'],
    ['uspa/2.2/potting-out', 'potting-out'],
  ] as const)
    rule(id, 'is recorded, unless the house lets them', () => {
      expect(yes('uspa', offence)).toContain(id)
      expect(no(houseWith({ pushingBets: true }, 'uspa'), offence)).toBe('not-an-offence')
    })
})

describe('what is done at once', () => {
  for (const [id, book, offence, atOnce] of [
    ['rrp/1/conduct-code/5', 'rrp', 'card-damage', 'new-deck'],
    ['wsop/37', 'wsop', 'card-damage', 'new-deck'],
    ['wsop/42', 'wsop', 'splashing', 'count-pot'],
    ['wsop/40', 'wsop', 'weapon', 'security'],
  ] as const)
    rule(id, `${offence} calls for ${atOnce}`, () => {
      expect(conductScene(book).does('P', offence).last().atOnce).toEqual([atOnce])
    })
  rule('wsop/26-removal', 'both are removed at once, and nothing milder is accepted', () => {
    const scene = conductScene('wsop').gives({ type: 'ReportOffence', offence: 'messaging', players: ['3', '8'] })
    expect(scene.refuses({ type: 'Decide', entry: 1, step: 'warn' }).why).toBe('step-too-mild')
    const out = scene.gives({ type: 'Decide', entry: 1, step: 'remove' }, { type: 'Decide', entry: 2, step: 'remove' })
    expect([keptOut(out.record, '3', out.now)?.why, keptOut(out.record, '8', out.now)?.why]).toEqual([
      'barred',
      'barred',
    ])
    expect(keptOut(out.record, '3', out.now + 24 * 3_600_000)).toBeNull()
  })
  rule('wsop/21', 'help by an earpiece opens a case and flags the player', () => {
    const scene = conductScene('wsop').does('P', 'real-time-help', { seat: 2 })
    expect(scene.last()).toMatchObject({ facts: { seat: 2 }, decided: null, proposed: { by: 'floor' } })
  })
  rule('wsop/21-penalty', 'five sanctions are offered; a ban keeps them off all lists', () => {
    const scene = conductScene('wsop').does('P', 'real-time-help')
    expect(scene.last().proposed.offered).toEqual([
      'remove',
      'forfeit-chips',
      'deny-winnings',
      'bar-for-life',
      'hold-devices',
    ])
    const out = scene.gives({ type: 'Decide', entry: 1, step: 'bar-for-life' })
    expect(keptOut(out.record, 'P', out.now)?.why).toBe('barred')
  })
  rule('wsop/346c', 'out of pocket at noon: out until noon of the next day or longer', () => {
    const scene = conductScene('wsop').does('P', 'out-of-pocket')
    const noon = scene.now + 24 * 3_600_000
    expect(scene.last().proposed).toMatchObject({ step: 'bar', length: { until: noon } })
    const order = { type: 'Decide', entry: 1, step: 'bar', length: { until: noon - 1 } } as const
    expect(scene.refuses(order)).toMatchObject({ why: 'too-short', until: noon })
    const short = conductScene(houseWith({ ofcOutOfPocketBanHours: { least: 24, most: 48 } }, 'wsop')).does(
      'P',
      'out-of-pocket',
    )
    const long = { ...order, length: { until: noon + 24 * 3_600_000 + 1 } } as const
    expect(short.refuses(long)).toMatchObject({ why: 'too-long', until: noon + 24 * 3_600_000 })
    expect(short.refuses({ ...order, step: 'bar-rest-of-event' }).why).toBe('step-not-offered')
    const out = scene.gives({ type: 'Decide', entry: 1, step: 'bar' })
    expect([keptOut(out.record, 'P', noon - 1)?.why, keptOut(out.record, 'P', noon)]).toEqual(['barred', null])
  })
})

describe('barred', () => {
  for (const [id, book] of [
    ['rrp/1/conduct-code/intro', 'rrp'],
    ['uspa/1.3.1.1', 'uspa'],
  ] as const)
    rule(id, 'nobody lists, seats or enters them until the bar is lifted', () => {
      const house = book === 'uspa' ? ('referee' as const) : ('floor' as const)
      const step = book === 'uspa' ? ('disqualify' as const) : ('bar' as const)
      const out = conductScene(book).does('P', 'threat').as(house, 'Ray', { type: 'Decide', entry: 1, step })
      expect(keptOut(out.record, 'P', out.now + 1e11)).toMatchObject({ why: 'barred', until: null })
      expect(out.refuses({ type: 'Lift', entry: 1, reason: '' }).why).toBe('reason-is-missing')
      const lifted = out.gives({ type: 'Lift', entry: 1, reason: 'apologized' })
      expect(keptOut(lifted.record, 'P', lifted.now)).toBeNull()
      expect(lifted.refuses({ type: 'Lift', entry: 1, reason: 'again' }).why).toBe('nothing-to-lift')
    })
})
