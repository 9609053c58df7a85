import type { Card } from '../../cards/card.ts'
import type { Seat } from '../../deal/chips.ts'
import type { Reading } from '../../deal/commands.ts'
import type { Deal } from '../../deal/deal.ts'
import { legal } from '../../deal/legal.ts'
import { type Incident, isIncidentType } from '../../rulings/rulers.ts'
import { writeIncident } from '../incidents/write-incident.ts'
import type { Order } from './read-act.ts'

/** An order as one would say it at this moment of the deal; `readOrder` understands it. The first shuffle has no words. */
export const writeOrder = (deal: Deal, order: Order): string => {
  if (isIncident(order)) return writeIncident(order)
  switch (order.type) {
    case 'Notice':
      return `notice ${order.error + 1}`
    case 'Decide':
      return `decide ${order.decision}`
    case 'Shuffle':
      return ''
    case 'Deal':
      return dealt(deal, order.cards)
    case 'Reshuffle':
      return `reshuffle ${cards(order.deck)}`
    case 'RunIt':
      return `run it ${order.times === 2 ? 'twice' : 'three times'}${order.burnless ? ' without burning' : ''} ${by(order.agreed)}`
    case 'OpenHands':
      return `open the hands ${by(order.agreed)}`
    case 'ChopBlinds':
      return `chop ${by(order.agreed)}`
    case 'SplitPot':
      return `split the pot ${by(order.agreed)}`
    case 'DenyAsking':
      return `deny ${order.seat} by the ${order.by}`
    case 'TellBoard':
      return `tell board ${order.board + 1} ${cards(order.cards)}`
    case 'ReadHands':
      return `read ${readingWords(order.readings)}`
    default:
      return `${order.seat}${order.type === 'Place' && order.hand === 1 ? '+' : ''} ${playerWords(order)}`
  }
}

const isIncident = (order: Order): order is Incident => isIncidentType(order.type)

type PlayerOrder = Exclude<
  Order,
  | Incident
  | {
      type:
        | 'Shuffle'
        | 'Deal'
        | 'Reshuffle'
        | 'RunIt'
        | 'OpenHands'
        | 'ChopBlinds'
        | 'SplitPot'
        | 'DenyAsking'
        | 'TellBoard'
        | 'ReadHands'
        | 'Notice'
        | 'Decide'
    }
>

const playerWords = (order: PlayerOrder): string => {
  switch (order.type) {
    case 'Fold':
      return 'folds'
    case 'Check':
      return 'checks'
    case 'Call':
      return 'calls'
    case 'Wager':
      return `raises to ${order.to}`
    case 'BringIn':
      return `brings in ${order.to}`
    case 'Kill':
      return `kills ${order.to}`
    case 'Discard':
      return order.cards.length === 0 ? 'stands pat' : `${order.split ? 'splits' : 'discards'} ${cards(order.cards)}`
    case 'DeclareOpen':
      return 'declares open'
    case 'DeclareFalseOpeners':
      return 'declares false openers'
    case 'AskForOpeners':
      return 'asks for openers'
    case 'TurnUp':
      return order.turn ? 'turns up' : 'keeps'
    case 'Place':
      return laid(order.rows, order.discard ?? [])
    default:
      return showdownWords(order)
  }
}

const showdownWords = (
  order: Extract<PlayerOrder, { type: 'Show' | 'ShowTo' | 'Muck' | 'PlayBoard' | 'AskToSee' }>,
): string => {
  switch (order.type) {
    case 'Show': {
      const shown = order.cards === undefined ? 'shows' : `shows ${cards(order.cards)}`
      return order.says === undefined ? shown : `${shown} calling it ${order.says}`
    }
    case 'ShowTo':
      return `shows ${cards(order.cards)} to ${order.to}`
    case 'Muck':
      return order.playsBoard ? 'mucks playing the board' : 'mucks'
    case 'PlayBoard':
      return 'plays the board'
    case 'AskToSee':
      return [
        `asks to see ${order.hand}`,
        ...(order.suspicion ? ['suspecting collusion'] : []),
        ...(order.floorPresent ? ['before the floor'] : []),
      ].join(' ')
  }
}

const dealt = (deal: Deal, named: readonly Card[] | undefined): string => {
  const due = legal(deal)
  const act = due.due === 'dealer' ? due.act.do : ''
  if (act === 'award') return 'award'
  const verb = act === 'burn' ? 'burn' : 'deal'
  if (named !== undefined) return `${verb} ${cards(named)}`
  return verb === 'burn' ? 'burn' : 'deal one'
}

const cards = (list: readonly Card[]): string => list.join(' ')

const by = (seats: readonly Seat[]): string => `by ${seats.join(' ')}`

/** Rows from the front, and after a dash what is thrown away. */
const laid = (rows: readonly (readonly Card[])[], thrown: readonly Card[]): string => {
  const set = `lays ${rows.map(cards).join(' / ')}`
  return thrown.length === 0 ? set.trim() : `${set} - ${cards(thrown)}`
}

/** What a dealer says who has read the hands: `pot 1 high 2 3, pot 1 low nobody, pot 2 run 2 high 4`. */
const readingWords = (readings: readonly Reading[]): string =>
  readings
    .map(
      ({ pot, run, share, seats }) =>
        `pot ${pot + 1}${run === 0 ? '' : ` run ${run + 1}`} ${share} ${seats.length === 0 ? 'nobody' : seats.join(' ')}`,
    )
    .join(', ')
