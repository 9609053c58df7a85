import type { Form } from '../../forms/form.ts'
import type { Rulebook } from '../../rulebooks/rulebook.ts'
import { rulebookOf } from '../../rulebooks/rulebooks.ts'
import type { Chips, Seat } from '../chips.ts'
import type { PlayerCommand, Post } from '../commands.ts'
import { type Deal, placeOf } from '../deal.ts'
import { isFixed } from '../law.ts'
import { isRefusal, type Refusal, refused } from '../refusal.ts'
import type { DealAbout } from '../refusal-about.ts'
import type { Stakes } from '../stakes.ts'
import type { Work } from '../work.ts'
import { cardsLookedAt } from './lowball.ts'
import { type MadePost, makePost } from './make-post.ts'

/** The kills of a deal with the limits that they raise the deal to, or why they are not taken. */
export const killsMade = (
  form: Form,
  stakes: Stakes,
  posts: readonly Post[],
  book: Rulebook,
): readonly MadePost[] | Refusal => {
  const made: MadePost[] = []
  let limits: Pick<Stakes, 'lower' | 'upper'> = stakes
  for (const post of posts) {
    const off = killBarred(form, stakes, made.length, book)
    if (off) return { ...off, seat: post.seat }
    const kill = killMade({ ...stakes, ...limits }, made.at(-1)?.amount ?? killedFrom(stakes), post, book)
    if (isRefusal(kill)) return kill
    made.push(kill)
    limits = kill.limits!
  }
  return made
}

/** rrp/13/11: why this deal takes no kill, or no further one, or null. */
const killBarred = (form: Form, { structure }: Stakes, made: number, book: Rulebook): Refusal | null => {
  const { killSize, maxKillsPerDeal } = book
  const no = (about: DealAbout['no-kill-here']): Refusal => refused('no-kill-here', { about, rules: killSize.rules })
  // rrp/13/intro: a kill raises the limits, so it takes a game that has them
  if (!isFixed(structure)) return no(structure)
  if (form.opening !== 'blinds' && form.opening !== 'bring-in') return no('no-forced-bets')
  if (made < maxKillsPerDeal.is) return null
  return refused('too-many-kills', { count: maxKillsPerDeal.is, rules: maxKillsPerDeal.rules })
}

/** rrp/13/intro: twice the big blind or one and a half times, and the limits are raised as much. */
const killMade = (stakes: Stakes, from: Chips, post: Post, book: Rulebook): MadePost | Refusal => {
  const { full, half } = book.killSize.is
  const isWhole = (amount: Chips): boolean => amount % stakes.unit === 0
  const times = [full, half].find(it => from * it === post.amount && isWhole(post.amount))
  const { rules } = book.killSize
  if (times === undefined) {
    const sizes = [...new Set([from * half, from * full])].filter(isWhole)
    return refused('post-not-a-size', { seat: post.seat, about: 'kill', sizes, rules })
  }
  const limits = { lower: stakes.lower * times, upper: stakes.upper * times }
  if (!isWhole(limits.lower) || !isWhole(limits.upper)) {
    return refused('stakes-not-whole', { about: 'kill-limits', rules })
  }
  return { ...post, limits, ...(times === half && half !== full && { half: true }) }
}

/** A kill is counted from the big blind; stud has none, and there it is the raised lower limit. */
export const killedFrom = ({ blinds, lower }: Stakes): Chips => blinds.at(-1) ?? lower

/** rrp/13/10: after a look at their first cards a lowball player kills the pot. */
export const kill = (work: Work, { seat, to }: Extract<PlayerCommand, { type: 'Kill' }>): Refusal | null => {
  const made = killAfterLook(work.state, seat, to)
  if (isRefusal(made)) return made
  makePost(work, made)
  return null
}

const killAfterLook = (deal: Deal, seat: Seat, to: Chips): MadePost | Refusal => {
  const book = rulebookOf(deal.book)
  const { is, rules } = book.lowballLookAndKill
  const no = (about: DealAbout['no-kill-here']): Refusal => refused('no-kill-here', { seat, about, rules })
  const look = cardsLookedAt(deal)
  if (look === 0) return no('deal-has-started')
  if (deal.phase !== 'streets' || deal.step > 0 || deal.done === 0 || deal.done > look) {
    return no({ cards: is.cardsSeen })
  }
  if (deal.straddler >= 0 && !book.straddleInKillPot.is) return no('straddled')
  const barred = killBarred(deal.form, deal.stakes, deal.killer < 0 ? 0 : book.maxKillsPerDeal.is, book)
  if (barred) return { ...barred, seat }
  const made = killMade(deal.stakes, killedFrom(deal.stakes), { seat, kind: 'kill', amount: to }, book)
  if (isRefusal(made)) return made
  const least = Math.ceil(is.minStackInKillBlinds * to)
  const { stack } = deal.players[placeOf(deal, seat)]!
  return stack < least ? refused('too-few-chips-to-kill', { seat, least, rules }) : { ...made, rules }
}

/** Who may kill the pot now, having looked, and for how much. */
export const killChoices = (deal: Deal): readonly KillChoice[] => {
  // asked at every act of the dealer, and hardly ever is there anything
  if (deal.form.family !== 'draw' || deal.step > 0 || deal.done === 0 || cardsLookedAt(deal) === 0) return NOBODY
  const { full, half } = rulebookOf(deal.book).killSize.is
  const sizes = [...new Set([half, full])].map(times => killedFrom(deal.stakes) * times)
  return deal.players.flatMap(({ seat }) =>
    sizes.filter(to => !isRefusal(killAfterLook(deal, seat, to))).map(to => ({ seat, to })),
  )
}

/** A player who may kill the pot, and what then lies in front of them. */
export type KillChoice = { readonly seat: Seat; readonly to: Chips }
const NOBODY: readonly KillChoice[] = []
