import type { Chips } from '../../deal/chips.ts'
import { bombPot } from '../../forms/bomb-pot.ts'
import type { Form } from '../../forms/form.ts'
import type { Rulebook } from '../../rulebooks/rulebook.ts'
import { bookOf } from '../draft.ts'
import { killGameOf } from '../kills/kill-game.ts'
import { killAmount } from '../kills/kill-legs.ts'
import { nextOnButton } from '../mixes/next-on-button.ts'
import type { PlayerId } from '../player.ts'
import { straddleSize } from '../seats/straddle-size.ts'
import type { Table } from '../table.ts'
import type { Time } from '../time.ts'
import { defaultBombAnte } from './bomb-pot-due.ts'

/** What a player may say for the next deal, and what they have said. */
export type NextChoice =
  /** A straddle, or a kill by choice, for this many chips. */
  | { readonly say: 'straddle' | 'kill'; readonly chips: Chips; readonly said: boolean }
  /** A bomb pot for this ante: `wanted` by somebody, and whether they play it; null as long as they have not said. */
  | { readonly say: 'bomb-pot'; readonly chips: Chips; readonly wanted: boolean; readonly said: boolean | null }
  /** The game, at dealer's choice: those of the placard by name, and which is played now. */
  | { readonly say: 'form'; readonly forms: readonly string[]; readonly now: number }

/** What a seated player may say for the next deal, by the book: straddle, kill, want a bomb pot, choose the game. */
export const nextChoices = (table: Table, person: PlayerId, at: Time): readonly NextChoice[] => {
  const { placard, ended } = table
  // where cards are real, people say it to each other
  if (ended || placard.realCards || placard.setting !== 'cash') return []
  const book = bookOf(table)
  return [
    ...formChoice(table, person, at),
    ...straddleChoice(table, person, book),
    ...killChoice(table, person, book),
    ...bombPotChoice(table, person),
  ]
}

const partOf = ({ placard, rotation }: Table) => placard.parts[rotation.part]!

/** Dealer's choice: between deals the player who will have the button chooses, once. */
const formChoice = (table: Table, person: PlayerId, at: Time): readonly NextChoice[] =>
  chooserOf(table, at) === person
    ? [{ say: 'form', forms: table.placard.parts.map(({ form }) => form.name), now: table.rotation.part }]
    : []

/** Nothing has been chosen yet for the deal that comes. */
const isChoosing = ({ placard, deal, rotation, carried }: Table): boolean =>
  placard.turn === 'dealers-choice' && deal === null && rotation.chosen === null && carried.chips === 0

const straddleChoice = (table: Table, person: PlayerId, book: Rulebook): readonly NextChoice[] => {
  const { form, stakes } = partOf(table)
  const fixed = stakes.structure === 'limit' || stakes.structure === 'spread'
  const { allowed } = (fixed ? book.limitStraddle : book.bigBetStraddle).is
  if (!allowed || form.opening !== 'blinds' || stakes.blinds.length === 0 || table.placard.straddle) return []
  const said = table.agreed.straddles.some(({ player }) => player === person)
  return [{ say: 'straddle', chips: straddleSize(stakes, book), said }]
}

const killChoice = (table: Table, person: PlayerId, book: Rulebook): readonly NextChoice[] => {
  const game = killGameOf(table.placard, partOf(table))
  const owes = table.kills.owed.some(({ player }) => player === person)
  if (game === null || !(book.killOptional.is || owes)) return []
  return [{ say: 'kill', chips: killAmount(game, book), said: table.agreed.kills.includes(person) }]
}

const bombPotChoice = (table: Table, person: PlayerId): readonly NextChoice[] => {
  if (!hasBombPot(partOf(table).form)) return []
  const { bombPot: wanted } = table.agreed
  const plays = wanted?.plays.some(({ player }) => player === person) ?? false
  const out = wanted?.out.includes(person) ?? false
  return [
    {
      say: 'bomb-pot',
      chips: defaultBombAnte(table),
      wanted: wanted !== null,
      said: plays ? true : out ? false : null,
    },
  ]
}

/** Is there a bomb pot of this form? It is looked up once. */
const hasBombPot = (form: Form): boolean => {
  const is = known.get(form) ?? bombPot(form).ok
  known.set(form, is)
  return is
}
const known = new WeakMap<Form, boolean>()

/** The player who has the choice of the next game; null where nobody has. */
export const chooserOf = (table: Table, at: Time): PlayerId | null =>
  isChoosing(table) && table.placard.parts.length > 1 ? nextOnButton(table, at) : null
