import { countFields } from '../../kinds/wrong-argument.ts'
import { isBareAct, isBareWager } from '../command-fields.ts'
import type { DealerCommand, PlayerCommand } from '../commands.ts'
import type { DealEvent } from '../events.ts'
import { callFlat, checkFlat, foldFlat, wagerFlat } from './acts-flat.ts'
import { dealFlat, shuffleFlat } from './dealing-flat.ts'
import type { FlatDeal } from './flat-deal.ts'
import { showFlat } from './showdown-flat.ts'

/** What nearly every deal is made of. */
type FlatCommand =
  | Extract<PlayerCommand, { type: 'Fold' | 'Check' | 'Call' | 'Wager' | 'Show' }>
  | Extract<DealerCommand, { type: 'Deal' | 'Shuffle' }>

/**
 * Carries a command out in a flat deal. False, and nothing has happened, if it is not a plain one or there is anything to be
 * said against it: then the whole deal answers.
 */
export const giveFlat = (flat: FlatDeal, given: { readonly type: string }): boolean => {
  // its type says which one it is, if it is one at all
  const command = given as FlatCommand
  switch (command?.type) {
    case 'Call':
      return isBareAct(command) && callFlat(flat, command.seat)
    case 'Check':
      return isBareAct(command) && checkFlat(flat, command.seat)
    case 'Fold':
      return isBareAct(command) && foldFlat(flat, command.seat)
    case 'Wager':
      return isBareWager(command) && wagerFlat(flat, command.seat, command.to)
    case 'Deal':
      return countFields(command) === 1 && dealFlat(flat)
    case 'Show':
      return countFields(command) === 2 && showFlat(flat, command.seat)
    case 'Shuffle':
      return countFields(command) === 2 && shuffleFlat(flat, command.deck)
    default:
      return false
  }
}

/** Where in the events of a flat deal each command begins. */
export const commandsIn = (events: readonly DealEvent[]): number[] => {
  const marks: number[] = []
  for (let i = 1; i < events.length; i++)
    if (BEGINS.has(events[i]!.type) || events[i - 1]!.type === 'AwardDue') marks.push(i)
  return marks
}

const BEGINS: ReadonlySet<DealEvent['type']> = new Set<DealEvent['type']>([
  'DeckShuffled',
  'CardsDealt',
  'CardBurned',
  'BoardDealt',
  'Folded',
  'Checked',
  'Called',
  'Bet',
  'Completed',
  'Raised',
  'HandShown',
])
