import { type Card, codeOf } from '../cards/card.ts'
import { isFouled, type Laid } from '../deal/chinese/rows.ts'
import { handValue, held, nameOfHand, playingCards } from '../deal/showdown/hand-value.ts'
import type { Form, Share } from '../forms/form.ts'
import type { HandKind, HandName } from '../ranking/hand-name.ts'
import type { RankingName } from '../ranking/ranking.ts'

/** A mistake that beginners make when they read a hand. */
export type TrapName = keyof typeof HANDS | keyof typeof FOULS

/** A hand that beginners misread, with what it really is. */
export type Trap = {
  readonly trap: TrapName
  readonly own: readonly { readonly card: Card; readonly plays: boolean }[]
  readonly board: readonly { readonly card: Card; readonly plays: boolean }[]
  /** Rows of the Chinese family, from the front. */
  readonly rows: Laid
  /** What the engine makes of it; null for a hand that fouls. */
  readonly name: HandName | null
}

/** The hands of a form that beginners misread, as the engine reads them. */
export const trapsOf = (form: Form): readonly Trap[] => {
  const found = partsOf(form).flatMap(part =>
    entries(HANDS)
      .filter(([, given]) => given.when(form, part))
      .map(([trap, given], nth) => ({ nth, trap: readTrap(form, part, trap, given) })),
  )
  const fouls = entries(FOULS).flatMap(([trap, given]): Trap[] =>
    form.rows !== undefined && given.when(form) && isFouled(form.rows, given.rows)
      ? [{ trap, own: [], board: [], rows: given.rows, name: null }]
      : [],
  )
  // each part of the pot has its own, before one has two
  const all = [...found.toSorted((a, b) => a.nth - b.nth).map(({ trap }) => trap), ...fouls]
  return all.filter(({ trap }, i) => all.findIndex(it => it.trap === trap) === i).slice(0, MOST)
}

/** The parts of the pot, and rows that are made with a board like one. */
const partsOf = ({ pot, rows }: Form): readonly Share[] => [
  ...pot,
  ...(rows?.rows ?? []).filter(({ from }) => typeof from === 'object'),
]

/** This many are shown. */
const MOST = 2

const entries = <K extends string, V>(record: Readonly<Record<K, V>>): readonly (readonly [K, V])[] =>
  Object.entries(record) as [K, V][]

/** A hand: its cards, more of them for forms that deal more, the board, what it is, and which part of a pot it is for. */
type TrapCards = {
  readonly own: readonly Card[]
  readonly more?: readonly Card[]
  readonly board: readonly Card[]
  readonly is: HandKind
  readonly when: (form: Form, share: Share) => boolean
}

const readTrap = (form: Form, part: Share, trap: TrapName, { own, more = [], board }: TrapCards): Trap => {
  const most = form.rows === undefined ? ownCards(form) : own.length
  const cards = [...own, ...more.slice(0, Math.max(0, most - own.length))]
  const hand = held(cards, [])
  const boards = [board, board, board].slice(0, Math.max(1, form.boards)).map(it => it.map(codeOf))
  const value = handValue(part, hand, boards)
  const playing = new Set(value === 0 ? [] : playingCards(part, hand, boards)[0])
  const shown = (card: Card) => ({ card, plays: playing.has(codeOf(card)) })
  return {
    trap,
    own: cards.map(shown),
    board: board.map(shown),
    rows: [],
    name: nameOfHand(part, hand, boards, value),
  }
}

/** How many cards of their own a player has at the end. */
const ownCards = ({ streets }: Form): number =>
  streets
    .flatMap(({ steps }) => steps)
    .reduce((sum, step) => sum + (step.do === 'deal' ? step.cards : step.do === 'discard' ? -step.cards : 0), 0)

const isTwoAndThree = ({ from }: Share): boolean => typeof from === 'object'
const ranked =
  (...names: readonly RankingName[]) =>
  (_: Form, { ranking }: Share): boolean =>
    names.includes(ranking)

/** Hands that are not what they look like, and what they are instead. */
export const HANDS = {
  'one-card-no-flush': {
    own: ['As', 'Kd', 'Qh', '9c'],
    more: ['7d'],
    board: ['Js', '8s', '5s', '2s', '2d'],
    is: 'one-pair',
    when: (form, share) => isTwoAndThree(share) && share.ranking === 'high' && !form.id.startsWith('drawmaha'),
  },
  'one-card-no-flush-short': {
    own: ['As', 'Kd', 'Qh', 'Tc'],
    board: ['Js', '8s', '7s', '6s', '6d'],
    is: 'one-pair',
    when: (_, share) => isTwoAndThree(share) && share.ranking === 'short-deck',
  },
  'one-card-no-low': {
    own: ['As', 'Kd', 'Qh', 'Jc'],
    more: ['Td'],
    board: ['8s', '5h', '3d', '2c', 'Ks'],
    is: 'no-low',
    when: (_, share) => isTwoAndThree(share) && share.ranking === 'eight-or-better',
  },
  'one-card-weak-low': {
    own: ['As', 'Kd', 'Qh', 'Jc'],
    board: ['8s', '5h', '3d', '2c', 'Ks'],
    is: 'low',
    when: (_, share) => isTwoAndThree(share) && share.ranking === 'ace-to-five',
  },
  'ace-is-no-low': {
    own: ['As', '2d', 'Kh', 'Qc'],
    board: ['3s', '5h', '7d', 'Jc', 'Kd'],
    is: 'no-low',
    when: ranked('nine-or-better-2-7'),
  },
  'own-five-alone': {
    own: ['Ah', 'Ad', 'Kc', '7s', '2d'],
    board: ['As', 'Ac', '9h', '5d', '3c'],
    is: 'one-pair',
    when: (form, share) => form.id === 'drawmaha-high' && share.from === 'own',
  },
  'courts-count-nothing': {
    own: ['Ks', 'Kd', 'Kh', 'Tc', '9d'],
    board: ['Kc', '8h', '5d', '3s', '2c'],
    is: 'total',
    when: ranked('forty-nine'),
  },
  'the-board-plays': {
    own: ['7h', '2d'],
    board: ['As', 'Ks', 'Qs', 'Js', 'Ts'],
    is: 'royal-flush',
    when: (form, share) =>
      form.boards === 1 && share.from === 'any' && share.ranking === 'high' && form.family === 'board',
  },
  'low-ace-straight': {
    own: ['As', '9d'],
    board: ['6h', '7c', '8s', 'Kd', 'Qd'],
    is: 'straight',
    when: (_, share) => share.ranking === 'short-deck' && share.from === 'any',
  },
  'three-pairs-are-two': {
    own: ['Ks', 'Kd', '9h', '9c', '4s', '4d', 'Ah'],
    board: [],
    is: 'two-pair',
    when: (form, share) =>
      form.family === 'stud' && share.ranking === 'high' && ownCards(form) === 7 && form.pot.length === 1,
  },
  'both-ways': {
    own: ['As', '2d', '3h', '4c', '5s', 'Kd', 'Kh'],
    board: [],
    is: 'straight',
    when: (form, share) => form.family === 'stud' && share.ranking === 'high' && form.pot.length > 1,
  },
  'pairs-hurt': {
    own: ['Ac', '2d', '3h', '3c', 'Qs', 'Kd', 'Kh'],
    board: [],
    is: 'low',
    when: (form, share) => form.family === 'stud' && share.ranking === 'ace-to-five' && form.pot[0] === share,
  },
  'straight-is-harmless': {
    own: ['Ah', '2h', '3h', '4h', '5h'],
    board: [],
    is: 'wheel',
    when: (_, share) =>
      (share.ranking === 'ace-to-five' || share.ranking === 'ace-to-five-joker') && share.from === 'own',
  },
  'straight-hurts': {
    own: ['3s', '4d', '5h', '6c', '7s'],
    board: [],
    is: 'straight',
    when: (_, share) => share.ranking === 'deuce-to-seven' && share.from === 'own',
  },
  'ace-is-high': {
    own: ['As', '2d', '3h', '4c', '5s'],
    board: [],
    is: 'low',
    when: (_, share) => share.ranking === 'deuce-to-seven' && share.from === 'own',
  },
  'ace-is-high-in-seven': {
    own: ['As', '2d', '3h', '4c', '6s', 'Kd', 'Kh'],
    board: [],
    is: 'low',
    when: (_, share) => share.ranking === 'deuce-to-seven' && share.from === 'any',
  },
  'two-of-a-suit': {
    own: ['As', '2s', '3h', '4d'],
    more: ['Ks'],
    board: [],
    is: 'badugi',
    when: (_, share) => share.ranking === 'badugi' && share.from === 'own',
  },
  'two-of-a-suit-ace-high': {
    own: ['2s', '3s', '4h', '5d'],
    more: ['As'],
    board: [],
    is: 'badugi',
    when: ranked('badugi-ace-high'),
  },
  'two-of-a-suit-high': {
    own: ['As', 'Ks', 'Qh', 'Jd'],
    more: ['2s'],
    board: [],
    is: 'badugi',
    when: ranked('badugi-high'),
  },
  'badugi-out-of-seven': {
    own: ['As', '2d', '2h', '5c', '6h', '9s', 'Kd'],
    board: [],
    is: 'badugi',
    when: (_, share) => share.ranking === 'badugi' && share.from === 'any',
  },
  'joker-is-an-ace': {
    own: ['Jo', 'Kd', 'Kh', '7c', '2s'],
    board: [],
    is: 'one-pair',
    when: ranked('high-joker'),
  },
  'four-in-a-row': {
    own: ['Ks', 'Qd', 'Jh', 'Tc', '2s'],
    board: [],
    is: 'high-card',
    when: (form, share) =>
      share.ranking === 'high' && ownCards(form) === 5 && form.family !== 'board' && form.family !== 'chinese',
  },
  'joker-down': {
    own: ['Jo', 'Kd', 'Kh', 'Jc', '2s'],
    board: [],
    is: 'three-of-a-kind',
    when: ranked('mexican-joker-down'),
  },
  'eights-fall-short': {
    own: ['8s', '8d', 'Kc', 'Jh', '5s'],
    board: [],
    is: 'unqualified',
    when: ranked('nines-or-better'),
  },
  'fives-fall-short': {
    own: ['5s', '5d', 'Kc', 'Jh', '4s'],
    board: ['9c'],
    is: 'unqualified',
    when: ranked('sixes-or-better'),
  },
} as const satisfies Readonly<Record<string, TrapCards>>

/** Rows that look well and lose everything. */
export const FOULS = {
  'front-beats-middle': {
    rows: [
      ['Ks', 'Kd', '7h'],
      ['Qs', 'Qd', '9c', '5h', '2d'],
      ['Ah', 'Jh', '9h', '6h', '3h'],
    ],
    when: form => form.rows!.mustRise && form.rows!.rows[1]?.ranking === 'high',
  },
  'middle-is-no-low': {
    rows: [
      ['Ks', 'Kd', '7h'],
      ['Js', '8d', '5c', '3h', '2d'],
      ['Ah', 'Jh', '9h', '6h', '4h'],
    ],
    when: form => form.rows!.rows[1]?.ranking === '2-7-middle',
  },
} as const satisfies Readonly<Record<string, { readonly rows: Laid; readonly when: (form: Form) => boolean }>>
