import { rulebookOf } from '../../rulebooks/rulebooks.ts'
import type { Chips } from '../chips.ts'
import type { Seated, StartDeal } from '../commands.ts'
import type { Deal } from '../deal.ts'
import { isFixed } from '../law.ts'
import { programOf } from '../program.ts'
import { type Refusal, refused } from '../refusal.ts'
import { type Stakes, unitOf } from '../stakes.ts'
import { takeOver, tell, type Work } from '../work.ts'
import { bettingLaw } from './betting-law.ts'

/** The stakes with the smallest chip that plays by the book. */
export const stakesPlayed = ({ stakes, book: by = 'rrp' }: StartDeal): Stakes => {
  const book = rulebookOf(by)
  // wsop/184: where wagers are in chips of the bring-in, smaller ones play all-in for what they are
  const { wagersInBringInChipsOnly: larger, smallChipsBelowMinimumPlay: small } = book
  if (!isFixed(stakes.structure) && larger.is && small.is === 'face-value-when-all-in') return stakes
  const unit = unitOf(stakes, book)
  return unit === stakes.unit ? stakes : { ...stakes, unit }
}

/** Why somebody's chips cannot be played with: they are other than was counted, or all too small. */
export const chipsOff = (command: StartDeal): Refusal | null => {
  if (programOf(command.form).rounds === 0) return null
  const { unit } = stakesPlayed(command)
  for (const seated of command.seats) {
    const { seat, chips, denominations } = seated
    if (denominations !== undefined && worth(denominations, 1) !== chips) return refused('chips-not-whole', { seat })
    if (seated.matched === undefined && chips <= tooSmall(seated, unit))
      return refused('no-chip-plays', { seat, least: unit })
  }
  return null
}

/** rrp/3/betting/1: chips smaller than the smallest in play do not play, however many there are. */
export const setSmallChipsAside = (work: Work, { form, seats }: StartDeal): void => {
  if (programOf(form).rounds === 0) return
  const { unit } = work.state.stakes
  if (unit === 1) return
  for (const seated of seats) {
    const amount = tooSmall(seated, unit)
    if (amount === 0) continue
    const { rules } = rulebookOf(work.state.book).smallestChipBasis
    tell(work, { type: 'ChipsSetAside', seat: seated.seat, amount, rules })
  }
}

/** rrp/14/nl/13: where wagers are in chips of the bring-in, smaller ones play only as far as they make one up. */
export const setOddChipsAside = (work: Work): void => {
  const { state: deal } = work
  const unit = bringInChip(deal)
  if (unit === 0) return
  for (const { seat, stack, bet } of deal.players) {
    const amount = Math.min(stack, (stack + bet) % unit)
    if (amount === 0) continue
    const { rules } = rulebookOf(deal.book).smallChipsBelowMinimumPlay
    takeOver(work)
    tell(work, { type: 'ChipsSetAside', seat, amount, rules })
  }
}

/** The chip of the bring-in where all chips must make up one, 0 where they need not. */
export const bringInChip = (deal: Pick<Deal, 'form' | 'stakes' | 'book' | 'law'>): Chips => {
  if (isFixed(deal.stakes.structure) || programOf(deal.form).rounds === 0) return 0
  const book = rulebookOf(deal.book)
  if (!book.wagersInBringInChipsOnly.is || book.smallChipsBelowMinimumPlay.is !== 'only-in-quantity') return 0
  return bettingLaw(deal).unit
}

/** What of these chips is too small; where nobody says what they are, what is left over from the smallest in play. */
const tooSmall = ({ chips, denominations }: Seated, unit: Chips): Chips =>
  denominations === undefined ? chips % unit : chips - worth(denominations, unit)

/** What the chips of at least this worth come to. */
const worth = (denominations: Readonly<Record<number, number>>, least: Chips): Chips => {
  let sum = 0
  for (const [chip, count] of Object.entries(denominations)) if (Number(chip) >= least) sum += Number(chip) * count
  return sum
}
