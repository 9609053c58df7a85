import { type Card, UNKNOWN } from '../../cards/card.ts'
import type { Step } from '../../forms/form.ts'
import { rulebookOf } from '../../rulebooks/rulebooks.ts'
import { misfit } from '../chinese/rows.ts'
import type { PlayerCommand } from '../commands.ts'
import type { Deal } from '../deal.ts'
import { maySplit, splitsOpeners, takesOpeners } from '../drawing/openers.ts'
import { forward } from '../forward.ts'
import { formRules, programOf } from '../program.ts'
import { type Refusal, refused } from '../refusal.ts'
import { tell, type Work } from '../work.ts'
import { unusable } from './card-check.ts'

type CardAct = Extract<PlayerCommand, { type: 'Discard' | 'TurnUp' | 'Place' }>

/** A player says what becomes of their cards: a discard, a draw, a card turned up, rows. */
export const cardAct = (work: Work, place: number, command: CardAct): Refusal | null => {
  const { state: deal } = work
  const step = programOf(deal.form).steps[deal.step]
  if (!deal.asked || step === undefined) return refused('not-the-time', { about: command.type })
  switch (command.type) {
    case 'Discard':
      return discard(work, place, command, step)
    case 'TurnUp':
      return turnUp(work, place, command, step)
    case 'Place':
      return placeCards(work, place, command, step)
  }
}

const discard = (
  work: Work,
  place: number,
  { seat, cards, split = false }: Extract<CardAct, { type: 'Discard' }>,
  step: Step,
): Refusal | null => {
  if (step.do !== 'discard' && step.do !== 'draw') return refused('not-the-time', { about: 'Discard' })
  if (step.do === 'discard' && cards.length !== step.cards)
    return refused('wrong-number-of-cards', { count: step.cards })
  if (step.do === 'draw' && cards.length > step.most) return refused('too-many-discards', { count: step.most })
  const off = notHeld(work.state, work.state.players[place]!.down, cards)
  if (off) return off
  const offSplit = splitOff(work.state, place, cards, split)
  if (offSplit) return offSplit
  const rules = split ? rulebookOf(work.state.book).splittingOpeners.rules : formRules(work.state.form, work.state.book)
  tell(work, split ? { type: 'Discarded', seat, cards, split, rules } : { type: 'Discarded', seat, cards, rules })
  forward(work)
  return null
}

/** uspa/3.2.9.5.9: the opener may split their openers if they say so; with real cards they are held to it at the showdown. */
const splitOff = (deal: Deal, place: number, cards: readonly Card[], split: boolean): Refusal | null => {
  const splits = splitsOpeners(deal, place, cards)
  if (!split) return splits && !deal.realCards ? refused('splitting-not-declared') : null
  if (place !== deal.opener || !takesOpeners(deal)) return refused('did-not-open', { seat: deal.players[place]!.seat })
  return maySplit(deal) ? null : refused('openers-not-split')
}

const turnUp = (
  work: Work,
  place: number,
  { seat, turn }: Extract<CardAct, { type: 'TurnUp' }>,
  step: Step,
): Refusal | null => {
  if (step.do !== 'turn-up') return refused('not-the-time', { about: 'TurnUp' })
  const card = work.state.players[place]!.down[0]
  const rules = formRules(work.state.form, work.state.book)
  tell(work, turn && card !== undefined ? { type: 'TurnedUp', seat, card, rules } : { type: 'KeptDown', seat, rules })
  forward(work)
  return null
}

const placeCards = (
  work: Work,
  place: number,
  command: Extract<CardAct, { type: 'Place' }>,
  step: Step,
): Refusal | null => {
  const { state: deal } = work
  const player = deal.players[place]!
  const { rows, discard: thrown = [] } = command
  if (step.do !== 'set' && step.do !== 'place') return refused('not-the-time', { about: 'Place' })
  const off = notHeld(deal, player.down, [...rows.flat(), ...thrown])
  if (off) return off
  const wrong = misfit(deal.form.rows!, player.rows, {
    held: deal.realCards ? [...rows.flat(), ...thrown] : player.down,
    place: cardsToPlace(deal, place),
    rows,
    discard: thrown,
  })
  if (wrong) return refused('rows-do-not-fit', { about: wrong })
  tell(work, {
    type: 'Placed',
    seat: command.seat,
    hand: command.hand ?? 0,
    rows,
    discard: thrown,
    rules: formRules(deal.form, deal.book),
  })
  forward(work)
  return null
}

/** How many of the cards they hold a player lays into their rows now. */
export const cardsToPlace = (deal: Deal, place: number): number => {
  const player = deal.players[place]!
  const step = programOf(deal.form).steps[deal.step]
  const room = deal.form.rows!.rows.reduce((cards, row, i) => cards + row.cards - (player.rows[i]?.length ?? 0), 0)
  // a player in Fantasyland has all their cards and lays them at once
  return step?.do === 'place' && player.fantasyland === 0 ? Math.min(step.cards, room) : room
}

/** Why these are not cards of this hand, or null; with real cards, one that lies unknown may be any. */
const notHeld = (deal: Deal, down: readonly Card[], cards: readonly Card[]): Refusal | null => {
  const left = down.slice()
  const named: Card[] = []
  for (const card of cards) {
    const at = left.indexOf(card) >= 0 ? left.indexOf(card) : deal.realCards ? left.indexOf(UNKNOWN) : -1
    if (at < 0) return refused('card-not-held', { card })
    if (left[at] !== card) named.push(card)
    left.splice(at, 1)
  }
  return named.length > 0 ? unusable(deal, named) : null
}
