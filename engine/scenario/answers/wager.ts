import { misread } from '../../kinds/problem.ts'
import type { Act, Outcome, Reading } from '../../wagers/reading.ts'
import { TALK_WORDS } from '../acts/read-talk.ts'
import { orderWords } from '../acts/write-order.ts'
import type { Talk } from '../course/talk.ts'
import { listed, type Question } from './answer.ts'

/** What the last words and chips are under the book. */
export const wagerAnswer: Question = ({ deal, talks }) => {
  const last = talks.at(-1)
  if (last === undefined) return misread('nobody has said or put out anything that is to be read', TALK_WORDS)
  const { at, seat, situation, reading, order, state } = last
  const { rules, ...rest } = reading
  const as = order === null ? {} : { as: orderWords(deal, order) }
  return { at, seat, did: situation.did, ...rest, ...as, state, words: readingWords(last), rules }
}

/** A reading in words. */
const readingWords = ({ seat, reading, state }: Talk): string => {
  const { act, to, correction, returned, binding, mayStill, bars, discretion, others = [] } = reading
  const words = [`Seat ${seat} ${actWords(act, to)}.`]
  if (correction !== undefined && binding)
    words.push(`It was announced as ${correction.from} and is corrected to ${correction.to}.`)
  if (returned !== undefined) words.push(`${returned} is returned.`)
  words.push(bindingWords(reading))
  if (mayStill.length > 0)
    words.push(`${binding === 'may-be' ? 'If it isn’t, they can' : 'They can'} still ${listed(mayStill, 'or')}.`)
  if (bars.length > 0) words.push(`On their turn they can’t ${listed(bars, 'or')}.`)
  for (const other of others) {
    const who = other.seat === undefined ? 'A player who had acted on it' : `Seat ${other.seat}`
    words.push(
      `${who} has ${other.to} in front${other.returned === undefined ? '' : ` and takes back ${other.returned}`}.`,
    )
  }
  if (discretion !== undefined) {
    const ways = discretion.alternatives.map(outcomeWords)
    words.push(`Usually: ${outcomeWords(discretion.usual)}; the floor may also rule: ${listed(ways, 'or')}.`)
  }
  if (state === 'waiting') words.push('It waits for their turn.')
  return words.join(' ')
}

const bindingWords = ({ act, binding }: Reading): string => {
  if (binding === 'may-be') return 'It’s up to the floor whether it’s binding.'
  if (binding) return 'It’s binding.'
  return act === 'nothing' ? 'Nothing is binding.' : 'It isn’t binding.'
}

const VERBS: Readonly<Record<Act, string>> = {
  fold: 'folds',
  check: 'checks',
  call: 'calls',
  bet: 'bets',
  raise: 'raises',
  complete: 'completes',
  pat: 'stands pat',
  nothing: 'has made no act',
}

const actWords = (act: Act, to: number | undefined): string =>
  to === undefined ? VERBS[act] : `${VERBS[act]} ${act === 'raise' || act === 'complete' ? 'to ' : ''}${to}`

const outcomeWords = ({ act, to }: Outcome): string => {
  if (act === 'withdraw') return 'the player takes it back'
  if (act === 'forfeit') return 'the chips stay in and the hand is dead'
  if (act === 'nothing') return 'no act was made'
  return `the player ${actWords(act, to)}`
}
