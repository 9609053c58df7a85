import { isProblem } from '../../kinds/problem.ts'
import { misread } from '../problems.ts'
import { cardsIn } from './read-cards.ts'
import type { Verb } from './read-player.ts'

/** `shows`, `shows As Ah`, `shows As to 3`, `shows As Ah calling it two pair`. */
export const show: Verb = ({ seat, rest }) => {
  const [named = '', says] = rest.split(/ ?calling it /)
  const [, one, to] = /^(.*) to (\d+)$/.exec(named) ?? []
  const cards = cardsIn(one ?? named)
  if (isProblem(cards)) return cards
  if (to !== undefined) return { type: 'ShowTo', seat, to: Number(to), cards }
  return {
    type: 'Show',
    seat,
    ...(named === '' ? {} : { cards }),
    ...(says === undefined ? {} : { says }),
  }
}

/** `mucks`, or `mucks playing the board`. */
export const muck: Verb = ({ seat, rest }) =>
  /\bboard\b/i.test(rest) ? { type: 'Muck', seat, playsBoard: true } : { type: 'Muck', seat }

/** `plays the board`, their hand kept face down. */
export const playBoard: Verb = ({ seat, rest }) =>
  /\bboard$/i.test(rest) ? { type: 'PlayBoard', seat } : misread('no-such-playing', { text: rest })

/** `asks to see 2`, `asks to see 2 suspecting collusion before the floor`, `asks for openers`. */
export const ask: Verb = ({ seat, rest }) => {
  if (/^for openers$/i.test(rest)) return { type: 'AskForOpeners', seat }
  const [hand] = /\d+/.exec(rest) ?? []
  if (hand === undefined) return misread('whose-hand')
  return {
    type: 'AskToSee',
    seat,
    hand: Number(hand),
    ...(/\bsuspect/i.test(rest) ? { suspicion: true } : {}),
    ...(/\bfloor\b/i.test(rest) ? { floorPresent: true } : {}),
  }
}
