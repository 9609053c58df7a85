import { type Card, UNKNOWN } from '../cards/card.ts'
import { deckCards } from '../cards/deck.ts'
import { type Chance, shuffled } from '../cards/shuffle.ts'
import type { Command, StartDeal } from '../deal/commands.ts'
import { type Deal, placeOf } from '../deal/deal.ts'
import { cardsOut } from '../deal/dealing/card-check.ts'
import { legal } from '../deal/legal.ts'
import { type Play, play } from '../deal/play.ts'
import { randomCommand } from '../deal/random-play.ts'
import { decide } from '../rulings/decide.ts'
import type { AnyDeal } from './any-deal.ts'

/** More commands than any deal of ours has. */
export const MOST_COMMANDS = 2000

/** Starts a deal that is known to be in order. */
export const begin = (start: StartDeal): Play => {
  const begun = play(start)
  if (!begun.ok) throw new Error(`the deal cannot start: ${JSON.stringify(begun)}`)
  return begun
}

/** Plays a deal at random to its end and looks at it before each command. */
export const playOut = (
  { start, habits, chance }: AnyDeal,
  look: (playing: Play, command: Exclude<Command, StartDeal>) => void = () => {},
): Play => {
  const playing = begin(start)
  for (let n = 0; playing.deal.phase !== 'ended'; n++) {
    if (n > MOST_COMMANDS) throw new Error(`the deal does not end: ${JSON.stringify(legal(playing.deal))}`)
    const command = nextCommand(playing.deal, chance, habits)
    look(playing, command)
    const given = playing.give(command)
    if (!given.ok) throw new Error(`${JSON.stringify(command)} is refused: ${JSON.stringify(given.refusal)}`)
  }
  return playing
}

/** A legal command at random; with real cards, some of them are. */
export const nextCommand = (deal: Deal, chance: Chance, habits: AnyDeal['habits']): Exclude<Command, StartDeal> => {
  const command =
    askedToSee(deal, chance, habits) ?? shownToOne(deal, chance, habits) ?? randomCommand(deal, chance, habits)
  if (!deal.realCards || chance(5) === 0) return command
  const due = legal(deal)
  if (command.type === 'Deal' && due.due === 'dealer' && 'cards' in due.act) {
    return { type: 'Deal', cards: someCards(deal, due.act.cards, chance) }
  }
  if (command.type !== 'Show') return command
  const { down } = deal.players[placeOf(deal, command.seat)]!
  const named = someCards(deal, down.length, chance)
  return { ...command, cards: down.map((card, i) => (card === UNKNOWN ? named[i]! : card)) }
}

/** Cards that may have fallen: all named, none, or some. */
const someCards = (deal: Deal, count: number, chance: Chance): readonly Card[] => {
  const out = new Set(cardsOut(deal))
  const left = shuffled(
    deckCards(deal.form.deck).filter(card => !out.has(card)),
    chance,
  )
  const unknownDeck = chance(3)
  return Array.from({ length: count }, (_, i) => (chance(3) < unknownDeck ? UNKNOWN : (left[i] ?? UNKNOWN)))
}

/** At careless tables somebody shows a card to another now and then, or says that they play the board. */
const shownToOne = (
  deal: Deal,
  chance: Chance,
  { careless }: AnyDeal['habits'],
): Exclude<Command, StartDeal> | null => {
  if (!careless || deal.phase === 'shuffle' || chance(25) > 0) return null
  const { seat, hand, down } = deal.players[chance(deal.players.length)]!
  if (hand === 1) return null
  if (deal.phase === 'showdown' && deal.turn >= 0 && chance(2) === 0) {
    const command = { type: 'PlayBoard', seat: deal.players[deal.turn]!.seat } as const
    return decide(deal, command).ok ? command : null
  }
  const to = deal.players[chance(deal.players.length)]!.seat
  const card = down[chance(Math.max(1, down.length))]
  if (card === undefined || card === UNKNOWN || to === seat) return null
  return { type: 'ShowTo', seat, to, cards: [card] }
}

/** Careless tables ask now and then to see a hand that was thrown away. */
const askedToSee = (
  deal: Deal,
  chance: Chance,
  { careless }: AnyDeal['habits'],
): Exclude<Command, StartDeal> | null => {
  if (!careless || (deal.phase !== 'showdown' && deal.phase !== 'award')) return null
  const thrown = deal.players.filter(
    player => player.shown === 'mucked' && ![...player.down, ...player.up].includes(UNKNOWN),
  )
  if (thrown.length === 0 || chance(3) > 0) return null
  const by = deal.players[chance(deal.players.length)]!.seat
  const hand = thrown[chance(thrown.length)]!.seat
  const command = { type: 'AskToSee', seat: by, hand, suspicion: true, floorPresent: true } as const
  return decide(deal, command).ok ? command : null // after a checked round some books show no hand
}
