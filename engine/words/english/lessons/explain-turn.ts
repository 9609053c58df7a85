import type { Card } from '../../../cards/card.ts'
import type { Seat } from '../../../deal/chips.ts'
import { type Deal, placeOf, potTotal } from '../../../deal/deal.ts'
import { type BettingTurn, type CardTurn, type Legal, legal } from '../../../deal/legal.ts'
import { holdings } from '../../../deal/showdown/holding.ts'
import { streetOf } from '../../../deal/street.ts'
import { drawnAway, thrownAway } from '../../../lessons/example/choose-cards.ts'
import { numberWords } from '../../../ranking/words.ts'
import { cards, chips, type Say, say } from '../../say.ts'
import { holdingLines } from '../holdings.ts'
import { wagerVerb } from '../prompts.ts'
import { counted } from '../voice.ts'
import { streetWords } from './street-words.ts'

/**
 * A player's decision explained to somebody who is learning the form: where the hand stands, what they hold, what they
 * can do and what it costs. It looks at what this seat may know and at nothing else.
 */
export const explainTurn = (deal: Deal, seat: Seat): readonly Say[] => {
  const due = legal(deal)
  const turn = turnText(deal, seat, due)
  return turn.length === 0 ? [] : [...streetText(deal), ...heldText(deal, seat), ...turn]
}

/** The street, described when it is new: as long as nobody has bet or raised on it. */
const streetText = (deal: Deal): readonly Say[] => {
  const at = deal.form.streets.findIndex(({ name }) => name === streetOf(deal))
  const street = deal.form.streets[at]
  if (street === undefined || deal.phase !== 'streets' || (deal.round !== null && deal.aggressor >= 0)) return []
  const words = streetWords(deal.form, street, deal.form.streets[at - 1])
  return words === '' ? [] : [[words]]
}

const heldText = (deal: Deal, seat: Seat): readonly Say[] => {
  const lines = holdingLines(holdings(deal, seat))
  return lines.length === 0 ? [] : [say`You hold: ${lines.map(small).join('; ')}.`]
}

const turnText = (deal: Deal, seat: Seat, due: Legal): readonly Say[] => {
  switch (due.due) {
    case 'betting':
      return due.seat === seat ? bettingText(deal, due) : []
    case 'show':
      return due.seat === seat ? [['Show your hand. Cards speak: you don’t have to say what you have.']] : []
    case 'draw':
    case 'discard':
    case 'turn-up':
    case 'rows':
      return cardsText(deal, seat, due)
    default:
      return []
  }
}

const cardsText = (deal: Deal, seat: Seat, due: CardTurn): readonly Say[] => {
  const { form } = deal
  switch (due.due) {
    case 'draw': {
      if (due.seat !== seat) return []
      const gone = drawnAway(form, ownOf(deal, seat).down, due.most)
      return [
        say`You can discard up to ${counted(due.most)} cards and draw as many new ones.`,
        gone.length === 0
          ? ['Every card of yours does something: a good player would stand pat.']
          : say`${cards(gone)} ${gone.length === 1 ? 'does' : 'do'} little for you: a good start is to discard ${gone.length === 1 ? 'it' : 'them'}.`,
      ]
    }
    case 'discard': {
      if (!due.seats.includes(seat)) return []
      const { down, up } = ownOf(deal, seat)
      const gone = thrownAway(form, down, [...up, ...(deal.boards[0] ?? [])], due.cards)
      return [
        say`Discard ${due.cards === 1 ? 'one card' : `${numberWords(due.cards)} cards`}: nothing replaces ${due.cards === 1 ? 'it' : 'them'}.`,
        say`${cards(gone)} ${gone.length === 1 ? 'goes' : 'go'} least well with the rest.`,
      ]
    }
    case 'turn-up':
      return due.seat === seat
        ? [['Turn your hidden card up, and the next one comes hidden. Keep it down if it’s the one you want to hide.']]
        : []
    case 'rows': {
      const own = due.hands.find(hand => hand.seat === seat)
      if (own === undefined) return []
      const rest = own.discard === 0 ? '' : ` Discard ${own.discard === 1 ? 'one' : numberWords(own.discard)}.`
      return [
        [`Place ${own.place === 1 ? 'the card' : `${numberWords(own.place)} cards`} in your rows.${rest}`],
        form.rows?.mustRise === true ? [RISING] : [NO_FOUL],
      ]
    }
  }
}

const RISING = 'Keep the back stronger than the middle and the middle stronger than the front, or you lose all three.'
const NO_FOUL = 'Any way is allowed here: put your strength where it wins the most rows.'

const ownOf = (deal: Deal, seat: Seat): { readonly down: readonly Card[]; readonly up: readonly Card[] } =>
  deal.players[placeOf(deal, seat)]!

const bettingText = (deal: Deal, turn: BettingTurn): readonly Say[] => {
  const { bet } = deal.players[placeOf(deal, turn.seat)]!
  const pot = potTotal(deal)
  if (turn.bringIn !== null) return [bringInText(deal, turn, turn.bringIn)]
  const more = wagerText(deal, turn)
  if (turn.check) return [say`There’s nothing to call: check to stay in for free.`, ...more]
  if (turn.callTo === null) return more
  const costs = turn.callTo - bet
  const times = Math.floor((pot + costs) / costs)
  return [
    say`It costs ${chips(costs)} to call, for a pot of ${chips(pot)}.${times > 1 ? ` A call pays if you win more than one time in ${times < 100 ? numberWords(times) : String(times)}.` : ''}`,
    ...more,
    ...(turn.fold ? [['If you fold, you lose what you’ve put in, and nothing more.']] : []),
  ]
}

const bringInText = (deal: Deal, { wager }: BettingTurn, sizes: readonly number[]): Say => {
  const card = deal.form.bringIn?.card ?? 'lowest'
  const more = wager === null || sizes.length > 1 ? [] : say`, or complete to ${chips(wager.least)} at once`
  return say`Your upcard is the ${card}, so you must open. Bring it in for ${chips(sizes[0]!)}${more}.`
}

/** What a bet or a raise may be, and why. */
const wagerText = (deal: Deal, { wager }: BettingTurn): readonly Say[] => {
  if (wager === null) return []
  const verb = small(wagerVerb(deal))
  const { structure } = deal.stakes
  if (wager.sizes.length > 0 || wager.least === wager.most)
    return [
      say`You can ${verb} ${chips(wager.sizes[0] ?? wager.least)}${structure === 'limit' ? ': at limit the size is fixed' : ''}.`,
    ]
  const why =
    structure === 'pot-limit'
      ? ', which is the pot after your call'
      : structure === 'no-limit'
        ? ', which is all you have'
        : ''
  return [say`You can ${verb} ${chips(wager.least)}, or more, up to ${chips(wager.most)}${why}.`]
}

const small = (words: string): string => words.slice(0, 1).toLowerCase() + words.slice(1)
