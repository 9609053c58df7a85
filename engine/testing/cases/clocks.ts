import type { FormId } from '../../forms/forms.ts'
import { type Case, casesAt, oneRuling } from '../by-books.ts'
import { scenesOf } from './scene.ts'

const rules = {
  rrp: ['rrp/14/nl/16'],
  uspa: ['uspa/3.4.2.13'],
  web: ['web/dead-hands/8', 'rrp/14/nl/16'],
  wsop: ['wsop/85', 'wsop/185', 'wsop/85-who', 'wsop/85-fast', 'wsop/83-clock', 'wsop/110g'],
} as const

const asIs = {
  'clock-runs': () => {},
  'clock-too-early': () => {},
  'clock-not-theirs': () => {},
  'clock-not-here': () => {},
}

/** The clock is called at big-bet: at once, and after two minutes. */
const bigBet: readonly Case[] = casesAt("no-limit hold'em for three, one thinks", byBooks => {
  const at = scenesOf({ form: 'holdem', structure: 'no-limit', seats: 3 })
  const runs = oneRuling('clock-runs', rules)
  const early = { ...runs, wsop: ['clock-too-early', ...rules.wsop] } as const
  byBooks(at('deal'), { type: 'ClockAskedFor', seat: 3, by: 1, after: 119 }, early, asIs)
  byBooks(at('deal'), { type: 'ClockAskedFor', seat: 3, by: 1, after: 120 }, runs, asIs)
  // the floor need not wait, and a player who is to act may call it on nobody but another in uspa
  byBooks(at('deal'), { type: 'ClockAskedFor', seat: 3, after: 5 }, runs, asIs)
  const own = { ...runs, uspa: ['clock-not-theirs', ...rules.uspa] } as const
  byBooks(at('deal'), { type: 'ClockAskedFor', seat: 3, by: 3, after: 150 }, own, asIs)
  // a player who is away calls no clock by wsop, nor one without a hand
  const away = { ...runs, wsop: ['clock-not-theirs', ...rules.wsop] } as const
  byBooks(at('deal'), { type: 'ClockAskedFor', seat: 3, by: 8, after: 150 }, away, asIs)
  byBooks(
    book => at('deal')(book).reports({ type: 'PlayerAbsent', seat: 2, walkedOff: false }),
    { type: 'ClockAskedFor', seat: 3, by: 2, after: 150 },
    away,
    asIs,
  )
})

/** Seat 1 has the lowcard. */
const STUD = '3c4c5c 3d4d5d 2c8c9c'

/** At limit the books of Robert's kind have no clock; those that do not name a structure have one. */
const limit: readonly Case[] = (
  ['seven-card-stud', 'deuce-to-seven-triple-draw', 'chinese-draw-poker'] as const
).flatMap((form: FormId) =>
  casesAt(`${form} at limit for three, one thinks`, byBooks => {
    const at = scenesOf({ form, seats: 3, ...(form === 'seven-card-stud' ? { cards: STUD } : {}) })
    const none = oneRuling('clock-not-here', rules)
    byBooks(
      at('deal'),
      { type: 'ClockAskedFor', seat: form === 'seven-card-stud' ? 1 : 3, by: 2, after: 150 },
      { ...none, web: ['clock-runs', ...rules.web], wsop: ['clock-runs', ...rules.wsop] },
      asIs,
    )
  }),
)

/** The clock is called, in a form of each family. */
export const clocks: readonly Case[] = [...bigBet, ...limit]
