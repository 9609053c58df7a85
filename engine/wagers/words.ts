import type { Chips } from '../deal/chips.ts'
import { wordsAndNumbers } from './said-number.ts'

/** An amount as it was said: to this much in all, by this much more, either of the two, or by name. */
export type SaidAmount =
  | { readonly to: Chips }
  | { readonly by: Chips }
  | { readonly toOrBy: Chips }
  | 'all-in'
  | 'pot'
  | 'half-pot'
  | 'minimum'

/** What a player said they do. `wager` is a bet, a raise or a completion, whichever it can be. */
export type Declared = {
  readonly says: 'fold' | 'check' | 'pass' | 'call' | 'wager' | 'amount' | 'pat' | 'time'
  readonly amount?: SaidAmount
  /** They went on to say that they raise. */
  readonly goesOn?: true
  /** It was said of what comes if another does this. */
  readonly conditional?: Condition
}

/** What another has to do for a promise to fall due: bet or raise, call, check or fold; or it was not said in such words. */
export type Condition = 'wager' | 'call' | 'check' | 'fold' | 'anything'

/** The act that is declared in these words, or null when they declare none. The first act named is the one that counts. */
export const declaredIn = (text: string): Declared | null => {
  // a question declares nothing
  if (text.trim().endsWith('?')) return null
  const words = wordsAndNumbers(text)
  if (words.some(word => NEGATIONS.has(word))) return null
  const condition = words.indexOf('if')
  if (condition < 0) return declared(words)
  const from = condition > 0 ? words.length : consequence(words)
  const promise = declared(condition > 0 ? words.slice(0, condition) : words.slice(from))
  return promise && { ...promise, conditional: conditionIn(words.slice(condition + 1, from)) }
}

/** "If you bet then I raise": where what follows the condition begins. */
const consequence = (words: readonly (string | number)[]): number => {
  const then = words.lastIndexOf('then')
  const own = words.findLastIndex(word => word === 'i' || word === "i'll" || word === "i'm")
  return Math.max(then, own, 1)
}

const conditionIn = (words: readonly (string | number)[]): Condition => {
  const says = declared(words)?.says
  if (says === 'pass') return 'check'
  return says === 'wager' || says === 'call' || says === 'check' || says === 'fold' ? says : 'anything'
}

const NEGATIONS: ReadonlySet<string | number> = new Set(['not', "don't", "can't", "won't", 'never'])

const ACTS: Readonly<Record<string, Declared['says']>> = {
  ...spelled('fold', 'fold', 'folds', 'folding', 'muck', 'out'),
  ...spelled('check', 'check', 'checks', 'checking'),
  ...spelled('pass', 'pass', 'passes', 'passing'),
  ...spelled('call', 'call', 'calls', 'calling', 'see'),
  ...spelled('wager', 'bet', 'bets', 'betting', 'raise', 'raises', 'raising', 'make', 'bump', 'complete', 'completes'),
  ...spelled('wager', 'allin', 'shove', 'jam', 'pot', 'min', 'minimum'),
  ...spelled('pat', 'pat'),
  ...spelled('time', 'time', 'wait'),
}

function spelled(says: Declared['says'], ...words: readonly string[]): Readonly<Record<string, Declared['says']>> {
  return Object.fromEntries(words.map(word => [word, says]))
}

const declared = (words: readonly (string | number)[]): Declared | null => {
  const verb = words.findIndex(word => typeof word === 'string' && Object.hasOwn(ACTS, word))
  const amount = amountIn(words, verb)
  if (verb < 0) return amount === undefined ? null : { says: 'amount', amount }
  const says = ACTS[words[verb]!]!
  if (says === 'wager') return amount === undefined ? { says } : { says, amount }
  const goesOn = words.slice(verb + 1).some(word => typeof word === 'string' && ACTS[word] === 'wager')
  return goesOn ? { says, goesOn } : { says }
}

const amountIn = (words: readonly (string | number)[], verb: number): SaidAmount | undefined => {
  const named = words.slice(Math.max(verb, 0)).find(word => typeof word === 'string' && Object.hasOwn(NAMED, word))
  if (named === 'pot' && words.includes('half')) return 'half-pot'
  const at = words.findIndex((word, i) => typeof word === 'number' && i > verb)
  if (at < 0) return named === undefined ? undefined : NAMED[named]!
  const amount = words[at] as number
  const [before, after] = [words[at - 1], words[at + 1]]
  if (after === 'more' || before === 'by' || before === 'another' || before === 'plus') return { by: amount }
  const verbWord = words[verb]
  if (before === 'to' || (typeof verbWord === 'string' && TO_VERBS.has(verbWord))) return { to: amount }
  return verb < 0 ? { to: amount } : { toOrBy: amount }
}

const TO_VERBS: ReadonlySet<string> = new Set(['bet', 'bets', 'betting', 'make', 'complete', 'completes'])
const NAMED: Readonly<Record<string, SaidAmount>> = {
  allin: 'all-in',
  shove: 'all-in',
  jam: 'all-in',
  pot: 'pot',
  min: 'minimum',
  minimum: 'minimum',
}
