import type { Deal } from '../../deal/deal.ts'
import { type BettingTurn, type DealerAct, type Legal, legal, type RowsDue } from '../../deal/legal.ts'
import { andList, chips, does, joined, orList, type Say, say, seat } from '../say.ts'
import { decisionSay } from './decisions.ts'
import { deciderSay } from './mending-news.ts'
import { cardCount } from './voice.ts'

/** What can be done now, in a sentence. */
export const prompt = (deal: Deal): Say => promptFor(legal(deal), deal)

const promptFor = (due: Legal, deal: Deal): Say => {
  switch (due.due) {
    case 'ruling':
      return say`Waiting for a ruling from ${deciderSay(due.decides)}: ${orList(due.options.map(decisionSay))}.`
    case 'nobody':
      return say`The hand is over.`
    case 'dealer':
      return say`${DEALER[due.act.do]}.`
    case 'show':
      return say`${does(due, 'can', 'can')} show${due.muck ? ' or muck' : ''}.`
    case 'draw':
      return say`${does(due, 'can', 'can')} discard up to ${cardCount(due.most)}.`
    case 'discard':
      return say`${andList(due.seats.map(seat))} must discard ${cardCount(due.cards)}.`
    case 'turn-up':
      return say`${does(due, 'can', 'can')} turn the downcard up or keep it down.`
    case 'rows':
      return joined(due.hands.map(rows), ' ')
    case 'betting': {
      const may = choices(due, deal)
      return say`${does(due, 'can', 'can')} ${joined(may, ', ', may.length > 2 ? ', or ' : ' or ')}.`
    }
  }
}

/** What a player can do with a bet, in the words of the buttons. */
export const choices = (due: BettingTurn, deal: Deal): readonly Say[] => {
  const may: Say[] = []
  if (due.fold) may.push(['fold'])
  if (due.check) may.push(['check'])
  if (due.callTo !== null) may.push(say`call ${chips(due.callTo)}`)
  if (due.bringIn !== null) may.push(say`bring in for ${orList(due.bringIn.map(chips))}`)
  if (due.wager !== null) may.push(say`${wagerVerb(deal)} ${bounds(due.wager)}`)
  if (due.declareOpen) may.push(['declare the pot open'])
  return may
}

/** A bet, a completed bring-in or a raise, each by its own name. */
export const wagerVerb = ({ round, aggressor }: Deal): string => {
  if (round === null || round.price === 0) return 'bet'
  return round.level === 0 && aggressor < 0 && round.price > 0 ? 'complete to' : 'raise to'
}

const bounds = ({ least, most, sizes }: NonNullable<BettingTurn['wager']>): Say => {
  if (sizes.length > 0) return orList(sizes.map(chips))
  return least === most ? [chips(least)] : say`${chips(least)}–${chips(most)}`
}

const rows = ({ seat: at, hand, place, discard }: RowsDue): Say => {
  const second = hand === 0 ? '' : ' of the second hand'
  return discard === 0
    ? say`${does({ seat: at }, 'has', 'have')} to set ${cardCount(place)}${second}.`
    : say`${does({ seat: at }, 'has', 'have')} to set ${cardCount(place)}${second} and discard ${cardCount(discard)}.`
}

const DEALER = {
  shuffle: 'The dealer shuffles',
  burn: 'The dealer burns a card',
  deal: 'The dealer deals',
  board: 'The dealer deals the board',
  replace: 'The dealer replaces the discards',
  'common-card': 'The dealer deals one card for everyone',
  'set-aside': 'The dealer sets cards aside',
  reshuffle: 'The dealer reshuffles',
  award: 'The dealer pushes the pot',
} as const satisfies Readonly<Record<DealerAct['do'], string>>
