import { UNKNOWN } from '../../cards/card.ts'
import type { RankingName } from '../../ranking/ranking.ts'
import { citesOf } from '../../rulebooks/cites.ts'
import type { Chips, Seat } from '../chips.ts'
import type { DealerCommand, Reading } from '../commands.ts'
import type { Deal } from '../deal.ts'
import { award } from '../pots/award.ts'
import { potsIn } from '../pots/deal-pots.ts'
import { type Refusal, refused } from '../refusal.ts'
import type { PotPart } from '../refusal-about.ts'
import { tell, type Work } from '../work.ts'

/** A part of a pot that hands are read for: who may take it, and whether it may be that nobody qualifies. */
export type PartToRead = {
  readonly pot: number
  readonly run: number
  readonly share: string
  /** What the whole pot holds. */
  readonly amount: Chips
  readonly seats: readonly Seat[]
  readonly qualifier: boolean
  /** The cards of all who may take it are known: they speak, and nobody has to say who takes it. */
  readonly known: boolean
}

/**
 * What the dealer of a table with real cards reads when the betting is over: each part of each pot that more than one may win, the
 * side pot that was formed last first. None while cards are still to come, or where points are counted.
 */
export const partsToRead = (deal: Deal): readonly PartToRead[] => {
  if (!deal.realCards || deal.form.rows !== undefined || (deal.phase !== 'showdown' && deal.phase !== 'award'))
    return []
  const runs = Array.from({ length: deal.runs }, (_, run) => run)
  return potsIn(deal)
    .flatMap(({ amount, seats }, pot) =>
      seats.length < 2 || amount === 0
        ? []
        : runs.flatMap(run => sharesOn(deal, run).map(share => partOf(deal, { pot, run, amount, seats }, share))),
    )
    .toSorted((one, other) => other.pot - one.pot)
}

type Share = Deal['form']['pot'][number]

/** The parts that are played for: that of a struck board is not. */
const sharesOn = ({ form, struck }: Deal, run: number): readonly Share[] =>
  form.pot.filter(({ board }) => typeof board !== 'number' || !struck.includes(run * form.boards + board))

const partOf = (
  deal: Deal,
  at: Pick<PartToRead, 'pot' | 'run' | 'amount' | 'seats'>,
  { name, ranking }: Share,
): PartToRead => ({
  ...at,
  share: name,
  qualifier: QUALIFIED.has(ranking),
  known: areKnown(deal, at.seats, at.run),
})

/** Rankings for which a hand may fall short. */
const QUALIFIED: ReadonlySet<RankingName> = new Set<RankingName>([
  'eight-or-better',
  'nine-or-better-2-7',
  'nines-or-better',
  'sixes-or-better',
])

const areKnown = ({ players, boards, form }: Deal, seats: readonly Seat[], run: number): boolean =>
  players
    .filter(({ seat }) => seats.includes(seat))
    .every(({ down, up }) => !down.includes(UNKNOWN) && !up.includes(UNKNOWN)) &&
  !boards
    .slice(run * form.boards, (run + 1) * Math.max(form.boards, 1))
    .flat()
    .includes(UNKNOWN)

/** The dealer has read the hands: what they say is kept, and the pots are pushed by it, odd chips by the book. */
export const readHands = (work: Work, { readings }: Extract<DealerCommand, { type: 'ReadHands' }>): Refusal | null => {
  const { state: deal } = work
  if (!deal.realCards) return refused('cards-are-dealt-here')
  const parts = partsToRead(deal)
  if (parts.length === 0) return refused('not-the-time', { about: 'ReadHands' })
  for (const reading of readings) {
    const off = readingOff(parts, readings, reading)
    if (off) return off
  }
  const missing = parts.find(part => !part.known && !readings.some(reading => isFor(reading, part)))
  if (missing !== undefined) return refused('part-not-read', { about: named(missing) })
  const rules = citesOf(deal.book).cardsSpeak
  tell(work, { type: 'HandsRead', readings, rules })
  if (deal.phase === 'showdown') tell(work, { type: 'AwardDue', rules })
  award(work, undefined, readings)
  return null
}

const readingOff = (parts: readonly PartToRead[], readings: readonly Reading[], reading: Reading): Refusal | null => {
  const part = parts.find(it => isFor(reading, it))
  const about = named(reading)
  if (part === undefined) return refused('not-known', { about: { part: about } })
  if (readings.filter(it => isFor(it, part)).length > 1)
    return refused('not-known', { about: { part: about, twice: true } })
  if (part.known) return refused('cards-are-dealt-here')
  const stranger = reading.seats.find((seat, i) => !part.seats.includes(seat) || reading.seats.indexOf(seat) !== i)
  if (stranger !== undefined) return refused('no-claim-to-this-pot', { seat: stranger, about })
  return reading.seats.length === 0 && !part.qualifier ? refused('somebody-takes-it', { about }) : null
}

const isFor = (one: PotPart, other: PotPart): boolean =>
  one.pot === other.pot && one.run === other.run && one.share === other.share

const named = ({ pot, run, share }: PotPart): PotPart => ({ pot, run, share })

/** Does anybody have to say who takes what: are there hands at the showdown that nobody has named? */
export const mustBeRead = (deal: Deal): boolean => partsToRead(deal).some(({ known }) => !known)
