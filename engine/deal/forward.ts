import { citesOf } from '../rulebooks/cites.ts'
import { rulebookOf } from '../rulebooks/rulebooks.ts'
import { betsOrFolds, firstToAct } from './betting/first-to-act.ts'
import { openingRules } from './betting/opening-rules.ts'
import type { Chips } from './chips.ts'
import { type Deal, isOneLeft, placeOf, potTotal } from './deal.ts'
import { struckBoard } from './dealing/strike.ts'
import type { Felt } from './felt.ts'
import { isFixed, leastBet } from './law.ts'
import { claimsOfThePenniless } from './pots/deal-pots.ts'
import { uncalled } from './pots/pots.ts'
import { bettingAt, formRules, programOf } from './program.ts'
import { roundClosed, roundOpened, uncalledReturned } from './record/record-round.ts'
import { awardDue } from './record/record-showdown.ts'
import { openShowdown } from './showdown/showdown.ts'
import { owesPlacement, stepDue } from './where.ts'
import {
  keep,
  keepMoment,
  NO_RULES,
  seatAt,
  takeOver,
  takeOverPlayed,
  takeOverPlayer,
  tell,
  type Work,
} from './work.ts'

/** Goes on to where the next person, player or dealer, has something to do. */
export const forward = (work: Work): void => {
  const { state: deal } = work
  if (deal.phase !== 'streets') return
  if (deal.round !== null) {
    if (deal.turn >= 0) return
    if (closeRound(work)) return
  }
  if (isOneLeft(deal) && programOf(deal.form).rounds > 0) {
    const event = { type: 'AwardDue', rules: citesOf(deal.book).lastHand } as const
    keepMoment(work)
    awardDue(deal)
    return keep(work, event)
  }
  if (deal.asked) return
  const at = stepDue(deal)
  const what = programOf(deal.form).does[at]
  if (what === undefined) return afterLastStep(work)
  switch (what) {
    case 'bet':
      return openBetting(work, at)
    case 'discard':
    case 'draw':
    case 'turn-up':
    case 'set':
    case 'place':
      takeOver(work)
      return tell(work, {
        type: 'CardsAsked',
        seat: seatAt(deal, firstAsked(deal, what)),
        rules: formRules(deal.form, deal.book),
      })
    case 'strike':
      tell(work, { type: 'BoardStruck', board: strikeNow(deal), rules: formRules(deal.form, deal.book) })
      return forward(work)
    case 'deal':
    case 'burn':
    case 'board':
    case 'replace':
      return // the dealer's turn
  }
}

/** The betting round of this step begins, or begins again while nobody has acted in it. */
export const openBetting = (work: Work, at: number): void => {
  const { state: deal } = work
  const betting = bettingAt(deal.form, at)
  const { place, bringInDue } = firstToAct(deal, betting)
  const street = programOf(deal.form).streets[at]!
  const plain = {
    type: 'RoundOpened',
    street,
    seat: seatAt(deal, place),
    price: priceToOpen(deal, at),
    rules: openingRules(deal, betting, place),
  } as const
  const event = bringInDue ? { ...plain, bringInDue } : plain
  keepMoment(work)
  roundOpened(deal, event, at)
  keep(work, event)
}

/** What it takes to come in when a round opens: the blinds or the bring-in in full, the one wager allowed, or nothing yet. */
export const priceToOpen = (deal: Felt, at: number): Chips => {
  const betting = bettingAt(deal.form, at)
  if (betting.exactly) return betting.exactly.buttonAntes * 2 * deal.stakes.ante
  if (at !== programOf(deal.form).firstRound) return 0
  if (betting.first !== 'bring-in') return priceOfBlinds(deal)
  // wsop/194-stud: in a killed stud pot one comes in for the kill
  if (deal.killer >= 0) return deal.forced
  if (deal.form.bringIn!.size === 'lower-or-upper') return deal.stakes.lower
  return betsOrFolds(deal) ? 0 : deal.stakes.bringIn
}

/** rrp/14/nl/2: what the blinds ask for, and at big-bet the least bring-in. */
const priceOfBlinds = (deal: Felt): Chips => {
  const { forced, players, lastBlind, stakes } = deal
  if (lastBlind < 0 || forced === 0) return forced
  // rrp/4/1: a blind that was posted short is called in full, unless a house takes the short amount
  const short = players[lastBlind]!.bet < forced
  if (short && rulebookOf(deal.book).shortBigBlindCallAmount.is === 'short-amount') {
    return Math.max(...players.map(player => player.bet))
  }
  return isFixed(stakes.structure) ? forced : Math.max(forced, leastBet(deal))
}

/** Closes the betting: what nobody called goes back. True when the deal is over with it. */
const closeRound = (work: Work): boolean => {
  const { state: deal } = work
  const carried = bettingAt(deal.form, deal.step).unopened === 'carried-over' && deal.opener < 0
  returnUncalled(work)
  const over = carried && !isOneLeft(deal)
  const event = { type: 'RoundClosed', rules: NO_RULES } as const
  keepMoment(work)
  takeOverPlayed(work)
  roundClosed(deal)
  keep(work, event)
  if (!over) return false
  takeOver(work)
  // uspa/3.2.9.3.3: nobody opened, the antes stay for the next deal
  const matched = claimsOfThePenniless(deal)
  tell(work, { type: 'PotCarried', amount: potTotal(deal), matched, rules: citesOf(deal.book).unopened })
  tell(work, { type: 'DealEnded', rules: NO_RULES })
  return true
}

/** Chips that nobody has matched go back to the one who put them in. */
const returnUncalled = (work: Work): void => {
  const back = uncalled(work.state.players)
  if (back === null) return
  const { seat, amount } = back
  keepMoment(work)
  takeOverPlayer(work, placeOf(work.state, seat))
  const event = { type: 'UncalledReturned', seat, amount, rules: citesOf(work.state.book).tableStakes } as const
  uncalledReturned(work.state, event)
  keep(work, event)
}

/** Draws and the like go from the button's left; a choice of cards in stud goes in the order of the betting. */
const firstAsked = (deal: Deal, what: string): number => {
  const able = (place: number): boolean =>
    what === 'place' ? owesPlacement(deal, deal.players[place]!) : !deal.players[place]!.folded && hasChoice(place)
  // one whose downcard lies up already has none to turn up
  const hasChoice = (place: number): boolean => what !== 'turn-up' || deal.players[place]!.down.length > 0
  if (what === 'turn-up') {
    const last = lastRoundBefore(deal)
    const start = firstPlace(deal, last)
    for (let n = 0; n < deal.players.length; n++) {
      const place = (start + n) % deal.players.length
      if (able(place)) return place
    }
  }
  return deal.players.findIndex((_, place) => able(place))
}

const lastRoundBefore = (deal: Deal): number => {
  const { steps } = programOf(deal.form)
  for (let i = stepDue(deal); i >= 0; i--) if (steps[i]!.do === 'bet') return i
  return -1
}

const firstPlace = (deal: Deal, round: number): number =>
  round < 0 ? 0 : Math.max(0, firstToAct(deal, bettingAt(deal.form, round)).place)

const strikeNow = (deal: Deal): number => {
  const from = deal.run * deal.form.boards
  return from + struckBoard(deal.boards.slice(from, from + deal.form.boards))
}

const afterLastStep = (work: Work): void => {
  const { state: deal } = work
  if (deal.run + 1 < deal.runs) {
    takeOver(work)
    tell(work, { type: 'RunBegun', run: deal.run + 1, rules: citesOf(deal.book).runsInOrder })
    return forward(work)
  }
  returnUncalled(work)
  openShowdown(work)
}
