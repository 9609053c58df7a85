import { describe, expect, test } from 'vitest'
import type { Seat } from '../../deal/chips.ts'
import { legal } from '../../deal/legal.ts'
import { stakesFor } from '../../deal/stakes.ts'
import { forms } from '../../forms/forms.ts'
import type { BookId } from '../../rulebooks/rule-id.ts'
import { type NightScene, nightScene } from '../../testing/night-scene.ts'
import { rule } from '../../testing/rule.ts'
import { placardOf } from '../../testing/table-scene.ts'
import { chopAgreed, chopRules, mayChopAt } from './chops.ts'
import { chooserOf, nextChoices } from './next-choices.ts'
import { mostRunsAt, runsAgreed } from './run-outs.ts'

const three = { ann: 1, bob: 2, cid: 3 }
const holdem = (book: BookId, structure: 'limit' | 'no-limit' = 'no-limit') =>
  placardOf(book, { parts: [{ form: forms.holdem, stakes: stakesFor(forms.holdem, structure, 10) }], chairs: 6 })
const dealt = (book: BookId): NightScene =>
  nightScene(holdem(book), three)
    .gives({ type: 'CallDeal' })
    .playsUntil(({ round }) => round !== null)

describe('players who chop', () => {
  const folds = (scene: NightScene): NightScene => {
    const due = legal(scene.deal)
    return due.due === 'betting' ? scene.acts({ type: 'Fold', seat: due.seat }) : scene
  }
  const chop = ({ night, deal }: NightScene, players: readonly string[]) =>
    chopAgreed(night.table, deal, legal(deal), player => players.includes(player))

  rule('rrp/2/procedures/15/chop', 'take their blinds back when all others have folded and both chop', () => {
    const before = dealt('rrp')
    const left = folds(before)
    const agreed = left.deal.players.filter(({ folded }) => !folded).map(({ seat }) => seat)
    const named = agreed.map((seat: Seat) => left.night.table.chairs[seat - 1]!)
    expect(chop(before, Object.keys(three))).toBeNull()
    expect(chop(left, named)).toEqual({ type: 'ChopBlinds', agreed })
    expect(chop(left, named.slice(1))).toBeNull()
    expect(left.acts(chop(left, named)!).night.deal).toBeNull()
  })

  rule('uspa/app3/3.14', 'may say so where there are blinds, and nowhere else', () => {
    const { table } = dealt('uspa').night
    expect(mayChopAt(table)).toBe(true)
    expect(chopRules(table)).toContain('uspa/app3/3.14')
    const stud = { form: forms['seven-card-stud'], stakes: stakesFor(forms['seven-card-stud'], 'limit', 10) }
    expect(mayChopAt(nightScene(placardOf('uspa', { parts: [stud] }), three).night.table)).toBe(false)
  })
})

describe('players who run it more than once', () => {
  /** Everybody is all in before the flop. */
  const allIn = (book: BookId): NightScene => {
    let scene = dealt(book)
    for (;;) {
      const due = legal(scene.deal)
      if (due.due !== 'betting') return scene
      scene = scene.acts(
        due.wager === null ? { type: 'Call', seat: due.seat } : { type: 'Wager', seat: due.seat, to: 1000 },
      )
    }
  }
  const runs = ({ night, deal }: NightScene, wants: Readonly<Record<string, number>>) =>
    runsAgreed(night.table, deal, player => wants[player] ?? 1)?.times ?? 1

  rule('rrp/14/nl/17', 'run it as often as the one wants who wants the fewest', () => {
    const scene = allIn('rrp')
    expect(mostRunsAt(scene.night.table)).toBe(3)
    expect(runs(scene, { ann: 3, bob: 3, cid: 3 })).toBe(3)
    expect(runs(scene, { ann: 2, bob: 3, cid: Number.POSITIVE_INFINITY })).toBe(2)
    expect(runs(scene, { ann: 2, bob: 3 })).toBe(1)
    expect(runs(dealt('rrp'), { ann: 3, bob: 3, cid: 3 })).toBe(1)
    const every = Number.POSITIVE_INFINITY
    expect(runs(scene, { ann: every, bob: every, cid: every })).toBe(1)
  })

  rule('rrp/2/procedures/16/deal-twice', 'do so at big bets alone', () => {
    expect(mostRunsAt(nightScene(holdem('rrp', 'limit'), three).night.table)).toBe(1)
  })
})

describe('what a player may say for the next deal', () => {
  const said = (night: NightScene['night'], player: string) => nextChoices(night.table, player, 0).map(({ say }) => say)

  rule('rrp/14/nl/15', 'a straddle, and whether they have said one', () => {
    const scene = nightScene(holdem('rrp'), { ...three, dee: 4 })
    expect(said(scene.night, 'dee')).toContain('straddle')
    const straddled = scene.gives({ type: 'SayStraddle', player: 'dee' }).night
    expect(nextChoices(straddled.table, 'dee', 0)).toContainEqual({ say: 'straddle', chips: 20, said: true })
    expect(nextChoices(straddled.table, 'ann', 0)).toContainEqual({ say: 'straddle', chips: 20, said: false })
  })

  test("the game at dealer's choice, for the player with the next button", () => {
    const parts = [forms.holdem, forms['seven-card-stud']].map(form => ({ form, stakes: stakesFor(form, 'limit', 10) }))
    const scene = nightScene(placardOf('uspa', { parts, turn: 'dealers-choice' }), three)
    const chooser = chooserOf(scene.night.table, 0)!
    expect(said(scene.night, chooser)).toContain('form')
    const chosen = scene.gives({ type: 'ChooseForm', player: chooser, part: 1 }).night
    expect(chooserOf(chosen.table, 0)).toBeNull()
    expect(said(chosen, chooser)).not.toContain('form')
  })
})
