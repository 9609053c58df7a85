import type { Card } from '../../../cards/card.ts'
import type { Seat } from '../../../deal/chips.ts'
import { type Deal, placeOf, potTotal } from '../../../deal/deal.ts'
import { type BettingTurn, type CardTurn, type Legal, legal } from '../../../deal/legal.ts'
import { holdings } from '../../../deal/showdown/holding.ts'
import { streetOf } from '../../../deal/street.ts'
import { drawnAway, thrownAway } from '../../../lessons/example/choose-cards.ts'
import { cards, chips, type Say, say } from '../../say.ts'
import { holdingLines } from '../holdings.ts'
import { wagerVerb } from '../prompts.ts'
import { cardCount } from '../voice.ts'
import { streetWords } from './street-words.ts'

/**
 * A player's decision explained to somebody who is learning the form: where the hand stands, what they hold, what they
 * can do and what it costs. It looks at what this seat may know and at nothing else.
 */
export const explainTurn = (deal: Deal, seat: Seat): readonly Say[] => {
  const turn = turnText(deal, seat, legal(deal))
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
  return lines.length === 0 ? [] : [say`Du hast: ${lines.join('; ')}.`]
}

const turnText = (deal: Deal, seat: Seat, due: Legal): readonly Say[] => {
  switch (due.due) {
    case 'betting':
      return due.seat === seat ? bettingText(deal, due) : []
    case 'show':
      return due.seat === seat ? [['Zeig deine Hand. Die Karten sprechen: Du musst nicht sagen, was du hast.']] : []
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
        say`Du kannst bis zu ${cardCount(due.most)} abwerfen und bekommst ebenso viele neue.`,
        gone.length === 0
          ? ['Jede deiner Karten nützt dir: Ein guter Spieler bliebe pat.']
          : say`${cards(gone)} ${gone.length === 1 ? 'nützt' : 'nützen'} dir wenig: Ein guter Anfang ist, ${gone.length === 1 ? 'sie' : 'sie alle'} abzuwerfen.`,
      ]
    }
    case 'discard': {
      if (!due.seats.includes(seat)) return []
      const { down, up } = ownOf(deal, seat)
      const gone = thrownAway(form, down, [...up, ...(deal.boards[0] ?? [])], due.cards)
      return [
        say`Wirf ${cardCount(due.cards)} ab: Dafür kommt nichts Neues.`,
        say`${cards(gone)} ${gone.length === 1 ? 'passt' : 'passen'} am wenigsten zum Rest.`,
      ]
    }
    case 'turn-up':
      return due.seat === seat
        ? [
            [
              'Deckst du deine verdeckte Karte auf, kommt die nächste verdeckt. Lass sie liegen, wenn du genau diese verbergen willst.',
            ],
          ]
        : []
    case 'rows': {
      const own = due.hands.find(hand => hand.seat === seat)
      if (own === undefined) return []
      const rest = own.discard === 0 ? '' : ` Wirf ${cardCount(own.discard)} ab.`
      return [
        [`Leg ${own.place === 1 ? 'die Karte' : cardCount(own.place)} in deine Reihen.${rest}`],
        form.rows?.mustRise === true ? [RISING] : [NO_FOUL],
      ]
    }
  }
}

const RISING = 'Hinten muss stärker sein als die Mitte und die Mitte stärker als vorn, sonst verlierst du alle drei.'
const NO_FOUL = 'Hier ist jede Art erlaubt: Leg deine Stärke dorthin, wo sie die meisten Reihen gewinnt.'

const ownOf = (deal: Deal, seat: Seat): { readonly down: readonly Card[]; readonly up: readonly Card[] } =>
  deal.players[placeOf(deal, seat)]!

const bettingText = (deal: Deal, turn: BettingTurn): readonly Say[] => {
  const { bet } = deal.players[placeOf(deal, turn.seat)]!
  const pot = potTotal(deal)
  if (turn.bringIn !== null) return [bringInText(deal, turn, turn.bringIn)]
  const more = wagerText(deal, turn)
  if (turn.check) return [say`Es gibt nichts zu callen: Mit Check bleibst du umsonst dabei.`, ...more]
  if (turn.callTo === null) return more
  const costs = turn.callTo - bet
  const times = Math.floor((pot + costs) / costs)
  return [
    say`Ein Call kostet ${chips(costs)}, im Pot liegen ${chips(pot)}.${times > 1 ? ` Ein Call lohnt sich, wenn du öfter als einmal in ${times} Malen gewinnst.` : ''}`,
    ...more,
    ...(turn.fold ? [['Foldest du, verlierst du, was du schon gesetzt hast, und nicht mehr.']] : []),
  ]
}

const bringInText = (deal: Deal, { wager }: BettingTurn, sizes: readonly number[]): Say => {
  const card = deal.form.bringIn?.card === 'highest' ? 'höchste' : 'niedrigste'
  const more = wager === null || sizes.length > 1 ? [] : say`, oder vervollständige gleich auf ${chips(wager.least)}`
  return say`Deine offene Karte ist die ${card}, also musst du eröffnen. Mach das Bring-in mit ${chips(sizes[0]!)}${more}.`
}

/** What a bet or a raise may be, and why. */
const wagerText = (deal: Deal, { wager }: BettingTurn): readonly Say[] => {
  if (wager === null) return []
  const verb = wagerVerb(deal)
  const to = verb === 'setzen' ? '' : 'auf '
  const { structure } = deal.stakes
  if (wager.sizes.length > 0 || wager.least === wager.most)
    return [
      say`Du kannst ${to}${chips(wager.sizes[0] ?? wager.least)} ${verb}${structure === 'limit' ? ': Bei Limit ist der Betrag fest' : ''}.`,
    ]
  const why =
    structure === 'pot-limit'
      ? ': So viel liegt nach deinem Call im Pot'
      : structure === 'no-limit'
        ? ': Mehr hast du nicht'
        : ''
  return [say`Du kannst ${to}${chips(wager.least)} ${verb}, oder mehr, bis ${chips(wager.most)}${why}.`]
}
