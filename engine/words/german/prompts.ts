import type { Deal } from '../../deal/deal.ts'
import { type BettingTurn, type DealerAct, type Legal, legal, type RowsDue } from '../../deal/legal.ts'
import { chips, does, joined, type Say, say, seat } from '../say.ts'
import { decisionSay } from './decisions.ts'
import { deciderSay } from './mending-news.ts'
import { cardCount, oder, und } from './voice.ts'

/** What can be done now, in a sentence. */
export const prompt = (deal: Deal): Say => promptFor(legal(deal), deal)

const promptFor = (due: Legal, deal: Deal): Say => {
  switch (due.due) {
    case 'ruling':
      return say`Eine Entscheidung steht aus (${deciderSay(due.decides)}): ${oder(due.options.map(decisionSay))}.`
    case 'nobody':
      return say`Die Hand ist vorbei.`
    case 'dealer':
      return say`${DEALER[due.act.do]}.`
    case 'show':
      return say`${does(due, 'kann', 'kannst')} zeigen${due.muck ? ' oder mucken' : ''}.`
    case 'draw':
      return say`${does(due, 'kann', 'kannst')} bis zu ${cardCount(due.most)} ablegen.`
    case 'discard':
      return say`${und(due.seats.map(seat))}: ${cardCount(due.cards)} ablegen.`
    case 'turn-up':
      return say`${does(due, 'kann', 'kannst')} die verdeckte Karte aufdecken oder verdeckt lassen.`
    case 'rows':
      return joined(due.hands.map(rows), ' ')
    case 'betting':
      return say`${does(due, 'kann', 'kannst')} ${oder(choices(due, deal))}.`
  }
}

/** What a player can do with a bet, in the words of the buttons. */
const choices = (due: BettingTurn, deal: Deal): readonly Say[] => {
  const may: Say[] = []
  if (due.fold) may.push(['folden'])
  if (due.check) may.push(['checken'])
  if (due.callTo !== null) may.push(say`${chips(due.callTo)} callen`)
  if (due.bringIn !== null) may.push(say`das Bring-in mit ${oder(due.bringIn.map(chips))} machen`)
  if (due.wager !== null) may.push(wager(due.wager, deal))
  if (due.declareOpen) may.push(['den Pot für eröffnet erklären'])
  return may
}

/** A bet, a completed bring-in or a raise, each by its own name: `40 bis 1.000 setzen`, `auf 40 erhöhen`. */
const wager = (it: NonNullable<BettingTurn['wager']>, deal: Deal): Say => {
  const verb = wagerVerb(deal)
  return verb === 'setzen' ? say`${bounds(it)} ${verb}` : say`auf ${bounds(it)} ${verb}`
}

/** What a wager is here: a bet, the completion of a bring-in, or a raise. */
export const wagerVerb = ({ round, aggressor }: Deal): 'setzen' | 'vervollständigen' | 'erhöhen' => {
  if (round === null || round.price === 0) return 'setzen'
  return round.level === 0 && aggressor < 0 && round.price > 0 ? 'vervollständigen' : 'erhöhen'
}

const bounds = ({ least, most, sizes }: NonNullable<BettingTurn['wager']>): Say => {
  if (sizes.length > 0) return oder(sizes.map(chips))
  return least === most ? [chips(least)] : say`${chips(least)}–${chips(most)}`
}

const rows = ({ seat: at, hand, place, discard }: RowsDue): Say => {
  const second = hand === 0 ? '' : ' der zweiten Hand'
  return discard === 0
    ? say`${does({ seat: at }, 'muss', 'musst')} ${cardCount(place)}${second} legen.`
    : say`${does({ seat: at }, 'muss', 'musst')} ${cardCount(place)}${second} legen und ${cardCount(discard)} abwerfen.`
}

const DEALER: Readonly<Record<DealerAct['do'], string>> = {
  shuffle: 'Der Dealer mischt',
  burn: 'Der Dealer verbrennt eine Karte',
  deal: 'Der Dealer teilt aus',
  board: 'Der Dealer legt das Board',
  replace: 'Der Dealer ersetzt die abgelegten Karten',
  'common-card': 'Der Dealer legt eine Karte für alle',
  'set-aside': 'Der Dealer legt Karten beiseite',
  reshuffle: 'Der Dealer mischt neu',
  award: 'Der Dealer schiebt den Pot',
}
