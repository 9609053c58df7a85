import { type Card, type DealEvent, decks } from '@cardroom/engine'
import { UNKNOWN } from '@cardroom/engine/cards'
import { cardsOffDeck } from './cards-off-deck.ts'
import type { Proof } from './proof.ts'
import { isOpenedBy } from './sealed-deck.ts'
import { type Entropy, shuffleOf } from './shuffle.ts'

/** Something that was checked, and what does not fit; null if all of it does. */
export type Finding = { readonly checked: string; readonly wrong: string | null }

/** What somebody knows beside the proof: the root they noted before the deal, what their seat added, the log of the deal. */
export type Noted = {
  readonly root?: string
  readonly entropy?: Entropy
  readonly events?: readonly DealEvent[]
}

/** Checks a proof by itself, and against what was noted. The deck was as it says if nothing is wrong in any finding. */
export const verifyProof = (proof: Proof, { root, entropy, events }: Noted = {}): readonly Finding[] => [
  { checked: 'No card and no place in the deck appears twice, and all belong to this deck.', wrong: cardsWrong(proof) },
  { checked: 'Each card was under its seal when the root was published.', wrong: sealWrong(proof) },
  {
    checked: 'The order of the cards follows from the root and from what the players added.',
    wrong: orderWrong(proof),
  },
  ...(root === undefined
    ? []
    : [{ checked: 'The root is the one you noted before the hand.', wrong: rootWrong(proof, root) }]),
  ...(entropy === undefined
    ? []
    : [{ checked: 'What you added is part of the shuffle.', wrong: entropyWrong(proof, entropy) }]),
  ...(events === undefined
    ? []
    : [{ checked: 'Every card in the log left the deck where the seals say.', wrong: logWrong(proof, events) }]),
]

const cardsWrong = ({ deck, opened, entropies }: Proof): string | null => {
  const cards = decks[deck]
  const foreign = opened.find(({ card }) => !cards.includes(card))
  if (foreign !== undefined) return `${foreign.card} is not in a ${deck} deck.`
  for (const field of ['card', 'place', 'index'] as const) {
    const twice = opened.find((one, i) => opened.findIndex(it => it[field] === one[field]) < i)
    if (twice !== undefined) return `The ${field} ${twice[field]} appears twice.`
  }
  const seat = entropies.find((one, i) => entropies.findIndex(it => it.seat === one.seat) < i)?.seat
  return seat === undefined ? null : `Seat ${seat} is listed twice among those who added something.`
}

const sealWrong = ({ deck, root, opened }: Proof): string | null => {
  const height = Math.ceil(Math.log2(decks[deck].length))
  const off = opened.find(opening => opening.path.length !== height || !isOpenedBy(root, opening))
  return off === undefined ? null : `The seal at place ${off.place + 1} does not open with ${off.card}.`
}

const orderWrong = ({ deck, root, entropies, opened }: Proof): string | null => {
  const order = shuffleOf(root, entropies, decks[deck].length)
  const off = opened.find(({ place, index }) => order[place] !== index)
  return off === undefined
    ? null
    : `By the shuffle another card than ${off.card} had to come at place ${off.place + 1}.`
}

const rootWrong = (proof: Proof, root: string): string | null =>
  proof.root === root ? null : `The root was ${root} before the hand, and is ${proof.root} now.`

const entropyWrong = ({ entropies }: Proof, { seat, bytes }: Entropy): string | null =>
  entropies.some(it => it.seat === seat && it.bytes === bytes)
    ? null
    : `Seat ${seat} added ${bytes}: that was left out.`

const logWrong = ({ opened, unsealed }: Proof, events: readonly DealEvent[]): string | null => {
  const off = cardsOffDeck(events)
  for (const { place, card, to } of opened) {
    const left = off[place]
    if (left === undefined || left.to !== to || (left.card !== UNKNOWN && left.card !== card)) {
      const went = left === undefined ? 'no card left the deck there' : `${left.card} went to ${left.to}`
      return `At place ${place + 1} the seal has ${card} to ${to}; in the log ${went}.`
    }
  }
  const told = new Set<Card>([...opened.map(({ card }) => card), ...unsealed])
  const missing = [...namedIn(events)].find(card => !told.has(card))
  return missing === undefined ? null : `The log names ${missing}, and no seal is opened for it.`
}

/** Every card that the events name. */
const namedIn = (events: readonly DealEvent[]): ReadonlySet<Card> => {
  const named = new Set<Card>()
  const walk = (value: unknown): void => {
    if (typeof value === 'string' && CARD.test(value)) named.add(value as Card)
    else if (typeof value === 'object' && value !== null) for (const inside of Object.values(value)) walk(inside)
  }
  // how a deal began holds no cards of it: a form may name some
  for (const event of events) if (event.type !== 'DealStarted') walk(event)
  return named
}

const CARD = /^(?:[2-9TJQKA][cdhs]|Jo)$/
