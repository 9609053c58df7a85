import type { Seat } from '../../deal/chips.ts'
import type { Deal } from '../../deal/deal.ts'
import type { DealEvent } from '../../deal/events.ts'
import { cannot, type Impossible } from '../../deal/impossible.ts'
import { citesOf } from '../../rulebooks/cites.ts'
import { rulebookOf } from '../../rulebooks/rulebooks.ts'
import type { Ruler } from '../ruler.ts'
import type { Ruling } from '../ruling.ts'
import { misdealBy } from './misdeal.ts'
import { openingIsOut } from './opening-cards.ts'

/** The button is in the wrong place for this deal: where it belongs. */
export type ButtonMisplaced = { readonly belongs: Seat }
/** It turns out that this deal was played with the button in the wrong place. */
export type ButtonWrongThisDeal = {
  /** Where it should have been. */
  readonly should: Seat
}

/** A misdeal while that can be called; later the deal is played, and the next ones make up for it. */
export type ButtonDecision = 'misdeal' | 'corrected' | 'play-on' | 'hand-dead' | 'button-set'

/** rrp/3/misdeals/2g, rrp/3/irregularities/1: however it is reported, a button in the wrong place is ruled on alike. */
const buttonWrong = (deal: Deal, should: Seat): Ruling<ButtonDecision> => {
  if (deal.phase === 'ended') return setRight(deal, should)
  const ruling = misdealBy(deal, rulebookOf(deal.book).buttonMisplacedMisdeal)
  if (ruling.decision === 'misdeal') return { ...ruling, events: [dealtAgainFrom(deal, should), ...ruling.events] }
  if (ruling.decision !== 'play-on' || !seatsFromTheButton(deal).includes(should)) return ruling
  const { events, rules } = setRight(deal, should)
  return { ...ruling, events, rules: [...ruling.rules, ...rules] }
}

/** A misdeal is dealt again at once, with the button where it belongs. */
const dealtAgainFrom = (deal: Deal, should: Seat): DealEvent => ({
  type: 'ButtonsDue',
  seats: [should],
  rules: rulebookOf(deal.book).buttonMisplacedMisdeal.rules,
})

/** The next deals make up for it, so that everyone has each place once in the round. */
const setRight = (deal: Deal, should: Seat): Ruling<'button-set'> => {
  const rules = citesOf(deal.book).buttonCorrected
  return {
    decision: 'button-set',
    events: [{ type: 'ButtonsDue', seats: buttonsDue(deal, should), rules }],
    rules,
    wouldChange: ['noticed-in-time-for-misdeal'],
  }
}

/** The player passed over has it first, then it goes on after the one who had it too early. */
const buttonsDue = (deal: Deal, should: Seat): readonly Seat[] => {
  const seats = seatsFromTheButton(deal)
  const at = seats.indexOf(should)
  const passed = seats.length - at
  // it stayed behind instead: from where it should be it goes on as usual
  if (passed > seats.length / 2) return [should]
  return [...seats.slice(at), seats[1]!]
}

/** The seats clockwise, the button first. */
const seatsFromTheButton = (deal: Deal): readonly Seat[] => {
  const seats = deal.players.flatMap(({ seat, hand }) => (hand === 0 ? [seat] : []))
  const at = seats.indexOf(deal.button)
  return at < 0 ? [deal.button, ...seats] : [...seats.slice(at), ...seats.slice(0, at)]
}

const impossible = (deal: Deal, should: Seat): Impossible | null => {
  if (deal.form.opening !== 'blinds' && deal.form.family === 'stud') return cannot('no-button')
  if (should === deal.button) return cannot('button-was-there')
  if (deal.phase !== 'ended' && !openingIsOut(deal)) return cannot('first-cards-not-out')
  // a dead button lies at an empty seat, but only a misdeal can put it back there
  return deal.phase !== 'ended' || seatsFromTheButton(deal).includes(should)
    ? null
    : cannot('not-in-the-game', { seat: should })
}

/** A button in the wrong place, noticed now or looking back. */
export const buttonRulers = {
  ButtonMisplaced: {
    impossible: (deal, { belongs }) => impossible(deal, belongs),
    rule: (deal, { belongs }) => buttonWrong(deal, belongs),
  } satisfies Ruler<ButtonMisplaced>,
  ButtonWrongThisDeal: {
    impossible: (deal, { should }) => impossible(deal, should),
    rule: (deal, { should }) => buttonWrong(deal, should),
  } satisfies Ruler<ButtonWrongThisDeal>,
} as const
