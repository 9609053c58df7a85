import { chips as chipsOf, does, type Part, player, type Say, say } from '@cardroom/engine/words'
import type { HostedEvent } from '../../table/state/events.ts'
import { HOUSE } from '../names-in-bank.ts'

/** A correction of the bank in a sentence, as the table hears it. */
export const correctionSay = ({
  person,
  against,
  chips,
  why,
  by,
}: Extract<HostedEvent, { readonly type: 'Corrected' }>): Say => {
  const other: Part = against === null ? HOUSE : player(against)
  const [from, to] = chips > 0 ? [other, player(person)] : [player(person), other]
  const payer = chips > 0 ? against : person
  if (payer === by) return say`${does({ player: by }, 'pays', 'pay')} ${to} ${chipsOf(Math.abs(chips))}. Reason: ${why}`
  // the holder of the office is named: a host who plays may credit themselves, and the others are to know it
  return say`${does({ player: by }, 'adjusts', 'adjust')} the ledger: ${chipsOf(Math.abs(chips))} from ${from} to ${to}. Reason: ${why}`
}
