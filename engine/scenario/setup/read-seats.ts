import type { Seat } from '../../deal/chips.ts'
import type { Post, PostKind, Seated } from '../../deal/commands.ts'
import { heldIn } from '../../kinds/held-in.ts'
import { type Problem, problemAt } from '../../kinds/problem.ts'
import type { Scenario, SeatTold } from '../scenario.ts'

/** A seat with what is known of it; `cards` are the texts of its hands, each with the place where it stands. */
export type SeatWithCards = Seated & {
  readonly fantasyland: number | undefined
  readonly cards: readonly { readonly hand: 0 | 1; readonly text: string; readonly at: string }[]
}

const STACK = 1000

/** The seats in their order, however they were told. */
export const seatsTold = ({ seats, stacks = STACK, cards = {} }: Scenario): readonly SeatWithCards[] | Problem => {
  const found = listed(seats).map(({ seat, told, at }): SeatWithCards => {
    const {
      chips = stacks,
      fantasyland,
      cards: own,
      seat: _,
      ...rest
    } = typeof told === 'number' ? { chips: told } : told
    const texts = own === undefined ? [] : typeof own === 'string' ? [own] : own
    const hands = texts.map((text, hand) => ({ hand: hand === 1 ? 1 : 0, text, at: `${at}.cards` }) as const)
    const more = ([0, 1] as const).flatMap(hand => {
      const name = hand === 1 ? `${seat}+` : String(seat)
      return cards[name] === undefined ? [] : [{ hand, text: cards[name], at: `cards.${name}` }]
    })
    return { ...rest, seat, chips, fantasyland, cards: [...hands, ...more] }
  })
  const twice = found.find(({ seat }, i) => found.findIndex(other => other.seat === seat) !== i)
  if (twice !== undefined) return problemAt('seats', { problem: `seat ${twice.seat} is there twice` })
  const stranger = Object.keys(cards).find(name => !found.some(({ seat }) => seat === Number.parseInt(name, 10)))
  if (stranger === undefined) return found
  const accepted = found.map(({ seat }) => seat).join(', ')
  return problemAt(`cards.${stranger}`, { problem: `seat ${stranger} isn’t in this hand`, accepted })
}

type Told = { readonly seat: Seat; readonly told: SeatTold; readonly at: string }

const listed = (seats: Scenario['seats']): readonly Told[] => {
  if (typeof seats === 'number') {
    return Array.from({ length: seats }, (_, i) => ({ seat: i + 1, told: {}, at: 'seats' }))
  }
  if (isList(seats)) {
    return seats.flatMap((told, i) => {
      if (told === null) return []
      return [{ seat: (typeof told === 'object' ? told.seat : undefined) ?? i + 1, told, at: `seats[${i}]` }]
    })
  }
  return Object.entries(seats).map(([seat, told]) => ({ seat: Number(seat), told, at: `seats.${seat}` }))
}

const isList = (seats: object): seats is readonly (SeatTold | null)[] => Array.isArray(seats)

/** A post in words: `3 straddles 20`, `5 posts 10`, `4 posts 5 dead`, `2 kills 20`. */
export const postsTold = (posts: NonNullable<Scenario['posts']>): readonly Post[] | Problem => {
  const read: Post[] = []
  for (const [i, told] of posts.entries()) {
    if (typeof told === 'object') {
      read.push(told)
      continue
    }
    const [, seat, verb, amount, dead] = POST.exec(told.trim()) ?? []
    if (verb === undefined) return problemAt(`posts[${i}]`, { problem: `"${told}" is no post`, accepted: POSTS }, told)
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
const POSTS = '3 straddles 20, 5 posts 10, 4 posts 5 dead, 2 kills 20, 1 blinds 5, 6 antes 1'
