import type { Pile } from './copy.ts'
import type { Deal } from './deal.ts'
import { placeOf } from './deal.ts'
import type { DealEvent } from './events.ts'
import { NOTHING_WRONG } from './mending.ts'
import { programOf } from './program.ts'
import { stepDue } from './where.ts'

/** Any player may change. */
export const EVERYBODY = -2
const NOBODY = -1
/** The players whom the end of a round changes. */
export const PLAYED = -3

/** Everybody who gets cards changes, and none of the piles. */
export const DEALT = -4

/** Whom a command changes before the round is closed: one player by their place, nobody, or everybody. */
export const touchedByCommand = (deal: Deal, command: string): number => {
  switch (command) {
    case 'Call':
    case 'Check':
    case 'Fold':
    case 'Wager':
      return deal.turn >= 0 && isPlainRound(deal) ? deal.turn : EVERYBODY
    case 'Deal':
      return deal.turn < 0 && isPlain(deal) ? touchedByDealer(deal) : EVERYBODY
    case 'Show':
      return deal.turn >= 0 && deal.phase === 'showdown' && isPlain(deal) ? deal.turn : EVERYBODY
    case 'Shuffle':
      return isPlain(deal) ? NOBODY : EVERYBODY
    default:
      return EVERYBODY
  }
}

/** What a command adds to: the muck, the burns, the boards, or nothing. */
export const pileOfCommand = (deal: Deal, command: string): Pile => {
  if (command === 'Fold') return 'muck'
  if (command !== 'Deal' || deal.phase !== 'streets') return 'none'
  return programOf(deal.form).does[stepDue(deal)] === 'burn' ? 'burns' : 'boards'
}

/** What an event of this type adds to: the muck, the burns, the boards, the awards, or nothing. */
export const pileOfEvent = (type: string): Pile => {
  switch (type) {
    case 'Folded':
      return 'muck'
    case 'CardBurned':
      return 'burns'
    case 'BoardDealt':
      return 'boards'
    case 'PotAwarded':
      return 'awards'
    default:
      return 'none'
  }
}

/** Whom an event changes: one player by their place, nobody, those who played the round, or everybody. */
export const touchedByEvent = (deal: Deal, event: DealEvent): number => {
  switch (event.type) {
    case 'Called':
    case 'Checked':
    case 'Folded':
    case 'Bet':
    case 'Raised':
      return isPlainRound(deal) ? placeOf(deal, event.seat) : EVERYBODY
    case 'HandShown':
    case 'UncalledReturned':
      return isPlain(deal) ? placeOf(deal, event.seat) : EVERYBODY
    case 'Posted':
      return isPlain(deal) && (event.kind === 'blind' || event.kind === 'ante') ? placeOf(deal, event.seat) : EVERYBODY
    case 'PotAwarded':
      return isPlain(deal) && event.to.length === 1 ? placeOf(deal, event.to[0]!.seat) : EVERYBODY
    case 'CardBurned':
    case 'BoardDealt':
    case 'RoundOpened':
    case 'AwardDue':
    case 'ShowdownOpened':
    case 'DeckShuffled':
      return isPlain(deal) ? NOBODY : EVERYBODY
    case 'RoundClosed':
      return isPlain(deal) ? PLAYED : EVERYBODY
    default:
      return EVERYBODY
  }
}

/** Is the round itself changed in place by this command or event? A raise does it, and where raises are capped any act may. */
export const isRoundTouched = ({ round, stakes }: Deal, type: string): boolean => {
  if (round === null) return false
  if (type === 'Wager' || type === 'Raised' || type === 'Bet') return true
  return round.cap !== null || stakes.structure !== 'no-limit'
}

/** There is nothing to mend or show, nobody straddles, and no place keeps getting cards after a fold. */
const isPlain = (deal: Deal): boolean =>
  deal.mending === NOTHING_WRONG &&
  deal.form.family !== 'stud' &&
  deal.straddler < 0 &&
  deal.showings.length === 0 &&
  !deal.realCards

/** rrp/14/pl/5: while blinds count for more than they are, an act of the last one is the matter of others too. */
const isPlainRound = (deal: Deal): boolean => deal.round !== null && deal.round.phantom === 0 && isPlain(deal)

/** The dealer takes over whom they kill and pay; cards to hands are the matter of all, boards and burns of nobody. */
const touchedByDealer = (deal: Deal): number => {
  const { phase, form, law } = deal
  // where nothing is drawn and no rows are laid, nobody else comes into an award
  if (phase === 'award') return form.family === 'board' && !form.rows && law.draw === undefined ? NOBODY : EVERYBODY
  if (phase !== 'streets') return EVERYBODY
  const { does } = programOf(form)
  const at = stepDue(deal)
  if (does[at] === 'burn' || does[at] === 'board') return NOBODY
  return does[at] === 'deal' && does[at + 1] === 'bet' ? DEALT : EVERYBODY
}
