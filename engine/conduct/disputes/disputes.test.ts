import { describe, expect, test } from 'vitest'
import type { BookId } from '../../rulebooks/rule-id.ts'
import { type ConductScene, conductScene } from '../../testing/conduct-scene.ts'
import { rule } from '../../testing/rule.ts'
import { disputeOf } from '../draft.ts'
import { delayOf, historyOf } from '../history.ts'

const wrongPot = {
  type: 'OpenDispute',
  about: 'rules',
  what: 'the pot went to seat 4',
  parties: ['P', 'Q'],
  pot: 400,
} as const
const disputed = (book: BookId, order: object = {}): ConductScene =>
  conductScene(book).gives({ ...wrongPot, ...order } as typeof wrongPot)
const ruled = { type: 'Rule', dispute: 1, ruling: 'the hand is dead', rules: ['rrp/3/dead-hands/1'] } as const
const referee = { type: 'Appoint', name: 'Ray', role: 'referee', namedBy: 'host', plays: false } as const
const dispute = ({ record }: ConductScene) => disputeOf(record, 1)!

describe('who has the last word', () => {
  rule('rrp/2/decision-making/2', 'a ruling of the floor can be appealed, one of the shift supervisor cannot', () => {
    const floor = disputed('rrp').as('floor', 'Flo', ruled).as('player', 'P', { type: 'Appeal', dispute: 1 })
    expect(floor.events).toMatchObject([{ type: 'Appealed', to: 'shift-supervisor' }])
    expect(floor.refuses(ruled, 'floor', 'Flo').why).toBe('not-yours-to-rule')
    const final = floor.as('shift-supervisor', 'Sue', { ...ruled, ruling: 'the hand is live' })
    expect(final.refuses({ type: 'Appeal', dispute: 1 }, 'player', 'Q')).toMatchObject({
      why: 'ruling-is-final',
      rules: ['rrp/2/decision-making/2', 'rrp/0/welcome'],
    })
  })
  rule('wsop/7', 'one appeal, to the lead manager, whose ruling stands', () => {
    const appealed = disputed('wsop').as('floor', 'Flo', ruled).as('player', 'P', { type: 'Appeal', dispute: 1 })
    expect(dispute(appealed).appealTo).toBe('shift-lead-manager')
    const live = appealed.as('shift-lead-manager', 'Lee', { ...ruled, ruling: 'live' })
    expect(dispute(live).rulings.map(it => [it.by, it.ruling])).toEqual([
      ['Flo', 'the hand is dead'],
      ['Lee', 'live'],
    ])
    expect(live.refuses({ type: 'Appeal', dispute: 1 }, 'player', 'Q').why).toBe('ruling-is-final')
    const first = disputed('wsop').as('shift-lead-manager', 'Lee', ruled)
    expect(first.refuses({ type: 'Appeal', dispute: 1 }).why).toBe('ruling-is-final')
    expect(
      disputed('wsop').as('dealer', 'Dee', ruled).as('player', 'P', { type: 'Appeal', dispute: 1 }).events,
    ).toMatchObject([{ to: 'shift-lead-manager' }])
  })
  rule('uspa/app3/2.2', 'the referee is final on the Laws, the host on all else', () => {
    const laws = disputed('uspa').gives(referee).as('referee', 'Ray', ruled)
    expect(laws.refuses({ type: 'Appeal', dispute: 1 }, 'player', 'P').why).toBe('ruling-is-final')
    const other = disputed('uspa', { about: 'other' })
      .gives(referee)
      .as('floor', 'Flo', ruled)
      .gives({ type: 'Appeal', dispute: 1 })
    expect(dispute(other).appealTo).toBe('host')
  })
  rule('hpt/td', 'a director who is in it does not rule: somebody else is named', () => {
    const scene = disputed('hpt', { parties: ['P', 'Tom'] })
    expect(scene.refuses(ruled, 'tournament-director', 'Tom')).toMatchObject({
      why: 'you-are-involved',
      rules: ['hpt/td'],
    })
    const named = scene.gives({
      type: 'Appoint',
      name: 'Ann',
      role: 'tournament-director',
      namedBy: 'host',
      plays: false,
    })
    expect(dispute(named.as('tournament-director', 'Ann', ruled)).rulings[0]).toMatchObject({ by: 'Ann' })
  })
  test('from a dealer to the floor, and from there to the last word', () => {
    const dealer = disputed('rrp').as('dealer', 'Dee', ruled)
    expect(dealer.as('player', 'P', { type: 'Appeal', dispute: 1 }).events).toMatchObject([{ to: 'floor' }])
    expect(disputed('rrp').refuses({ type: 'Appeal', dispute: 1 }).why).toBe('nothing-ruled-yet')
    expect(dealer.as('player', 'P', { type: 'Appeal', dispute: 1 }).refuses({ type: 'Appeal', dispute: 1 }).why).toBe(
      'appeal-is-open',
    )
    expect(dealer.refuses(ruled, 'player', 'P').why).toBe('not-your-role')
    expect(dealer.refuses({ type: 'Appeal', dispute: 7 }).why).toBe('no-such-dispute')
  })
  test('by the general rules a dealer reads the hands, and nobody is asked after that', () => {
    const read = disputed('web', { about: 'reading-hands' }).as('dealer', 'Dee', ruled)
    expect(read.refuses({ type: 'Appeal', dispute: 1 }).why).toBe('ruling-is-final')
  })
})

describe('a referee', () => {
  rule('uspa/2.2/event', 'nobody rules before one is named', () => {
    expect(disputed('uspa').refuses(ruled, 'floor', 'Flo')).toMatchObject({ why: 'no-referee' })
    expect(dispute(disputed('uspa').gives(referee).as('floor', 'Flo', ruled)).rulings).toHaveLength(1)
  })
  rule('uspa/2.2/supervisor', 'a supervisor rules while the referee is away', () => {
    const here = disputed('uspa').gives(referee)
    expect(here.refuses(ruled, 'shift-supervisor', 'Sue').why).toBe('referee-is-here')
    const away = here.gives({ type: 'SetDuty', name: 'Ray', onDuty: false })
    expect(dispute(away.as('shift-supervisor', 'Sue', ruled)).rulings).toHaveLength(1)
  })
})

describe('a ruling', () => {
  rule('rrp/0/preface/philosophy', 'names its rule', () => {
    expect(disputed('rrp').refuses({ ...ruled, rules: [] }).why).toBe('rule-is-missing')
    expect(dispute(disputed('rrp').gives({ ...ruled, rules: ['rrp/3/misdeals/2g'] })).rulings[0]!.rules).toEqual([
      'rrp/3/misdeals/2g',
    ])
  })
  rule('wsop/9', 'may go by the spirit of the rule, with its reason kept', () => {
    const override = { ...ruled, ruling: 'pot 120 to seat 3', fairness: 'spirit of the rule' } as const
    expect(dispute(disputed('wsop').gives(override)).rulings[0]).toMatchObject({
      fairness: 'spirit of the rule',
      rules: ['rrp/3/dead-hands/1', 'wsop/52', 'wsop/9'],
    })
    expect(disputed('wsop').refuses({ ...override, fairness: ' ' }).why).toBe('reason-is-missing')
    expect(disputed('wsop').refuses(override, 'dealer', 'Dee').why).toBe('not-your-role')
  })
  rule('wsop/52', 'what the offender would gain goes to the innocent player', () => {
    const scene = disputed('wsop')
      .gives({ ...ruled, fairness: 'the offender must not gain' })
      .gives({ type: 'Correct', dispute: 1, from: 'P', to: 'Q', chips: 80, reason: 'won by the infraction' })
    expect(dispute(scene).corrections).toMatchObject([{ from: 'P', to: 'Q', chips: 80, made: true, by: 'Max' }])
  })
  rule('uspa/app3/2.1', 'against the strict reading host and referee decide together', () => {
    const scene = disputed('uspa').gives(referee)
    const fair = { ...ruled, fairness: 'plainly entitled' } as const
    expect(scene.refuses(fair, 'referee', 'Ray').why).toBe('second-person-needed')
    expect(dispute(scene.as('referee', 'Ray', { ...fair, with: 'Hal' })).rulings[0]).toMatchObject({
      with: 'Hal',
      fairness: 'plainly entitled',
    })
  })
})

describe('while a ruling is fetched', () => {
  for (const [id, book, pot, held] of [
    ['rrp/2/decision-making/7', 'rrp', 400, 150],
    ['uspa/app3/2.7', 'uspa', 500, 500],
    ['wsop/57', 'wsop', 240, 240],
  ] as const)
    rule(id, `${held} of ${pot} is held and the rest is paid, until it is ruled on`, () => {
      const scene = disputed(book, { pot }).gives(referee).gives({ type: 'HoldPot', dispute: 1, chips: held })
      expect(scene.events).toMatchObject([{ type: 'PotHeld', chips: held, paid: pot - held }])
      expect(scene.refuses({ type: 'ReleasePot', dispute: 1, shares: [{ player: 'P', chips: held }] }).why).toBe(
        'nothing-ruled-yet',
      )
      const over = scene.as('referee', 'Ray', ruled)
      expect(over.refuses({ type: 'CloseDispute', dispute: 1 })).toMatchObject({ why: 'amount-makes-no-sense' })
      expect(over.refuses({ type: 'ReleasePot', dispute: 1, shares: [{ player: 'P', chips: held - 1 }] }).why).toBe(
        'amount-makes-no-sense',
      )
      const paid = over.gives(
        { type: 'ReleasePot', dispute: 1, shares: [{ player: 'P', chips: held }] },
        { type: 'CloseDispute', dispute: 1 },
      )
      expect(dispute(paid)).toMatchObject({ held: 0, closed: true })
      expect(paid.refuses({ type: 'Appeal', dispute: 1 }).why).toBe('dispute-is-closed')
    })
  test('no more is held than is in the pot', () => {
    expect(disputed('rrp').refuses({ type: 'HoldPot', dispute: 1, chips: 401 })).toMatchObject({
      why: 'amount-makes-no-sense',
      most: 400,
    })
  })
})

describe('in time', () => {
  test.each([
    ['rrp', 'pot-pushed', false, true],
    ['rrp', 'first-riffle', false, false],
    ['rrp', 'first-riffle', true, false],
    ['rrp', 'game-ended', false, false],
    ['wsop', 'machine-button-pushed', false, false],
    ['wsop', 'machine-button-pushed', true, true],
    ['wsop', 'first-card-dealt', false, false],
    ['hpt', 'first-riffle', false, false],
    ['uspa', 'nothing', false, true],
  ] as const)('by %s after %s, a house error %s: %s', (book, gone, houseError, inTime) => {
    const scene = conductScene(book)
    const order = { ...wrongPot, gone, houseError }
    if (inTime) expect(dispute(scene.gives(order)).houseError).toBe(houseError)
    else expect(scene.refuses(order).why).toBe('too-late')
  })
  const ruledOn = (book: BookId, happened: number, noticed: number) => {
    const { happened: then, noticed: now } = dispute(
      disputed(book, { happened: { deal: 112, event: happened }, noticed: { deal: 112, event: noticed } }),
    )
    return delayOf(then, now)
  }
  rule('rrp/2/decision-making/3', 'both points are kept, and the floor sees the delay', () => {
    expect(ruledOn('rrp', 12, 20)).toEqual({ deals: 0, events: 8 })
  })
  rule('wsop/53', 'prompt on the same act, delayed after the river', () => {
    expect([ruledOn('wsop', 12, 12), ruledOn('wsop', 12, 40)]).toEqual([
      { deals: 0, events: 0 },
      { deals: 0, events: 28 },
    ])
    expect(delayOf({ deal: 112, event: 3 }, { deal: 114, event: 2 })).toEqual({ deals: 2, events: 2 })
  })
  rule('uspa/app3/2.3', 'the delay stays with the ruling', () => {
    const scene = disputed('uspa', { happened: { deal: 1, event: 5 }, noticed: { deal: 1, event: 15 } })
      .gives(referee)
      .as('referee', 'Ray', ruled)
    expect(dispute(scene)).toMatchObject({ happened: { event: 5 }, noticed: { event: 15 }, rulings: [{ by: 'Ray' }] })
  })
})

describe('a player who sees it says so', () => {
  rule('rrp/3/showdown/3', 'a player who has folded reports a short call', () => {
    const scene = conductScene('rrp').as('player', 'seat 9', { ...wrongPot, what: 'the call was 10 short' })
    expect(dispute(scene)).toMatchObject({ raisedBy: 'seat 9', parties: ['P', 'Q'] })
  })
  rule('wsop/145', 'the award waits while the report is looked at', () => {
    const scene = conductScene('wsop').as('player', 'seat 9', wrongPot)
    expect(dispute(scene).holdsAward).toBe(true)
    expect(dispute(scene.as('floor', 'Flo', ruled)).holdsAward).toBe(false)
  })
})

describe('the person who did it is weighed', () => {
  for (const [id, book] of [
    ['rrp/2/decision-making/8', 'rrp'],
    ['wsop/58', 'wsop'],
  ] as const)
    rule(id, 'earlier entries and what is known stand beside a new one', () => {
      const scene = conductScene(book)
        .does('P', 'stalling').does('P', 'splashing').does('P', 'out-of-turn').does('P', 'phone', { liveHand: true })
        .gives({ type: 'Decide', entry: 1, step: 'warn' }, { type: 'NoteExperience', player: 'P', experience: 'plays here daily' })
      expect(historyOf(scene.record, 'P')).toMatchObject({ warnings: 1, experience: 'plays here daily' })
      expect(historyOf(scene.record, 'P').offences).toHaveLength(4)
    }) // biome-ignore format: a chain
  rule('uspa/app3/2.8', 'a novice has no record, and that they are new is noted beside it', () => {
    expect(historyOf(conductScene('uspa').does('P', 'stalling').record, 'Q')).toEqual({
      offences: [],
      warnings: 0,
      last: null,
      experience: '',
    })
    const noted = conductScene('uspa').gives({ type: 'NoteExperience', player: 'Q', experience: 'first night' })
    expect(noted.events).toMatchObject([{ rules: expect.arrayContaining(['uspa/app3/2.8']) }])
    expect(historyOf(noted.record, 'Q').experience).toBe('first night')
  })
})

describe('two people for large corrections', () => {
  const large = { type: 'Correct', dispute: 1, from: 'house', to: 'Q', chips: 1000, reason: 'miscounted' } as const
  test('the second is another person', () => {
    const scene = disputed('rrp').gives(ruled, large)
    expect(dispute(scene).corrections).toMatchObject([{ made: false }])
    expect(scene.refuses({ type: 'AgreeCorrection', dispute: 1, correction: 1 }).why).toBe('second-person-needed')
    const agreed = scene.as('floor', 'Flo', { type: 'AgreeCorrection', dispute: 1, correction: 1 })
    expect(dispute(agreed).corrections).toMatchObject([{ made: true, by: 'Max', agreedBy: 'Flo' }])
    expect(agreed.refuses({ type: 'AgreeCorrection', dispute: 1, correction: 1 }, 'floor', 'Eve').why).toBe(
      'no-such-correction',
    )
  })
  test('nothing is corrected before it is ruled on, and nothing from somebody to themselves', () => {
    expect(disputed('rrp').refuses(large).why).toBe('nothing-ruled-yet')
    const scene = disputed('rrp').gives(ruled)
    expect(scene.refuses({ ...large, to: 'house' }).why).toBe('same-person')
    expect(scene.refuses({ ...large, chips: 0 }).why).toBe('amount-makes-no-sense')
    expect(scene.refuses(large, 'dealer', 'Dee').why).toBe('not-your-role')
  })
})
