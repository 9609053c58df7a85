import { type Card, codeOf } from '../cards/card.ts'
import type { Seat } from '../deal/chips.ts'
import { type Deal, placeOf, potTotal } from '../deal/deal.ts'
import { programOf } from '../deal/program.ts'
import { view } from '../deal/view.ts'
import type { Form } from '../forms/form.ts'
import type { Moment } from './moment.ts'

/** The parts of a tensor in their order, and how many numbers it has. */
export type TensorLayout = { readonly parts: readonly TensorPart[]; readonly size: number }

/** A part: where it begins and how many numbers it has. */
export type TensorPart = { readonly name: string; readonly from: number; readonly length: number }

/** 52 cards and the joker. */
const CARDS = 53

/** What stands where in the tensors of this game. Players are counted from the seat that looks, clockwise. */
export const layoutOf = (form: Form, seats: number): TensorLayout => {
  const upcards = form.family === 'stud' || form.rows !== undefined
  const wished: readonly (readonly [string, number])[] = [
    ['own cards', CARDS],
    ['own discards', CARDS],
    ...Array.from({ length: form.boards }, (_, i) => [`board ${i + 1}`, CARDS] as const),
    ...Array.from({ length: upcards ? seats : 0 }, (_, i) => [`open cards of player +${i}`, CARDS] as const),
    ['stack behind, in starting stacks', seats],
    ['put in, in starting stacks', seats],
    ['in front this round, in starting stacks', seats],
    ['folded', seats],
    ['cards drawn last, in fifths', seats],
    ['button', seats],
    ['to act', seats],
    ['step of the form', programOf(form).steps.length + 1],
    ['raises of this round, in fourths', 1],
    ['to call, in pots', 1],
  ]
  let from = 0
  const parts = wished.map(([name, length]) => {
    const part = { name, from, length }
    from += length
    return part
  })
  return { parts, size: from }
}

/** Writes what a seat knows into a buffer. */
export const writeTensor = (moment: Moment, seat: Seat, seats: number, into: Float32Array): void => {
  const { state: deal } = moment.work
  into.fill(0)
  let at = 0
  const cards = (list: readonly Card[]): void => {
    for (const card of list) if (card !== '??') into[at + codeOf(card)]! += 1
    at += CARDS
  }
  // wsop/341c: with five at Chinese poker the button isn't dealt in
  const own = deal.players[placeOf(deal, seat)]
  cards(own === undefined ? [] : [...own.down, ...own.up, ...own.rows.flat()])
  cards((moment.thrown[seat] ?? []).flat())
  for (let i = 0; i < deal.form.boards; i++) cards(deal.boards[i] ?? [])
  if (deal.form.family === 'stud' || deal.form.rows !== undefined) {
    const seen = deal.form.rows === undefined ? deal.players : view(deal, { seat }).players
    eachFrom(seat, seats, other =>
      cards(seen.filter(it => it.seat === other).flatMap(it => [...it.up, ...it.rows.flat()])),
    )
  }
  at = writeChips(deal, seat, seats, into, at)
  into[at + Math.min(deal.step, programOf(deal.form).steps.length)] = 1
  at += programOf(deal.form).steps.length + 1
  into[at] = (deal.round?.raises ?? 0) / 4
  const pot = potTotal(deal)
  into[at + 1] = pot === 0 ? 0 : Math.max(0, (deal.round?.price ?? 0) - (own?.bet ?? 0)) / pot
}

const writeChips = (deal: Deal, seat: Seat, seats: number, into: Float32Array, from: number): number => {
  let i = 0
  eachFrom(seat, seats, other => {
    const player = deal.players.find(it => it.seat === other && it.hand === 0)
    const numbers =
      player === undefined
        ? [0, 0, 0, 1, 0]
        : [
            player.stack / player.start,
            player.paid / player.start,
            player.bet / player.start,
            Number(player.folded),
            player.drawn / 5,
          ]
    numbers.push(Number(deal.button === other), Number(deal.turn >= 0 && deal.players[deal.turn]!.seat === other))
    numbers.forEach((number, part) => {
      into[from + part * seats + i] = number
    })
    i++
  })
  return from + 7 * seats
}

/** Seats clockwise from this one. */
const eachFrom = (seat: Seat, seats: number, visit: (seat: Seat) => void): void => {
  for (let i = 0; i < seats; i++) visit(((seat - 1 + i) % seats) + 1)
}
