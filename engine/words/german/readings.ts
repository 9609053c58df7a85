import type { Seat } from '../../deal/chips.ts'
import type { Act, Outcome, Reading } from '../../wagers/reading.ts'
import { german } from './voice.ts'

/** What a player’s words and chips are under a book, in a few sentences. */
export const readingWords = (seat: Seat, reading: Reading, waiting: boolean): readonly string[] => {
  const { act, to, correction, returned, binding, mayStill, bars, discretion, others = [] } = reading
  const { chips } = german
  const words = [`Platz ${seat} ${actWords(act, to)}.`]
  if (correction !== undefined && binding)
    words.push(`Angesagt waren ${chips(correction.from)}, berichtigt wird auf ${chips(correction.to)}.`)
  if (returned !== undefined) words.push(`${chips(returned)} gehen zurück.`)
  words.push(bindingWords(reading))
  if (mayStill.length > 0)
    words.push(
      `${binding === 'may-be' ? 'Wenn nicht, geht' : 'Es geht'} noch: ${either(mayStill.map(it => DOING[it]))}.`,
    )
  if (bars.length > 0)
    words.push(`Wer so gehandelt hat, darf, wenn die Reihe kommt, nicht ${either(bars.map(it => DOING[it]))}.`)
  for (const other of others) {
    const who = other.seat === undefined ? 'Wer danach gehandelt hat,' : `Platz ${other.seat}`
    const back = other.returned === undefined ? '' : ` und nimmt ${chips(other.returned)} zurück`
    words.push(`${who} hat ${chips(other.to)} vor sich${back}.`)
  }
  if (discretion !== undefined) {
    const ways = discretion.alternatives.map(outcomeWords)
    words.push(`Üblich: ${outcomeWords(discretion.usual)}; das Floor-Team kann auch entscheiden: ${either(ways)}.`)
  }
  if (waiting) words.push('Es wartet, bis dieser Platz dran ist.')
  return words
}

const bindingWords = ({ act, binding }: Reading): string => {
  if (binding === 'may-be') return 'Ob das bindet, entscheidet das Floor-Team.'
  if (binding) return 'Das bindet.'
  return act === 'nothing' ? 'Nichts davon bindet.' : 'Das bindet nicht.'
}

const VERBS: Readonly<Record<Act, string>> = {
  fold: 'foldet',
  check: 'checkt',
  call: 'callt',
  bet: 'setzt',
  raise: 'erhöht',
  complete: 'vervollständigt',
  pat: 'bleibt pat',
  nothing: 'hat nichts getan',
}

const DOING: Readonly<Record<Act, string>> = {
  fold: 'folden',
  check: 'checken',
  call: 'callen',
  bet: 'setzen',
  raise: 'erhöhen',
  complete: 'vervollständigen',
  pat: 'pat bleiben',
  nothing: 'nichts tun',
}

const actWords = (act: Act, to: number | undefined): string =>
  to === undefined
    ? VERBS[act]
    : `${VERBS[act]} ${act === 'raise' || act === 'complete' ? 'auf ' : ''}${german.chips(to)}`

const outcomeWords = ({ act, to }: Outcome): string => {
  if (act === 'withdraw') return 'die Chips gehen zurück'
  if (act === 'forfeit') return 'die Chips bleiben, und die Hand ist tot'
  if (act === 'nothing') return 'es wurde nichts getan'
  return `der Spieler ${actWords(act, to)}`
}

/** `callen oder folden`. */
const either = (all: readonly string[]): string =>
  all.length < 2 ? all.join('') : `${all.slice(0, -1).join(', ')} oder ${all.at(-1)}`
