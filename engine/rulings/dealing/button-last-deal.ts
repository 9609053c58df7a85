import type { Seat } from '../../deal/chips.ts'
import type { Deal } from '../../deal/deal.ts'
import { citesOf } from '../../rulebooks/cites.ts'
import type { Ruler } from '../ruler.ts'
import type { Ruling } from '../ruling.ts'

/** It turns out that this deal was played with the button in the wrong place. */
export type ButtonWrongThisDeal = {
  /** Where it should have been. */
  readonly should: Seat
}

/** rrp/3/irregularities/1: the next deals make up for it, so that everyone has each place once in the round. */
export const buttonWrongThisDeal = (deal: Deal, { should }: ButtonWrongThisDeal): Ruling<'button-set'> => {
  const rules = citesOf(deal.book).buttonCorrected
  return {
    decision: 'button-set',
    events: [{ type: 'ButtonsDue', seats: buttonsDue(deal, should), rules }],
    rules,
    wouldChange: ['it was noticed in time for a misdeal'],
  }
}

/** Who was passed over has it first, then it goes on behind the one who had it too early. */
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

/** A button that was in the wrong place. */
export const buttonLastDealRuler = {
  impossible: (deal, { should }) => {
    if (deal.form.opening !== 'blinds' && deal.form.family === 'stud') return 'there is no button in this form'
    if (should === deal.button) return 'that is where the button was'
    return seatsFromTheButton(deal).includes(should) ? null : `seat ${should} is not in the game`
  },
  rule: buttonWrongThisDeal,
} satisfies Ruler<ButtonWrongThisDeal>
