import { type Card, isCard } from '@cardroom/engine'
import { UNKNOWN } from '@cardroom/engine/cards'
import { type ActionFault, type Fault, fault } from '../problems.ts'
import { readAmount } from './amounts.ts'
import { quickAction } from './quick-action.ts'

/** An action of a file as it is written: places instead of seats, amounts in the file's units. */
export type PhhAction = {
  readonly do:
    | 'holecards'
    | 'boardcards'
    | 'bring-in'
    | 'check-or-call'
    | 'wager'
    | 'fold'
    | 'discard'
    | 'show'
    | 'muck'
    | 'nothing'
  /** 1 for p1; 0 where nobody acts. */
  readonly place: number
  readonly cards: readonly Card[] | null
  readonly to: number
  readonly remark: string | null
  /** A card of which only the rank or the suit is known: it counts as unknown. */
  readonly half: string | null
}

/** Reads an action, or says what is wrong with it. */
export const readAction = (text: string): PhhAction | Fault => quickAction(text) ?? readSlowly(text)

const readSlowly = (text: string): PhhAction | Fault => {
  const { words, remark } = split(text)
  const actor = words[0]
  if (actor === undefined) return action('nothing', 0, null, remark)
  if (actor === 'd') return dealerAction(words, remark)
  const place = PLAYER.test(actor) ? Number(actor.slice(1)) : 0
  if (place === 0) return off('actor', actor)
  return playerAction(words, place, remark)
}

const PLAYER = /^p[1-9]\d{0,2}$/

const action = (
  what: PhhAction['do'],
  place: number,
  cards: readonly Card[] | null,
  remark: string | null,
  half: string | null = null,
): PhhAction => ({ do: what, place, cards, to: 0, remark, half })

/** The words of an action, and the remark after a # that begins a word. */
const split = (text: string): { readonly words: readonly string[]; readonly remark: string | null } => {
  const hash = text.indexOf('#')
  if (hash < 0) return { words: wordsIn(text), remark: null }
  const found = /(?:^|\s)#\s?/.exec(text)
  if (found === null) return { words: wordsIn(text), remark: null }
  return { words: wordsIn(text.slice(0, found.index)), remark: text.slice(found.index + found[0].length).trim() }
}

const wordsIn = (text: string): readonly string[] =>
  UNEVEN.test(text) ? text.split(/\s+/).filter(word => word !== '') : text === '' ? [] : text.split(' ')

/** White space other than single spaces between words. */
const UNEVEN = /^ | $| {2}|[^\S ]/

const dealerAction = (words: readonly string[], remark: string | null): PhhAction | Fault => {
  const [, what, ...rest] = words
  if (what === 'db') {
    if (rest.length !== 1) return off('boardcards')
    const read = readCards(rest[0]!)
    return 'why' in read ? read : action('boardcards', 0, read.cards, remark, read.half)
  }
  if (what !== 'dh') return off('dealer', what)
  if (rest.length !== 2 || !PLAYER.test(rest[0]!)) return off('holecards')
  const read = readCards(rest[1]!)
  return 'why' in read ? read : action('holecards', Number(rest[0]!.slice(1)), read.cards, remark, read.half)
}

const SIMPLE: Readonly<Record<string, PhhAction['do']>> = { f: 'fold', cc: 'check-or-call', pb: 'bring-in' }

const playerAction = (words: readonly string[], place: number, remark: string | null): PhhAction | Fault => {
  const what = words[1] ?? ''
  const simple = Object.hasOwn(SIMPLE, what) ? SIMPLE[what] : undefined
  if (simple !== undefined)
    return words.length === 2 ? action(simple, place, null, remark) : off('nothing-follows', what)
  if (words.length > 3) return off('one-word', what)
  const last = words[2]
  switch (what) {
    case 'cbr': {
      const to = last === undefined ? null : readAmount(last)
      if (to === null) return off('amount', last)
      return { ...action('wager', place, null, remark), to }
    }
    case 'sd':
    case 'sm': {
      if (last === undefined)
        return action(what === 'sd' ? 'discard' : 'muck', place, what === 'sd' ? [] : null, remark)
      if (last === '-' && what === 'sm') return action('show', place, null, remark)
      const read = readCards(last)
      return 'why' in read ? read : action(what === 'sd' ? 'discard' : 'show', place, read.cards, remark, read.half)
    }
    default:
      return off('player', what)
  }
}

const HALF = /^(?:[A23456789TJQK]\?|\?[cdhs])$/

/** Cards one after another, `10s` for `Ts` among them. */
const readCards = (text: string): { readonly cards: readonly Card[]; readonly half: string | null } | Fault => {
  const short = text.includes('10') ? text.replaceAll('10', 'T') : text
  const cards: Card[] = []
  let half: string | null = null
  for (let i = 0; i < short.length; i += 2) {
    const card = short.slice(i, i + 2)
    if (isCard(card)) cards.push(card)
    else if (HALF.test(card)) {
      half = card
      cards.push(UNKNOWN)
    } else return off('card', card)
  }
  return { cards, half }
}

const off = (is: ActionFault['is'], text = ''): Fault => fault('action-off', { is, text })
