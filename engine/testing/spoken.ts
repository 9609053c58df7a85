import { cards } from '../cards/card.ts'
import type { Seat } from '../deal/chips.ts'
import type { Command, StartDeal } from '../deal/commands.ts'
import type { Deal } from '../deal/deal.ts'
import { legal } from '../deal/legal.ts'

/** What is said at the table after the deal has started. */
export type Order = Exclude<Command, StartDeal>

/** The first command of an act; an act that goes on until somebody else is due may have none. */
export const firstOf = (deal: Deal, act: string): Order | undefined =>
  repeats(act) ? again(deal, act) : commandOf(deal, act)

const repeats = (act: string): boolean => act === 'deal' || act === 'showdown' || act.startsWith('all ')

/** One more command of such an act. */
export const again = (deal: Deal, act: string): Order | undefined => {
  if (!repeats(act)) return undefined
  const due = legal(deal)
  if (act === 'all call' && due.due === 'betting' && due.callTo === null) return undefined
  if (act.startsWith('all ')) return due.due === 'betting' ? commandOf(deal, `${due.seat} ${act.slice(4)}s`) : undefined
  if (due.due === 'dealer') {
    return due.act.do === 'award' && act === 'deal' ? undefined : { type: 'Deal' }
  }
  return act === 'showdown' && due.due === 'show' ? { type: 'Show', seat: due.seat } : undefined
}

/** The command that these words are. */
export const commandOf = (deal: Deal, act: string): Order => {
  const [who = '', verb = '', ...rest] = act.split(' ')
  if (/^\d+$/.test(who)) return playerCommand(deal, Number(who), verb, rest.join(' '))
  const left = deal.players.filter(player => !player.folded).map(player => player.seat)
  const agreed = act.includes(' by ') ? act.split(' by ')[1]!.split(' ').map(Number) : left
  if (who === 'award') return { type: 'Deal' }
  if (who === 'deal') return { type: 'Deal', cards: cards(act.slice(5)) }
  if (who === 'chop') return { type: 'ChopBlinds', agreed }
  if (who === 'run') return { type: 'RunIt', times: act.includes('three') ? 3 : 2, agreed }
  throw new Error(`"${act}" is no act`)
}

const playerCommand = (deal: Deal, seat: Seat, verb: string, rest: string): Order => {
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
      const player = deal.players.find(it => it.seat === seat)!
      return { type: 'Wager', seat, to: player.bet + player.stack }
    }
    case 'brings':
      return { type: 'BringIn', seat, to: number }
    case 'discards':
      return { type: 'Discard', seat, cards: cards(rest) }
    case 'stands':
      return { type: 'Discard', seat, cards: [] }
    case 'shows':
      return rest === '' ? { type: 'Show', seat } : { type: 'Show', seat, cards: cards(rest) }
    case 'mucks':
      return { type: 'Muck', seat }
    case 'asks':
      return { type: 'AskToSee', seat, hand: number }
    default:
      throw new Error(`"${seat} ${verb} ${rest}" is no act`)
  }
}
