import { type CardCode, JOKER_CODE } from '../cards/card.ts'
import { handValue } from '../deal/showdown/hand-value.ts'
import type { Form } from '../forms/form.ts'
import type { Layout } from './layout.ts'
import type { Group } from './odometer.ts'
import type { CodedCombo, SeatedHand } from './seat-hand.ts'
import type { Tally } from './tally.ts'
import type { WideRange } from './wide-range.ts'

/** A table with places for the cards that come, which counts what lies there. */
export type DealTable = {
  readonly groups: readonly Group[]
  /** The places of the hands that are ranges. */
  readonly holdings: readonly { readonly into: number[]; readonly from: readonly CodedCombo[] | WideRange }[]
  /** Counts the deal; only hands with cards of the group that changed, or of a later one, are valued again. */
  readonly count: (tally: Tally, changed: number) => void
}

/** Lays a table for any form; the cards of boards come first, then those of each hand. */
export const dealTable = ({ form, hands, boards, boardSize }: Layout): DealTable => {
  const groups: Group[] = []
  const come = (size: number, into: number[]): void => {
    if (size > 0) groups.push({ size, into, from: into.length })
    for (let i = 0; i < size; i++) into.push(0)
  }
  const strikes = form.streets.some(({ steps }) => steps.some(step => step.do === 'strike'))
  const laid = boards.map(known => {
    const board = [...known]
    // the last card decides which board is struck out, so it comes by itself
    if (strikes && board.length < boardSize - 1) come(boardSize - 1 - board.length, board)
    come(boardSize - board.length, board)
    return board
  })
  const ofBoards = groups.length
  const seats = hands.map(hand => {
    const before = groups.length
    const size = 'combos' in hand ? 2 : 'wide' in hand ? hand.wide.size : 0
    const seat =
      'combos' in hand || 'wide' in hand
        ? held(
            form,
            Array.from({ length: size }, () => 0),
            false,
          )
        : drawing(form, hand, come)
    return { ...seat, last: (groups.length > before ? groups.length : ofBoards) - 1 }
  })
  const values = new Int32Array(hands.length * form.pot.length)
  return {
    groups,
    holdings: hands.flatMap((hand, i) => {
      const from = 'combos' in hand ? hand.combos : 'wide' in hand ? hand.wide : null
      return from === null ? [] : [{ into: seats[i]!.own, from }]
    }),
    count: (tally, changed) => {
      for (let i = 0; i < seats.length; i++) {
        const { last, value } = seats[i]!
        if (changed > last) continue
        const worth = value(laid)
        for (let share = 0; share < form.pot.length; share++) values[share * seats.length + i] = worth[share]!
      }
      if (strikes) tally.strike(struckShare(form, laid))
      tally.add(values, 1)
    },
  }
}

type Boards = readonly (readonly CardCode[])[]

/** A hand at its place, and what it is worth for each share on these boards. */
type Seat = { readonly own: number[]; readonly value: (boards: Boards) => readonly number[] }

/** A hand as it stands. The cards behind place `up` are face up, which matters to a joker. */
const held = (form: Form, own: number[], jokerUp: boolean, up = own.length): Seat => {
  const hand = { own, known: true, jokerUp }
  const worth = form.pot.map(() => 0)
  return {
    own,
    value: boards => {
      hand.jokerUp = jokerUp || own.indexOf(JOKER_CODE, up) >= 0
      for (let share = 0; share < form.pot.length; share++) worth[share] = handValue(form.pot[share]!, hand, boards)
      return worth
    },
  }
}

type KnownSeat = Exclude<SeatedHand, { readonly combos: unknown } | { readonly wide: unknown }>

/** A hand whose missing cards come, and which may be drawn to; it is valued as it is after the last draw it takes. */
const drawing = (form: Form, hand: KnownSeat, come: (size: number, into: number[]) => void): Seat => {
  const { own, missing, missingUp, jokerUp, thrown, draws, pat } = hand
  const cards = [...own]
  come(missing - missingUp, cards)
  const up = cards.length
  come(missingUp, cards)
  if (draws === 0) return held(form, cards, jokerUp, up)
  const drawn = Array.from({ length: draws }, () => {
    const after = [...own]
    come(thrown, after)
    return held(form, after, jokerUp)
  })
  const goal = held(form, [...(pat ?? hand.known)], jokerUp)
  return {
    own: cards,
    value: boards => {
      const aim = draws > 1 ? goal.value(boards) : []
      let worth: readonly number[] = []
      for (const seat of drawn) {
        worth = seat.value(boards)
        if (draws > 1 && stands(worth, aim, pat === undefined)) break
      }
      return worth
    },
  }
}

/** Is this as good for every share as what they aim at, and better for one of them if it must be? */
const stands = (worth: readonly number[], aim: readonly number[], mustBeBetter: boolean): boolean => {
  let better = false
  for (let share = 0; share < worth.length; share++) {
    if (worth[share]! < aim[share]!) return false
    if (worth[share]! > aim[share]!) better = true
  }
  return better || !mustBeBetter
}

/** wsop/derailment: the board whose last card is lowest is not played for. */
const struckShare = (form: Form, boards: Boards): number => {
  let lowest = 0
  for (let board = 1; board < boards.length; board++)
    if (boards[board]!.at(-1)! < boards[lowest]!.at(-1)!) lowest = board
  return form.pot.findIndex(share => share.board === lowest)
}
