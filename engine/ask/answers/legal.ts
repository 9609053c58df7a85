import { barsOn } from '../../deal/betting/bars.ts'
import { wagerBarred } from '../../deal/betting/wager.ts'
import { type Deal, potTotal } from '../../deal/deal.ts'
import { type BettingTurn, type Legal, legal } from '../../deal/legal.ts'
import { formRules, programOf } from '../../deal/program.ts'
import type { Refusal } from '../../deal/refusal.ts'
import { cited } from '../../deal/refusal-rules.ts'
import { stepDue } from '../../deal/where.ts'
import type { RuleId } from '../../rulebooks/rule-id.ts'
import { decide } from '../../rulings/decide.ts'
import { acceptedWords, refusalWords } from '../../words/english/print.ts'
import type { Order } from '../acts/read-act.ts'
import type { Course } from '../course/course.ts'
import { distinct, listed, type Question } from './answer.ts'

/** Who is to act and what they may do, or what the dealer has to do. */
export const legalAnswer: Question = course => {
  const { deal } = course
  const due = legal(deal)
  const barred = due.due === 'betting' ? barredNow(deal) : null
  const bars = due.due === 'betting' ? barsOn(deal, deal.turn) : []
  const mayNot = [...new Set(bars.flatMap(({ acts }) => acts))]
  const rules = [
    ...(barred?.rules ?? []),
    ...freedBy(course, due),
    ...bars.flatMap(bar => bar.rules),
    ...rulesBehind(course, due),
  ]
  const words = [
    acceptedWords(deal),
    ...(barred === null || mayNot.length > 0 ? [] : [refusalWords(barred)]),
    ...(mayNot.length === 0 ? [] : [`By a ruling, seat ${bars[0]!.seat} can’t ${listed(mayNot, 'or')} now.`]),
  ]
  return {
    ...due,
    ...(deal.phase === 'streets' ? { street: streetOf(deal) } : {}),
    ...(due.due === 'betting' ? { toCall: toCall(deal, due), pot: potTotal(deal) } : {}),
    ...(barred === null ? {} : { barred: barred.why }),
    ...(mayNot.length === 0 ? {} : { mayNot }),
    words: words.join(' '),
    rules: distinct(rules),
  }
}

/** The street that the deal has come to. */
const streetOf = (deal: Deal): string => {
  const { steps, streets } = programOf(deal.form)
  return streets[Math.min(stepDue(deal), steps.length - 1)] ?? ''
}

/** The rules by which the player to act is not held to what was said or put out before. */
const freedBy = ({ talks }: Course, due: Legal): readonly RuleId[] => {
  if (!('seat' in due)) return []
  return talks.findLast(({ seat, state }) => seat === due.seat && state === 'free')?.reading.rules ?? []
}

/** Why the player who is to act may neither bet nor raise, with its rules, or null. */
const barredNow = (deal: Deal): Refusal | null => {
  const barred = wagerBarred(deal, deal.turn)
  return barred === null ? null : cited(barred, deal)
}

const toCall = (deal: Deal, { callTo }: BettingTurn): number =>
  callTo === null ? 0 : callTo - deal.players[deal.turn]!.bet

const rulesBehind = ({ deal, events, rulings }: Course, due: Legal): readonly RuleId[] => {
  if (due.due === 'nobody') return []
  if (due.due === 'ruling') return rulings.at(-1)?.ruling.rules ?? []
  if (due.due !== 'betting' && due.due !== 'show') return formRules(deal.form, deal.book)
  const last = events.at(-1)
  // the player who has just been made the first to act
  const first = last?.type === 'RoundOpened' || last?.type === 'ShowdownOpened' ? last.rules : []
  return due.due === 'show' ? first : [...first, ...boundRules(deal, due)]
}

/** The rules behind the bounds of a wager are those by which a chip more or less is refused. */
const boundRules = (deal: Deal, { seat, wager }: BettingTurn): readonly RuleId[] => {
  if (wager === null) return []
  return [wager.least - 1, wager.most + deal.stakes.unit].flatMap(to => refusedBy(deal, { type: 'Wager', seat, to }))
}

const refusedBy = (deal: Deal, order: Order): readonly RuleId[] => {
  const decision = decide(deal, order)
  return decision.ok ? [] : (decision.refusal.rules ?? [])
}
