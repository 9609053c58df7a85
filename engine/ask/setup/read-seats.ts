import type { Seat } from '../../deal/chips.ts'
import type { Post, PostKind, Seated } from '../../deal/commands.ts'
import { heldIn } from '../../kinds/held-in.ts'
import { type Problem, problemAt } from '../../kinds/problem.ts'
import { misread } from '../problems.ts'
import type { Scenario, WrittenSeat } from '../scenario.ts'

/** A seat with what is known of it; `cards` are the texts of its hands, each with the place where it stands. */
export type SeatWithCards = Seated & {
  readonly fantasyland: number | undefined
  readonly folded: boolean
  readonly cards: readonly { readonly hand: 0 | 1; readonly text: string; readonly at: string }[]
}

const STACK = 1000

/** The seats in their order, however they are written. */
export const readSeats = ({ seats, stacks = STACK, cards = {} }: Scenario): readonly SeatWithCards[] | Problem => {
  const found = listed(seats).map(({ seat, written, at }): SeatWithCards => {
    const {
      chips = stacks,
      fantasyland,
      folded = false,
      cards: own,
      seat: _,
      ...rest
    } = typeof written === 'number' ? { chips: written } : written
    const texts = own === undefined ? [] : typeof own === 'string' ? [own] : own
    const hands = texts.map((text, hand) => ({ hand: hand === 1 ? 1 : 0, text, at: `${at}.cards` }) as const)
    const more = ([0, 1] as const).flatMap(hand => {
      const name = hand === 1 ? `${seat}+` : String(seat)
      return cards[name] === undefined ? [] : [{ hand, text: cards[name], at: `cards.${name}` }]
    })
    return { ...rest, seat, chips, fantasyland, folded, cards: [...hands, ...more] }
  })
  const twice = found.find(({ seat }, i) => found.findIndex(other => other.seat === seat) !== i)
  if (twice !== undefined) return problemAt('seats', misread('seat-twice', { seat: twice.seat }))
  const stranger = Object.keys(cards).find(name => !found.some(({ seat }) => seat === Number.parseInt(name, 10)))
  if (stranger === undefined) return found
  return problemAt(
    `cards.${stranger}`,
    misread('cards-of-nobody', { seat: stranger, seats: found.map(({ seat }) => seat) }),
  )
}

type SeatAt = { readonly seat: Seat; readonly written: WrittenSeat; readonly at: string }

const listed = (seats: Scenario['seats']): readonly SeatAt[] => {
  if (typeof seats === 'number') {
    return Array.from({ length: seats }, (_, i) => ({ seat: i + 1, written: {}, at: 'seats' }))
  }
  if (isList(seats)) {
    return seats.flatMap((written, i) => {
      if (written === null) return []
      return [{ seat: (typeof written === 'object' ? written.seat : undefined) ?? i + 1, written, at: `seats[${i}]` }]
    })
  }
  return Object.entries(seats).map(([seat, written]) => ({ seat: Number(seat), written, at: `seats.${seat}` }))
}

const isList = (seats: object): seats is readonly (WrittenSeat | null)[] => Array.isArray(seats)

/** A post in words: `3 straddles 20`, `5 posts 10`, `4 posts 5 dead`, `2 kills 20`. */
export const readPosts = (posts: NonNullable<Scenario['posts']>): readonly Post[] | Problem => {
  const read: Post[] = []
  for (const [i, written] of posts.entries()) {
    if (typeof written === 'object') {
      read.push(written)
      continue
    }
    const [, seat, verb, amount, dead] = POST.exec(written.trim()) ?? []
    if (verb === undefined) return problemAt(`posts[${i}]`, misread('not-a-post', { text: written }), written)
    const kind = dead === undefined ? heldIn(KINDS, verb)! : 'dead'
    read.push({ seat: Number(seat), kind, amount: Number(amount) })
  }
  return read
}

const POST = /^(\d+) (straddles|kills|posts|antes|blinds)(?: to)? (\d+)( dead)?$/
const KINDS: Readonly<Record<string, PostKind>> = {
  straddles: 'straddle',
  kills: 'kill',
  posts: 'post',
  antes: 'ante',
  blinds: 'blind',
}
