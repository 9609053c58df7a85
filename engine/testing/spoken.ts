import { cards } from '../cards/card.ts'
import type { Seat } from '../deal/chips.ts'
import type { Command, StartDeal } from '../deal/commands.ts'
import { type Deal, placeOf } from '../deal/deal.ts'
import { legal } from '../deal/legal.ts'
import { poolOf } from '../deal/short-stub.ts'
import { topped } from './dealer-shorthand.ts'
import { laid } from './laid.ts'

/** What is said at the table after the deal has started. */
export type Order = Exclude<Command, StartDeal>

/** The command that these words are; without a seat they are said by the player who is due. */
export const commandOf = (deal: Deal, act: string): Order => {
  const [, number, second, verb, rest = ''] = /^(?:(\d+)(\+?) )?(\S+) ?(.*)$/.exec(act) ?? []
  if (verb === undefined) throw new Error(`"${act}" is no act`)
  if (number !== undefined) return playerCommand(deal, Number(number), second === '+' ? 1 : 0, verb, rest)
  return dealerCommand(deal, verb, rest) ?? playerCommand(deal, seatDue(deal), 0, verb, rest)
}

const dealerCommand = (deal: Deal, verb: string, rest: string): Order | undefined => {
  switch (verb) {
    case 'award':
      return { type: 'Deal' }
    case 'deal':
      return rest === 'one' ? { type: 'Deal' } : { type: 'Deal', cards: cards(rest) }
    case 'reshuffle': {
      const due = legal(deal)
      if (due.due !== 'dealer' || due.act.do !== 'reshuffle') throw new Error('no shuffle is due')
      return { type: 'Reshuffle', deck: topped(poolOf(deal, due.act.from), rest) }
    }
    case 'chop':
      return { type: 'ChopBlinds', agreed: agreed(deal, rest) }
    case 'run':
      return { type: 'RunIt', times: rest.includes('three') ? 3 : 2, agreed: agreed(deal, rest) }
    default:
      return undefined
  }
}

/** Who is named behind `by`, else everybody left. */
const agreed = (deal: Deal, rest: string): readonly Seat[] => {
  const [, by] = /\bby (.+)$/.exec(rest) ?? []
  if (by !== undefined) return by.split(' ').map(Number)
  return deal.players.filter(player => !player.folded).map(player => player.seat)
}

const seatDue = (deal: Deal): Seat => {
  const due = legal(deal)
  if ('seat' in due) return due.seat
  if (due.due === 'discard') return due.seats[0]!
  if (due.due === 'rows') return due.hands[0]!.seat
  throw new Error('no player is due')
}

const playerCommand = (deal: Deal, seat: Seat, hand: 0 | 1, verb: string, rest: string): Order => {
  const number = Number(rest.split(' ').at(-1)) // behind `to`, `in` or `to see`
  switch (verb) {
    case 'folds':
      return { type: 'Fold', seat }
    case 'checks':
      return { type: 'Check', seat }
    case 'calls':
      return { type: 'Call', seat }
    case 'bets':
    case 'raises':
    case 'completes':
      return { type: 'Wager', seat, to: number }
    case 'all-in': {
      const { bet, stack } = deal.players[placeOf(deal, seat)]!
      return { type: 'Wager', seat, to: bet + stack }
    }
    case 'brings':
      return { type: 'BringIn', seat, to: number }
    case 'discards':
      return { type: 'Discard', seat, cards: cards(rest) }
    case 'draws':
      return { type: 'Discard', seat, cards: deal.players[placeOf(deal, seat)]!.down.slice(0, number) }
    case 'stands':
      return { type: 'Discard', seat, cards: [] }
    case 'turns':
      return { type: 'TurnUp', seat, turn: true }
    case 'keeps':
      return { type: 'TurnUp', seat, turn: false }
    case 'lays': {
      const [rows = '', thrown = ''] = rest.split('-')
      return { type: 'Place', seat, hand, rows: laid(rows), discard: laid(thrown).flat() }
    }
    case 'shows':
      return rest === '' ? { type: 'Show', seat } : { type: 'Show', seat, cards: cards(rest) }
    case 'mucks':
      return { type: 'Muck', seat }
    case 'asks':
      return { type: 'AskToSee', seat, hand: number }
    default:
      throw new Error(`"${verb} ${rest}" is no act`)
  }
}
