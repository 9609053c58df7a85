import { UNKNOWN } from '../../cards/card.ts'
import type { Deal } from '../../deal/deal.ts'
import type { DealEvent } from '../../deal/events.ts'
import { hasClaim } from '../../deal/pots/claim.ts'
import { type AwardSummary, summary } from '../../deal/summary.ts'
import { isProblem, type Misread } from '../../kinds/problem.ts'
import { beforeAward, finish } from '../course/course.ts'
import { misread } from '../problems.ts'
import { bySeat, distinct, listed, type Question } from './answer.ts'

/** Who got what and why, after the deal; what is left to the dealer alone is done first. */
export const payoutsAnswer: Question = course => {
  const end = finish(course)
  if (isProblem(end)) return end
  const { deal, events } = end
  if (deal.phase !== 'ended') {
    return misread('deal-not-over', { deal })
  }
  const { awards, carried, ...rest } = summary(deal)
  const unknownDeck = events.some(({ type }) => WITHOUT_CARDS.includes(type)) ? null : unknownCards(beforeAward(end))
  if (unknownDeck !== null) return unknownDeck
  const seats = rest.seats.toSorted((a, b) => a.seat - b.seat)
  const points = events.flatMap(event => (event.type === 'PointsScored' ? [pointsOf(event)] : []))
  const ended = events.findLast(event => event.type === 'DealEnded')
  const fantasyland = ended?.type === 'DealEnded' ? ended.fantasyland : undefined
  const words = [
    ...awards.map(awardWords),
    ...points.map(pointsWords),
    ...(carried > 0 ? [`${carried} stays in the pot for the next deal.`] : []),
    `In all ${listed(seats.map(({ seat, won }) => `seat ${seat} ${wonWords(won)}`))}.`,
  ]
  return {
    ...(points.length > 0 ? {} : { payouts: bySeat(seats, ({ seat }) => takenBy(awards, seat)) }),
    won: bySeat(seats, ({ won }) => won),
    stacks: bySeat(seats, ({ end: chips }) => chips),
    awards,
    ...(points.length > 0 ? { points } : {}),
    ...(fantasyland === undefined ? {} : { fantasyland }),
    ...(carried > 0 ? { carried } : {}),
    words: words.join('\n'),
    rules: distinct([...awards.flatMap(({ rules }) => rules), ...pointRules(events)]),
  }
}

/** A pot that nobody opened, blinds taken back, a deal that is void and hands that were read go by no cards that we know. */
const WITHOUT_CARDS: readonly DealEvent['type'][] = ['PotCarried', 'BlindsChopped', 'DealVoided', 'HandsRead']

/** Cards that would decide, and that nobody has named: then the engine knows no winner either. */
const unknownCards = (deal: Deal): Misread | null => {
  const claims = deal.players.filter(hasClaim)
  if (claims.length < 2) return null
  if (deal.boards.flat().includes(UNKNOWN)) return misread('boardcards-unknown')
  const blind = claims.find(({ down, up, rows }) => [...down, ...up, ...rows.flat()].includes(UNKNOWN))
  return blind === undefined ? null : misread('cards-unknown', { seat: blind.seat })
}

type Points = Omit<Extract<DealEvent, { type: 'PointsScored' }>, 'type' | 'rules'>

const pointsOf = ({ type: _, rules: __, ...points }: Extract<DealEvent, { type: 'PointsScored' }>): Points => points

const pointRules = (events: readonly DealEvent[]) =>
  events.flatMap(event => (event.type === 'PointsScored' ? event.rules : []))

const wonWords = (won: number): string => {
  if (won === 0) return 'is even'
  return won < 0 ? `loses ${-won}` : `wins ${won}`
}

const takenBy = (awards: readonly AwardSummary[], seat: number): number =>
  awards.flatMap(({ to }) => to).reduce((sum, taken) => sum + (taken.seat === seat ? taken.amount : 0), 0)

const awardWords = ({ pot, share, to, oddChips, hand }: AwardSummary): string => {
  const taken = listed(to.map(({ seat, amount }) => `seat ${seat} takes ${amount}`))
  const part = share === 'all' ? '' : `, ${share}`
  const odd = oddChips.length === 0 ? '' : ` (the odd chip to ${listed(oddChips.map(seat => `seat ${seat}`))})`
  return `${pot[0]!.toUpperCase()}${pot.slice(1)}${part}: ${taken}${odd}${hand === '' ? '' : `, ${hand}`}.`
}

const pointsWords = ({ a, b, points, paid }: Points): string => {
  const [winner, loser] = points < 0 ? [b, a] : [a, b]
  if (points === 0) return `Seats ${a.seat} and ${b.seat} are even.`
  const count = Math.abs(points)
  return `Seat ${winner.seat} has ${count} ${count === 1 ? 'point' : 'points'} on seat ${loser.seat} and is paid ${Math.abs(paid)}.`
}
