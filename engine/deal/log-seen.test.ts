import { expect, test } from 'vitest'
import { UNKNOWN } from '../cards/card.ts'
import { type FormId, forms } from '../forms/forms.ts'
import { anyDeal, playOut } from '../testing/index.ts'
import { replay } from './evolve.ts'
import { logSeen } from './log-seen.ts'
import { cardsSeen, openedIn } from './redact.ts'
import { view } from './view.ts'

const FORMS: readonly FormId[] = [
  'holdem',
  'seven-card-stud',
  'deuce-to-seven-triple-draw',
  'chinese-poker',
  'mexican-poker',
]

test.each(FORMS)('%s: a viewer’s log adds up, keeps what they saw and nothing else', id => {
  let hidden = 0
  for (let number = 0; number < 12; number++) {
    const { log } = playOut(anyDeal(forms[id], number))
    const seats = replay(log).players.map(({ seat }) => seat)
    for (const viewer of ['rail', { seat: seats[0]! }] as const) {
      const seen = logSeen(log, viewer)
      const known = new Set([
        ...log.flatMap((_, i) => [...cardsSeen(view(replay(log.slice(0, i + 1)), viewer))]),
        ...log.flatMap(event => [...openedIn(event)]),
      ])
      const cards = new Set(
        JSON.stringify(seen)
          .match(/"(?:[2-9TJQKA][cdhs]|Jo)"/g)
          ?.map(card => card.slice(1, -1)) ?? [],
      )
      expect([...cards].filter(card => !known.has(card as never))).toEqual([])
      hidden += JSON.stringify(seen).split(`"${UNKNOWN}"`).length - 1
      const chips = (of: typeof log) => replay(of).players.map(({ seat, stack }) => [seat, stack])
      expect(chips(seen)).toEqual(chips(log))
    }
  }
  expect(hidden).toBeGreaterThan(0)
})
