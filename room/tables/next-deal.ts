import { bombPot, type Form, type Rulebook, rulebookOf, type Table } from '@cardroom/engine'
import {
  defaultBombAnte,
  killAmount,
  killGameOf,
  type NightOrder,
  nextOnButton,
  type PlayerId,
  straddleSize,
  type Time,
} from '@cardroom/engine/table'
import type { NextChoice } from '../protocol/next.ts'

/** What somebody in his seat may say for the next deal: straddle, kill, want a bomb pot, choose the form. */
export const nextChoices = (table: Table, person: PlayerId, at: Time): readonly NextChoice[] => {
  const { placard, ended } = table
  // where cards are real, people say it to each other
  if (ended || placard.told || placard.setting !== 'cash') return []
  const book = rulebookOf(placard.book)
  return [
    ...formChoice(table, person, at),
    ...straddleChoice(table, person, book),
    ...killChoice(table, person, book),
    ...bombPotChoice(table, person),
  ]
}

const partOf = ({ placard, rotation }: Table) => placard.parts[rotation.part]!

/** Dealer's choice: between deals he chooses who will have the button, once. */
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
  const is = known.get(form) ?? !('refused' in bombPot(form))
  known.set(form, is)
  return is
}
const known = new WeakMap<Form, boolean>()

/** Who is waited for with the choice of the next form; null where nobody is. */
export const chooserOf = (table: Table, at: Time): PlayerId | null =>
  isChoosing(table) && table.placard.parts.length > 1 ? nextOnButton(table, at) : null

/** A bot that has the choice takes the next form of the list. */
export const botChooses = (table: Table, isBot: (player: PlayerId) => boolean, at: Time): readonly NightOrder[] => {
  const player = chooserOf(table, at)
  if (player === null || !isBot(player)) return []
  const part = (table.rotation.part + 1) % table.placard.parts.length
  return [{ type: 'ChooseForm', player, part, at }]
}
