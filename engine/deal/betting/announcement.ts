import { type Card, type CardCode, codeOf, JOKER_CODE, rankOf, suitOf } from '../../cards/card.ts'
import { groups } from '../../ranking/by-weight.ts'
import type { HandKind } from '../../ranking/hand-name.ts'
import { rankings } from '../../ranking/rankings.ts'
import { STANDARD_STRAIGHTS } from '../../ranking/straights.ts'
import { groupWords, inTurn, rankName } from '../../ranking/words.ts'
import type { RuleId } from '../../rulebooks/rule-id.ts'
import { rulebookOf } from '../../rulebooks/rulebooks.ts'
import type { Seat } from '../chips.ts'
import type { Deal, Player } from '../deal.ts'
import type { DealEvent } from '../events.ts'
import { bettingAt, programOf } from '../program.ts'
import { betsOrFolds, startingPlace } from './first-to-act.ts'

/** What the dealer calls, of whose cards or chips, and the rules they call it by. */
export type DealerCall = { readonly seat: Seat; readonly words: string; readonly rules: readonly RuleId[] }

/**
 * What the dealer of a stud form calls when this has happened: first the card that brings in, by rank and suit, later
 * the hand that opens and each pair when it first shows, and every raise (rrp/8/12). `deal` is the deal after it.
 */
export const announcement = (
  deal: Deal,
  event: DealEvent,
  game: { readonly lowStakes?: boolean } = {},
): readonly DealerCall[] => {
  if (deal.form.bringIn === undefined) return []
  const { rules } = rulebookOf(deal.book).announcePossibleStraightsFlushes
  if (event.type === 'Raised') return [{ seat: event.seat, words: `raise to ${event.to}`, rules }]
  if (event.type !== 'RoundOpened') return []
  return boardsCalled(deal, game.lowStakes ?? false).map(({ seat, words }) => ({ seat, words, rules }))
}

type Words = Omit<DealerCall, 'rules'>

const boardsCalled = (deal: Deal, lowStakes: boolean): readonly Words[] => {
  const betting = bettingAt(deal.form, deal.step)
  const opens = deal.players[startingPlace(deal, betting)]!
  if (betting.first === 'bring-in') return cardCalled(deal, opens)
  const low = betting.first === 'low-hand-showing'
  return [
    { seat: opens.seat, words: `${boardWords(shownBy(opens), low)}, ${low ? 'low' : 'high'}` },
    ...deal.players
      .filter(player => player !== opens && !player.folded)
      .flatMap(player => pairCalled(deal, player, low)),
    ...(callsDraws(deal, lowStakes) ? deal.players.filter(player => !player.folded).flatMap(drawsCalled) : []),
  ]
}

/** wsop/229: by rank and suit. */
const cardCalled = (deal: Deal, { seat, up }: Player): readonly Words[] => {
  const [code] = codes(up)
  if (code === undefined) return []
  const end = deal.form.bringIn!.card === 'highest' || betsOrFolds(deal) ? 'high' : 'low'
  return [
    {
      seat,
      words: `${code === JOKER_CODE ? 'joker' : `${rankName(rankOf(code))} of ${SUIT_NAMES[suitOf(code)]}`}, ${end}`,
    },
  ]
}

const SUIT_NAMES = ['clubs', 'diamonds', 'hearts', 'spades'] as const

/** A hand as it shows: its pairs and better alone, else its ranks from the highest. */
const boardWords = (up: readonly CardCode[], low: boolean): string => {
  const paired = pairs(up)
  if (paired.length > 0) return groupWords(paired)
  const made = low || up.length < 5 ? undefined : MADE[rankings.high.nameOf(up).is]
  if (made !== undefined) return made
  const ranks = up.map(rankOf).sort((a, b) => b - a)
  // an ace is the lowest of a low hand
  return inTurn(low ? [...ranks.filter(rank => rank !== ACE), ...ranks.filter(rank => rank === ACE)] : ranks)
}

/** Hands of five cards that are called without their ranks. */
const MADE: Readonly<Partial<Record<HandKind, string>>> = {
  straight: 'straight',
  flush: 'flush',
  'straight-flush': 'straight flush',
  'royal-flush': 'royal flush',
}
const ACE = 12

/** A pair or better that this street has brought; rrp/9/4: in razz not one of facecards. */
const pairCalled = (deal: Deal, player: Player, low: boolean): readonly Words[] => {
  const up = shownBy(player)
  const paired = pairs(up)
  const before = pairs(up.slice(0, up.length - cameUp(deal)))
  if (paired.length === 0 || groupWords(paired) === groupWords(before)) return []
  const quiet = low && !deal.form.pot.some(share => share.ranking === 'high') && razzKeepsQuiet(deal)
  if (quiet && paired.every(({ rank }) => FACECARDS.includes(rank))) return []
  return [{ seat: player.seat, words: groupWords(paired) }]
}

const FACECARDS: readonly number[] = [9, 10, 11]

const razzKeepsQuiet = (deal: Deal): boolean => rulebookOf(deal.book).razzAnnouncePairs.is === 'all-but-facecards'

/** How many upcards this street gave each player; where players choose, all their upcards may be news. */
const cameUp = (deal: Deal): number => {
  const { steps, streets } = programOf(deal.form)
  let cards = 0
  steps.forEach((step, at) => {
    if (step.do !== 'deal' || step.face === 'down' || streets[at] !== streets[deal.step]) return
    cards += step.face === 'up' ? step.cards : Number.POSITIVE_INFINITY
  })
  return cards
}

const callsDraws = (deal: Deal, lowStakes: boolean): boolean => {
  const { is } = rulebookOf(deal.book).announcePossibleStraightsFlushes
  return is === 'always' || (is === 'in-low-stakes-games' && lowStakes)
}

/** Two upcards that go together on their street, later three. */
const drawsCalled = (player: Player): readonly Words[] => {
  const up = shownBy(player)
  const enough = Math.max(2, Math.min(3, up.length))
  const flush = [0, 1, 2, 3].some(suit => up.filter(code => suitOf(code) === suit).length >= enough)
  const straight = STANDARD_STRAIGHTS.some(
    ranks => ranks.filter(rank => up.some(code => rankOf(code) === rank)).length >= enough,
  )
  return [
    ...(straight ? [{ seat: player.seat, words: 'possible straight' }] : []),
    ...(flush ? [{ seat: player.seat, words: 'possible flush' }] : []),
  ]
}

const pairs = (up: readonly CardCode[]) => groups(up.map(rankOf)).filter(group => group.count > 1)

/** wsop/255: a joker that shows counts as an ace. */
const shownBy = ({ up }: Player): readonly CardCode[] =>
  codes(up).map(code => (code === JOKER_CODE ? codeOf('As') : code))

/** The cards that are known. */
const codes = (up: readonly Card[]): readonly CardCode[] => up.map(codeOf).filter(code => code <= JOKER_CODE)
