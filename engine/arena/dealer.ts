import type { Card } from '../cards/card.ts'
import { type Chance, seeded, shuffled } from '../cards/shuffle.ts'
import { poolOf } from '../deal/dealing/short-stub.ts'
import type { DealEvent } from '../deal/events.ts'
import { legal } from '../deal/legal.ts'
import { perform } from '../deal/perform.ts'
import type { Work } from '../deal/work.ts'
import { arrangeFor, groupsDue, type Swap, unseen } from './chance.ts'
import { type Moment, workApart } from './moment.ts'
import type { ArenaGame } from './options.ts'

/** Does all that the dealer has to do, up to the next decision, chance node or the showdown. The work is the caller's. */
export const advance = (game: ArenaGame, from: Moment, deck?: readonly Card[]): Moment => {
  const { work } = from
  const { state } = work
  const before = state.played
  while (state.turn < 0) {
    if (state.phase === 'shuffle') give(work, { type: 'Shuffle', deck: deck! })
    else if (state.phase !== 'streets') break
    else {
      if (game.chance === 'explicit' && from.fixed.length === 0) {
        const groups = groupsDue(state)
        if (groups.length > 0)
          return { ...from, events: work.events.length, history: from.history + street(before, work), groups }
      }
      dealerActs(game, work)
      // the cards that were fixed lie now; a round that they opened stands in the history
      if (from.fixed.length > 0)
        return advance(game, { ...from, history: from.history + street(before, work), fixed: [] })
    }
  }
  return { ...from, events: work.events.length, history: from.history + street(before, work) }
}

/** A new round stands in the history as a stroke. */
const street = (before: number, { state }: Work): string => (state.played === before ? '' : '/')

const dealerActs = (game: ArenaGame, work: Work): void => {
  const { state } = work
  if (game.form.shortStub === undefined) return give(work, DEAL)
  const due = legal(state)
  if (due.due !== 'dealer' || due.act.do !== 'reshuffle') return give(work, DEAL)
  // the deal alone says how: a step that is taken again, or by a clone, finds the same cards
  const chance = seeded(`${state.deck.join('')} ${work.events.length}`)
  give(work, { type: 'Reshuffle', deck: shuffled(poolOf(state, due.act.from), chance) })
}

const DEAL = { type: 'Deal' } as const

const give = (work: Work, command: Parameters<typeof perform>[1]): void => {
  const refusal = perform(work, command)
  if (refusal) throw new Error(`the dealer's ${command.type} was refused: ${refusal.why}`)
}

/** The moment after these cards were fixed to fall next. */
export const chanceTaken = (game: ArenaGame, moment: Moment, cards: readonly Card[]): Moment => {
  const [group, ...groups] = moment.groups
  if (group === undefined) throw new RangeError('no cards are to fall')
  const work = workApart(moment)
  const swaps = arrangeFor(work.state, group, cards)
  logAgain(work, swaps)
  const next = { ...moment, work, events: work.events.length, groups, fixed: [...moment.fixed, ...group.places] }
  return groups.length > 0 ? next : advance(game, next)
}

/** The log says what lies in the deck and among the burns now: nobody has seen those cards yet. */
const logAgain = (work: Work, swaps: readonly Swap[]): void => {
  const shuffle = work.events.findLastIndex(event => event.type === 'DeckShuffled' || event.type === 'Reshuffled')
  for (let i = shuffle; i < work.events.length; i++) work.events[i] = swapped(work.events[i]!, work, swaps)
}

const swapped = (event: DealEvent, { state }: Work, swaps: readonly Swap[]): DealEvent => {
  if (event.type === 'DeckShuffled' || event.type === 'Reshuffled') return { ...event, deck: state.deck }
  if (event.type !== 'CardBurned') return event
  // what one swap put among the burns the next one may take away again
  const card = swaps.reduce((lies, { wanted, lying }) => (lies === wanted ? lying : lies), event.card)
  return card === event.card ? event : { ...event, card }
}

/** Cards for the group that is due, every set as likely as the next. */
export const sampled = (moment: Moment, chance: Chance): readonly Card[] => {
  const group = moment.groups[0]
  if (group === undefined) throw new RangeError('no cards are to fall')
  return shuffled(unseen(moment.work.state, moment.fixed), chance).slice(0, group.places.length)
}
