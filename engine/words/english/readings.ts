import type { Seat } from '../../deal/chips.ts'
import type { Act, Outcome, Reading } from '../../wagers/reading.ts'

/** What a player’s words and chips are under a book, in a few sentences. */
export const readingWords = (seat: Seat, reading: Reading, waiting: boolean): readonly string[] => {
  const { act, to, correction, returned, binding, mayStill, bars, discretion, others = [] } = reading
  const words = [`Seat ${seat} ${actWords(act, to)}.`]
  if (correction !== undefined && binding)
    words.push(`The amount is corrected from ${correction.from} to ${correction.to}.`)
  if (returned !== undefined) words.push(`${returned} is returned.`)
  words.push(bindingWords(reading))
  if (mayStill.length > 0)
    words.push(`${binding === 'may-be' ? 'If it isn’t, they can' : 'They can'} still ${either(mayStill)}.`)
  if (bars.length > 0) words.push(`On their turn they can’t ${either(bars)}.`)
  for (const other of others) {
    const who = other.seat === undefined ? 'A player who had acted on it' : `Seat ${other.seat}`
    words.push(
      `${who} has ${other.to} in front${other.returned === undefined ? '' : ` and takes back ${other.returned}`}.`,
    )
  }
  if (discretion !== undefined) {
    const ways = discretion.alternatives.map(outcomeWords)
    words.push(`Usually: ${outcomeWords(discretion.usual)}; the floor may also rule: ${either(ways)}.`)
  }
  if (waiting) words.push('It waits for their turn.')
  return words
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
  nothing: 'hasn’t acted',
}

const actWords = (act: Act, to: number | undefined): string =>
  to === undefined ? VERBS[act] : `${VERBS[act]} ${act === 'raise' || act === 'complete' ? 'to ' : ''}${to}`

const outcomeWords = ({ act, to }: Outcome): string => {
  if (act === 'withdraw') return 'the player takes it back'
  if (act === 'forfeit') return 'the chips stay in and the hand is dead'
  if (act === 'nothing') return 'the player hasn’t acted'
  return `the player ${actWords(act, to)}`
}

/** `call or fold`, `call, raise or fold`. */
const either = (all: readonly string[]): string =>
  all.length < 2 ? all.join('') : `${all.slice(0, -1).join(', ')} or ${all.at(-1)}`
