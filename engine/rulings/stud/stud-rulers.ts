import type { Deal } from '../../deal/deal.ts'
import { burnMissed } from '../board/burn-missed.ts'
import { twoBurned } from '../board/two-burned.ts'
import { discardMissedRuler } from '../dealing/missed-discard.ts'
import type { Ruler } from '../ruler.ts'
import { beatenCallRuler } from './beaten-call.ts'
import { lastCardUpRuler } from './last-card-up.ts'
import { prematureStreetRuler } from './premature-street-card.ts'
import { streetOutOfSequenceRuler } from './street-out-of-sequence.ts'
import { studBurnMissed, studTwoBurned } from './stud-burn.ts'
import { upcardsRuler } from './upcards-lifted.ts'

/** Stud has rules of its own for what also happens to boards. */
const studOr = <Board, Stud>(board: Ruler<Board>, stud: Ruler<Stud>): Required<Ruler<Board & Stud>> => {
  const of = ({ form }: Deal): Ruler<Board & Stud> => (form.family === 'stud' ? stud : board)
  return {
    impossible: (deal, incident) => of(deal).impossible(deal, incident),
    happens: (deal, incident) => of(deal).happens?.(deal, incident) ?? { events: [] },
    rule: (deal, incident, late) => of(deal).rule(deal, incident, late),
  }
}

/** What goes wrong on the streets of stud, and burns that go wrong in any form. */
export const studRulers = {
  BurnMissed: studOr(burnMissed, studBurnMissed),
  TwoBurned: studOr(twoBurned, studTwoBurned),
  PrematureStreetCard: prematureStreetRuler,
  LastCardUp: lastCardUpRuler,
  UpcardsPickedUp: upcardsRuler,
  DiscardMissed: discardMissedRuler,
  StreetOutOfSequence: streetOutOfSequenceRuler,
  BeatenCall: beatenCallRuler,
} as const
