import { type Chance, shuffled } from '../cards/shuffle.ts'
import type { Post, StartDeal } from '../deal/commands.ts'
import { play } from '../deal/play.ts'

/** The posts that fall by position, and beside them a straddle, a kill, a live post and dead money of those who owe it. */
export const anyPosts = (start: StartDeal, chance: Chance): readonly Post[] => {
  const begun = play(start)
  if ('why' in begun) throw new Error(`a deal cannot start: ${begun.why}`)
  const usual = begun.log.flatMap((event): Post[] =>
    event.type === 'Posted' ? [{ seat: event.seat, kind: event.kind, amount: event.due }] : [],
  )
  const seats = begun.deal.players.map(player => player.seat)
  const { blinds, lower, unit } = start.stakes
  const size = blinds.at(-1) ?? lower
  const dead = (seat: number): Post => ({ seat, kind: 'dead', amount: unit * (1 + chance(5)) })
  if (start.form.opening !== 'blinds') return [...usual, dead(seats[chance(seats.length)]!)]
  const lastBlind = usual.findLast(post => post.kind === 'blind')!.seat
  const free = seats.filter(seat => !usual.some(post => post.seat === seat && post.kind === 'blind'))
  const next = seats[(seats.indexOf(lastBlind) + 1) % seats.length]!
  const more: Post[] = []
  const others = shuffled(
    free.filter(seat => seat !== next),
    chance,
  )
  if (others[0] !== undefined && chance(2) === 0)
    more.push({ seat: others[0], kind: 'post', amount: size }, dead(others[0]))
  if (others[1] !== undefined && chance(2) === 0) more.push({ seat: others[1], kind: 'kill', amount: 2 * size })
  if (others[2] !== undefined && chance(2) === 0) more.push(dead(others[2]))
  if (free.includes(next) && chance(2) === 0) more.push({ seat: next, kind: 'straddle', amount: 2 * size })
  return [...usual, ...more]
}
