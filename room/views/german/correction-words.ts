import { chips as chipsOf, does, type Part, type Say, say } from '@cardroom/engine/words'
import type { HostedEvent } from '../../table/state/events.ts'
import { dich, dir } from './cases.ts'

/** A correction of the bank in a sentence, as the table hears it. */
export const correctionSay = ({
  person,
  against,
  chips,
  why,
  by,
}: Extract<HostedEvent, { readonly type: 'Corrected' }>): Say => {
  const amount = chipsOf(Math.abs(chips))
  const [payer, taker] = chips > 0 ? [against, person] : [person, against]
  if (payer === by) return say`${does({ player: by }, 'zahlt', 'zahlst')} ${amount} an ${to(taker)}. Grund: ${why}`
  // the holder of the office is named: a host who plays may credit themselves, and the others are to know it
  return say`${does({ player: by }, 'berichtigt', 'berichtigst')} das Kassenbuch: ${amount} von ${from(payer)} an ${to(taker)}. Grund: ${why}`
}

const from = (player: string | null): Part => (player === null ? 'dem Haus' : dir(player))
const to = (player: string | null): Part => (player === null ? 'das Haus' : dich(player))
