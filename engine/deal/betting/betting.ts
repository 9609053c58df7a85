import { citesOf } from '../../rulebooks/cites.ts'
import { rulebookOf } from '../../rulebooks/rulebooks.ts'
import type { Chips } from '../chips.ts'
import type { PlayerCommand } from '../commands.ts'
import type { Deal } from '../deal.ts'
import type { Felt } from '../felt.ts'
import { forward } from '../forward.ts'
import { bettingAt } from '../program.ts'
import { called, checked, folded } from '../record/record-round.ts'
import { wagered } from '../record/record-wager.ts'
import { type Refusal, refused } from '../refusal.ts'
import { keep, tell, type Work } from '../work.ts'
import { callRules, foldRules, wagerRules } from './act-rules.ts'
import { barredFrom } from './bars.ts'
import { mayFoldBringIn } from './first-to-act.ts'
import { mustOpenFor } from './lowball-open.ts'
import { bringInRules } from './opening-rules.ts'
import { callTo, mayCheck, wagerBarred, wagerOff } from './wager.ts'

type Act = Extract<PlayerCommand, { type: 'Fold' | 'Check' | 'Call' | 'Wager' | 'BringIn' }>

/** A player acts in the betting; nothing happens if they may not. */
export const act = (work: Work, place: number, command: Act): Refusal | null => {
  const { state: deal } = work
  const { round } = deal
  if (round === null) return refused('not-the-time', { about: command.type })
  if (round.bringInDue) return bringIn(work, place, command)
  const { bet } = deal.players[place]!
  switch (command.type) {
    case 'Call': {
      if (bet >= round.price) return refused('nothing-to-call')
      const barred = barredFrom(deal, place, 'call')
      if (barred) return barred
      const least = mustOpenFor(deal, place)
      if (least > 0) return refused('must-open-for-more', { least })
      const to = callTo(deal, place)
      const event = { type: 'Called', seat: command.seat, to, rules: callRules(deal, to) } as const
      called(deal, event)
      keep(work, event)
      break
    }
    case 'Check': {
      if (!mayCheck(deal, place)) {
        return bet < round.price ? refused('facing-a-bet', { least: round.price }) : refused('must-bet-or-fold')
      }
      const barred = barredFrom(deal, place, 'check')
      if (barred) return barred
      const event = { type: 'Checked', seat: command.seat, rules: citesOf(deal.book).check } as const
      checked(deal, event)
      keep(work, event)
      break
    }
    case 'Fold': {
      const barred = barredFrom(deal, place, 'fold')
      if (barred) return barred
      const event = { type: 'Folded', seat: command.seat, rules: foldRules(deal, place) } as const
      folded(deal, event)
      keep(work, event)
      break
    }
    case 'Wager': {
      const off = wagerBarred(deal, place) ?? wagerOff(deal, place, command.to)
      if (off) return off
      wagers(work, command)
      break
    }
    case 'BringIn':
      return refused('no-bring-in-is-due')
  }
  // mostly the next player is to act
  if (deal.turn < 0) forward(work)
  return null
}

const wagers = (work: Work, { seat, to }: Extract<Act, { type: 'Wager' }>): void => {
  const type = wagerName(work.state, to)
  const event = { type, seat, to, rules: wagerRules(work.state, type, to) }
  wagered(work.state, event)
  keep(work, event)
}

/** rrp/8/2, rrp/8/3: the forced bettor puts in the bring-in or opens for a whole bet; they may do nothing else. */
const bringIn = (work: Work, place: number, command: Act): Refusal | null => {
  const sizes = bringInSizes(work.state, place)
  const bounds = { least: sizes[0]!, most: Math.max(...sizes), sizes }
  if (command.type === 'Fold' && mayFoldBringIn(work.state)) {
    tell(work, { type: 'Folded', seat: command.seat, rules: rulebookOf(work.state.book).studHoleCardExposed.rules })
  } else if (command.type === 'BringIn') {
    if (!sizes.includes(command.to)) return refused('wager-not-a-size', bounds)
    const cites = citesOf(work.state.book)
    const rules = command.to < bringInDue(work.state) ? cites.shortBringIn : bringInRules(work.state)
    tell(work, { type: 'BroughtIn', seat: command.seat, to: command.to, rules })
  } else {
    if (command.type !== 'Wager') return refused('bring-in-is-due', bounds)
    const off = wagerBarred(work.state, place) ?? wagerOff(work.state, place, command.to)
    if (off) return off
    wagers(work, command)
  }
  forward(work)
  return null
}

/** How much the forced bet may be: what the form says, or all the player has. */
export const bringInSizes = (deal: Deal, place: number): readonly Chips[] => {
  const { lower, upper } = deal.stakes
  const { stack, bet } = deal.players[place]!
  const sizes = deal.form.bringIn!.size === 'lower-or-upper' ? [lower, upper] : [bringInDue(deal)]
  return [...new Set(sizes.map(size => Math.min(Math.max(size, deal.forced), bet + stack)))]
}

const bringInDue = ({ form, stakes }: Deal): Chips =>
  form.bringIn!.size === 'lower-or-upper' ? stakes.lower : stakes.bringIn

/** A first bet is a bet, a bring-in or short all-in made whole is completed, the rest are raises. */
export const wagerName = (deal: Felt, to: Chips): 'Bet' | 'Completed' | 'Raised' => {
  const round = deal.round!
  if (round.price === 0 || round.bringInDue) return 'Bet'
  const unwhole = round.level === 0 && round.wagers === 0
  if (unwhole && bettingAt(deal.form, deal.step).do === 'bet') {
    // rrp/8/6, rrp/3/betting/7/complete: bringing a short bet up to a whole one is no raise
    if (deal.stakes.structure === 'limit') return to <= round.sizes.at(-1)! ? 'Completed' : 'Raised'
    if (deal.aggressor < 0 || (deal.law.completing && to <= round.least)) return 'Completed'
  }
  return 'Raised'
}
