import type { Deal, Seat } from '@cardroom/engine'
import { carryOut } from '@cardroom/engine/rulings'
import { preferenceOf } from '../preferences/preferences.ts'
import type { Hosted } from '../state/hosted.ts'
import { legalNow } from '../state/legal-now.ts'
import { playerIn } from '../state/person.ts'

/**
 * Would the next hand to show take a part of a pot, judging by the hands that are face up? Cards speak: such a hand is
 * shown, and one click does not throw it away. Nobody looks at hands that are still face down.
 */
export const mayWin = (deal: Deal, seat: Seat): boolean => {
  const known = answers.get(deal)
  if (known?.seat === seat) return known.is
  const is = winsIfShown(deal, seat)
  answers.set(deal, { seat, is })
  return is
}

/** Is the hand whose turn it is mucked by itself: its player prefers that, and as far as the open hands tell it loses? */
export const isAutoMucked = (hosted: Hosted, seat: Seat): boolean => {
  const deal = hosted.night?.deal ?? null
  const due = deal === null ? null : legalNow(deal)
  if (due?.due !== 'show' || due.seat !== seat || !due.muck) return false
  return preferenceOf(hosted, playerIn(hosted, seat), 'auto-muck') && !mayWin(deal!, seat)
}

const answers = new WeakMap<Deal, { readonly seat: Seat; readonly is: boolean }>()

const winsIfShown = (deal: Deal, seat: Seat): boolean => {
  let now = after(deal, { type: 'Show', seat })
  while (now !== null && now.phase === 'showdown') {
    const due = legalNow(now)
    // a hand that nobody can throw away plays for a pot of its own: who is asked before it may win
    if (due.due !== 'show' || !due.muck) return true
    now = after(now, { type: 'Muck', seat: due.seat })
  }
  const awarded = now === null ? null : after(now, { type: 'Deal' })
  return awarded === null || awarded.awards.some(({ to }) => to.some(taken => taken.seat === seat))
}

const after = (deal: Deal, command: Parameters<typeof carryOut>[1]): Deal | null => {
  const outcome = carryOut(deal, command)
  return outcome.ok ? outcome.state : null
}
