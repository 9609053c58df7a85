import { describe, expect, test } from 'vitest'
import type { Card } from '../../cards/card.ts'
import { decks } from '../../cards/deck.ts'
import { legal } from '../../deal/legal.ts'
import { stakesFor } from '../../deal/stakes.ts'
import { type FormId, forms } from '../../forms/forms.ts'
import type { BookId } from '../../rulebooks/rule-id.ts'
import { type NightScene, nightScene } from '../../testing/night-scene.ts'
import { placardOf } from '../../testing/table-scene.ts'
import { chipsOnTable } from '../audit.ts'
import { mayAgreeToHunt, mayHuntAt } from './rabbit-hunts.ts'
import { hasSevenDeuce } from './seven-deuce.ts'

const three = { ann: 1, bob: 2, cid: 3 }
const placard = (book: BookId = 'rrp', form: FormId = 'holdem', more = {}) => {
  const { structures } = forms[form] as { structures: readonly string[] }
  const structure = structures.includes('no-limit') ? 'no-limit' : 'limit'
  return placardOf(book, {
    parts: [{ form: forms[form], stakes: stakesFor(forms[form], structure, 10) }],
    chairs: 6,
    ...more,
  })
}
const game = (chips = 50, asks: readonly string[] = []) => ({ type: 'SetSevenDeuce', chips, asks }) as const

/** A deal in which the player in this seat has a seven and a deuce, the others nothing better than they, and the board pairs both. */
const dealt = (scene: NightScene, holder: number): NightScene => {
  const called = scene.gives({ type: 'CallDeal' })
  const order = called.deal.players.map(({ seat }) => seat)
  const own: Record<number, readonly Card[]> = { [holder]: ['7s', '2d'] }
  const rest = ['As', 'Kd', 'Qs', 'Jd', '9s', 'Td'] as Card[]
  for (const seat of order) own[seat] ??= rest.splice(0, 2)
  // one card after another from the left of the button, then burn, flop, burn, turn, burn, river
  const from = (called.deal.players.findIndex(({ seat }) => seat === called.deal.button) + 1) % order.length
  const turns = order.map((_, i) => order[(from + i) % order.length]!)
  const top = [
    ...turns.map(seat => own[seat]![0]!),
    ...turns.map(seat => own[seat]![1]!),
    '3h',
    '7h',
    '7c',
    '2h',
    '3d',
    '4c',
    '5h',
    '8d',
  ] as Card[]
  const deck = [...top, ...decks.standard.filter(card => !top.includes(card))]
  return called.acts({ type: 'Shuffle', deck }).playsUntil(({ round }) => round !== null)
}

/** All go all-in, and every hand is shown. */
const toShowdown = (scene: NightScene): NightScene => {
  let now = scene
  while (now.night.deal !== null) {
    const due = legal(now.deal)
    if (due.due === 'betting')
      now = now.acts(
        due.wager === null ? { type: 'Call', seat: due.seat } : { type: 'Wager', seat: due.seat, to: due.wager.most! },
      )
    else if (due.due === 'show') now = now.acts({ type: 'Show', seat: due.seat })
    else now = now.acts({ type: 'Deal' })
  }
  return now
}

const limp = (scene: NightScene): NightScene => {
  let now = scene
  while (now.night.deal !== null) {
    const due = legal(now.deal)
    if (due.due === 'betting')
      now = now.acts(due.check ? { type: 'Check', seat: due.seat } : { type: 'Call', seat: due.seat })
    else if (due.due === 'show') now = now.acts({ type: 'Show', seat: due.seat })
    else now = now.acts({ type: 'Deal' })
  }
  return now
}

const stacks = ({ night }: NightScene) =>
  Object.fromEntries(night.table.members.map(({ player, stack }) => [player, stack]))
const paid = ({ events }: NightScene) => events.find(event => event.type === 'SevenDeucePaid')

describe('the 7-2 game', () => {
  test('a player who wins with a seven and a deuce and shows it gets the bounty from each of the others', () => {
    const scene = limp(dealt(nightScene(placard(), three).gives(game()), 2))
    expect(paid(scene)).toMatchObject({
      player: 'bob',
      from: [
        { player: 'ann', chips: 50 },
        { player: 'cid', chips: 50 },
      ],
    })
    expect(stacks(scene)).toEqual({ ann: 940, bob: 1120, cid: 940 })
    expect(chipsOnTable(scene.night.table)).toBe(3000)
  })

  test('short stacks pay what they have, and nobody owes anything', () => {
    const scene = toShowdown(dealt(nightScene(placard(), three).gives(game()), 2))
    expect(paid(scene)).toMatchObject({ from: [] })
    expect(stacks(scene)).toEqual({ ann: 0, bob: 3000, cid: 0 })
    const some = nightScene(placard(), three).gives(game(995))
    expect(stacks(limp(dealt(some, 2)))).toEqual({ ann: 0, bob: 3000, cid: 0 })
  })

  test('a player who leaves with the deal pays before they go', () => {
    const scene = dealt(nightScene(placard(), three).gives(game()), 2).gives({
      type: 'Leave',
      player: 'ann',
      gone: false,
    })
    const over = limp(scene)
    expect(over.night.table.members.find(({ player }) => player === 'ann')).toMatchObject({
      seat: null,
      cashedOut: 940,
    })
    expect(over.night.table.members.find(({ player }) => player === 'bob')!.stack).toBe(1120)
  })

  test('a player who is asked neither pays nor gets anything until they say that they play', () => {
    const asked = nightScene(placard(), three).gives(game(50, ['ann', 'bob']))
    expect(stacks(limp(dealt(asked, 3)))).toEqual({ ann: 990, bob: 990, cid: 1020 })
    const yes = asked.gives({ type: 'AnswerSevenDeuce', player: 'ann', plays: true })
    expect(stacks(limp(dealt(yes, 3)))).toEqual({ ann: 940, bob: 990, cid: 1070 })
    expect(paid(limp(dealt(yes, 2)))).toBeUndefined()
    const no = yes.gives({ type: 'AnswerSevenDeuce', player: 'ann', plays: false })
    expect(stacks(limp(dealt(no, 3)))).toEqual({ ann: 990, bob: 990, cid: 1020 })
  })

  test('a change holds from the next deal on', () => {
    const on = dealt(nightScene(placard(), three), 2).gives(game())
    expect(paid(limp(on))).toBeUndefined()
    expect(paid(limp(dealt(limp(on), 2)))).toBeDefined()
    const off = dealt(nightScene(placard(), three).gives(game()), 2).gives(game(0))
    const over = limp(off)
    expect(paid(over)).toBeDefined()
    expect(paid(limp(dealt(over, 2)))).toBeUndefined()
  })

  test('after a hand that nobody called it is paid when the cards are shown, once, and not in the next deal', () => {
    let scene = dealt(nightScene(placard(), three).gives(game()), 2)
    while (scene.night.deal !== null) {
      const due = legal(scene.deal)
      if (due.due !== 'betting') scene = scene.acts({ type: 'Deal' })
      else scene = scene.acts({ type: due.seat === 2 ? 'Call' : 'Fold', seat: due.seat })
      const left = scene.night.deal?.players.filter(({ folded }) => !folded) ?? []
      if (left.length === 2 && left.every(({ bet }) => bet === 10)) break
    }
    while (scene.night.deal !== null) {
      const due = legal(scene.deal)
      if (due.due === 'betting')
        scene = scene.acts(
          due.seat === 2 ? { type: 'Wager', seat: 2, to: due.wager!.least } : { type: 'Fold', seat: due.seat },
        )
      else scene = scene.acts({ type: 'Deal' })
    }
    expect(paid(scene)).toBeUndefined()
    const claim = { type: 'ClaimSevenDeuce', player: 'bob', deal: 1, dealtIn: ['ann', 'bob', 'cid'] } as const
    const shown = scene.gives(claim)
    expect(paid(shown)).toMatchObject({ player: 'bob' })
    expect(shown.gives(claim).events).toEqual([])
    expect(shown.gives({ type: 'CallDeal' }).refuses(claim)).toMatchObject({ why: 'not-this-deal' })
  })

  test('another hand wins nothing more, nor does one that loses', () => {
    expect(paid(limp(dealt(nightScene(placard(), three), 2)))).toBeUndefined()
    expect(hasSevenDeuce(forms.holdem)).toBe(true)
    expect(
      Object.values(forms)
        .filter(hasSevenDeuce)
        .map(({ id }) => id),
    ).not.toContain('omaha')
  })

  test.each([
    ['Omaha', placard('rrp', 'omaha')],
    ['a tournament', placard('rrp', 'holdem', { setting: 'tournament' })],
    ['real cards', placard('rrp', 'holdem', { realCards: true })],
  ])('is not played at %s', (_, at) => {
    const table = nightScene(at, {})
    expect(table.refuses(game())).toMatchObject({ why: 'not-played-here', about: 'seven-deuce' })
    expect(table.refuses(game(-1))).toMatchObject({ why: 'chips-not-whole' })
    expect(table.refuses({ type: 'AnswerSevenDeuce', player: 'ann', plays: true })).toMatchObject({ why: 'no-seat' })
  })
})

describe('seeing what would have come', () => {
  test('is for the table to agree on, unless the book forbids it (wsop/81)', () => {
    const table = nightScene(placard(), three)
    expect(mayHuntAt(table.night.table)).toBe(false)
    expect(mayHuntAt(table.gives({ type: 'AllowRabbit', allowed: true }).night.table)).toBe(true)
    const strict = nightScene(placard('wsop'), three)
    expect(mayAgreeToHunt(strict.night.table)).toBe(false)
    const refused = strict.refuses({ type: 'AllowRabbit', allowed: true })
    expect(refused).toMatchObject({
      why: 'not-played-here',
      about: 'rabbit',
      rules: expect.arrayContaining(['wsop/81']),
    })
  })

  test('stays agreed on from deal to deal', () => {
    const scene = limp(
      dealt(
        nightScene(placard(), three).gives({ type: 'AllowRabbit', allowed: true }, {
          type: 'SayStraddle',
          player: 'ann',
          amount: 20,
        } as never),
        2,
      ),
    )
    expect(mayHuntAt(scene.night.table)).toBe(true)
    expect(mayHuntAt(scene.gives({ type: 'AllowRabbit', allowed: false }).night.table)).toBe(false)
  })
})
