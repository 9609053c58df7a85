import { type Chance, shuffled } from '../cards/shuffle.ts'
import type { Post, StartDeal } from '../deal/commands.ts'
import { play } from '../deal/play.ts'

/** The posts that fall by position, and beside them live posts and dead money of those who owe it, a kill and straddles. */
export const anyPosts = (start: StartDeal, chance: Chance): readonly Post[] => {
  const begun = play(start)
  if (!begun.ok) throw new Error(`a deal cannot start: ${begun.refusal.why}`)
  const usual = begun.log.flatMap((event): Post[] =>
    event.type === 'Posted' ? [{ seat: event.seat, kind: event.kind, amount: event.due }] : [],
  )
  const seats = begun.deal.players.map(player => player.seat)
  const posts = [...usual, ...anyDebts(start, usual, seats, chance)]
  return withOverblinds(start, posts, seats, chance)
}

const anyDebts = (start: StartDeal, usual: readonly Post[], seats: readonly number[], chance: Chance): Post[] => {
  const { blinds, lower, unit } = start.stakes
  const dead = (seat: number): Post => ({ seat, kind: 'dead', amount: unit * (1 + chance(5)) })
  if (start.form.opening !== 'blinds') return chance(2) === 0 ? [dead(seats[chance(seats.length)]!)] : []
  const free = seats.filter(seat => !usual.some(post => post.seat === seat && post.kind === 'blind'))
  const [first, second] = shuffled(free, chance)
  const debts: Post[] = []
  if (first !== undefined && chance(2) === 0)
    debts.push({ seat: first, kind: 'post', amount: blinds.at(-1) ?? lower }, dead(first))
  if (second !== undefined && chance(2) === 0) debts.push(dead(second))
  return debts
}

/** Kills and straddles from anywhere and of any likely size are tried, and those kept that the book takes. */
const withOverblinds = (
  start: StartDeal,
  posts: readonly Post[],
  seats: readonly number[],
  chance: Chance,
): readonly Post[] => {
  const size = start.stakes.blinds.at(-1) ?? start.stakes.lower
  const tries = shuffled(
    seats.flatMap((seat): readonly Post[] => [
      { seat, kind: 'kill', amount: 2 * size },
      { seat, kind: 'kill', amount: Math.floor((3 * size) / 2) },
      { seat, kind: 'straddle', amount: 2 * size },
      { seat, kind: 'straddle', amount: 4 * size },
    ]),
    chance,
  ).slice(0, 6 + chance(20))
  let taken = posts
  for (const post of tries) if (play({ ...start, posts: [...taken, post] }).ok) taken = [...taken, post]
  return taken
}
