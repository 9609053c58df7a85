import { type FormId, forms } from '@cardroom/engine'
import { STRUCTURES } from '@cardroom/engine/forms'
import Type, { type Static } from 'typebox'
import { TABLE_RUNS } from './floor-named.ts'
import { cardNamed, idSchema, list, object, oneOf } from './schemas.ts'

const order = <K extends string, T extends Type.TProperties>(type: K, fields: T) =>
  object({ type: Type.Literal(type), ...fields })

/** Somebody who has entered, by their id in the event. */
const player = idSchema
const name = Type.String({ minLength: 1, maxLength: 30, pattern: '\\S' })
const table = Type.Integer({ minimum: 1, maximum: 2000 })
const seat = Type.Integer({ minimum: 1, maximum: 10 })
const chips = Type.Integer({ minimum: 0, maximum: 1_000_000_000_000 })
const money = Type.Integer({ minimum: 0, maximum: 1_000_000_000 })
const about = Type.String({ minLength: 1, maxLength: 200, pattern: '\\S' })
const envelope = Type.Integer({ minimum: 1, maximum: 100_000 })
const minutes = Type.Integer({ minimum: 1, maximum: 1440 })
const stacks = list(object({ player, chips }), { maxItems: 10_000 })
const busts = list(
  object({
    player,
    stack: Type.Optional(chips),
    by: Type.Optional(player),
    hand: Type.Optional(Type.Integer()),
    card: Type.Optional(cardNamed),
  }),
  { minItems: 1, maxItems: 100 },
)
const game = object({ form: oneOf(Object.keys(forms) as FormId[]), structure: Type.Optional(oneOf(STRUCTURES)) })

/** A level of the schedule, as somebody writes it. */
export const levelSchema = object({
  small: chips,
  big: Type.Integer({ minimum: 1, maximum: 1_000_000_000_000 }),
  ante: chips,
  antes: oneOf(['each', 'big-blind']),
  lasts: Type.Union([object({ minutes }), object({ deals: Type.Integer({ minimum: 1, maximum: 1000 }) })]),
  breakAfter: Type.Integer({ minimum: 0, maximum: 1440 }),
  game: Type.Optional(game),
})

/** What players order for themselves. */
const OWN = [
  order('Register', {}),
  order('Unregister', {}),
  order('BuyRebuy', {}),
  order('SayRebuy', {}),
  order('BuyAddOn', {}),
  order('EnterAgain', {}),
  order('PickSeat', { seat }),
  /** Opens an envelope that you have won, the one of this number or the next. */
  order('PickEnvelope', { envelope: Type.Optional(envelope) }),
  order('StepAway', {}),
  order('BeBack', {}),
  /** Somebody is out, says a player or a table's tablet: the director confirms it. */
  order('ReportBust', { players: busts }),
  /** Takes the office of a director, with the code that a director gave. */
  order('BecomeDirector', { code: Type.String({ minLength: 1, maxLength: 40 }) }),
] as const

/** What directors order that only a room has. */
const OFFICE = [
  /** Enters somebody by name: they need no phone and no account. */
  order('AddEntrant', { name, takes: Type.Optional(player), chips: Type.Optional(chips) }),
  order('AddBots', { count: Type.Integer({ minimum: 1, maximum: 500 }) }),
  order('Rename', { player, name }),
  /** Makes a new code for directors; the old one ends. */
  order('InviteDirector', {}),
  order('DropDirector', { person: idSchema }),
  order('ConfirmBust', { report: Type.Integer({ minimum: 1 }) }),
  order('DismissBust', { report: Type.Integer({ minimum: 1 }) }),
  /** How a table is run: dealt by software, with the live helper, or only reported. */
  order('RunTable', { table, run: oneOf(TABLE_RUNS) }),
] as const

/** The engine's orders. Where they need chance, the room draws if nothing is given. */
const ENGINE = [
  order('StartPlay', { dealers: Type.Optional(list(player, { maxItems: 1000 })) }),
  order('DrawButton', { table, cards: Type.Optional(list(object({ player, card: cardNamed }), { maxItems: 10 })) }),
  order('Cancel', { reason: about }),
  order('Withdraw', { player }),
  order('Rebuy', { player }),
  order('AnnounceRebuy', { player }),
  order('AddOn', { player }),
  order('ReEnter', { player }),
  order('SetOut', { name, promised: Type.Optional(Type.Boolean()) }),
  order('RemoveUnsold', { name: player }),
  order('ChooseSeat', { player, seat }),
  order('StopClock', { why: oneOf(['dispute', 'pause']) }),
  order('ResumeClock', {}),
  order('SetClock', {
    level: Type.Integer({ minimum: 1, maximum: 200 }),
    seconds: Type.Integer({ minimum: 0, maximum: 86_400 }),
  }),
  order('ChangeSchedule', { levels: list(levelSchema, { minItems: 1, maxItems: 200 }) }),
  order('HandForHand', { on: Type.Boolean() }),
  order('BustOut', { players: busts }),
  order('UndoBust', { player, stacks }),
  order('SettleReview', { player }),
  /** Opens an envelope for the player who has won it: the one of this number, or the next. */
  order('OpenEnvelope', { player, envelope: Type.Optional(envelope) }),
  order('Balance', {
    cards: Type.Optional(list(object({ table, card: cardNamed }), { maxItems: 52 })),
    tables: Type.Optional(list(table, { maxItems: 2000 })),
  }),
  order('MovePlayer', { player, table, seat }),
  /** At a table that is only reported: who is due for the big blind. */
  order('TellBigBlind', { table, player }),
  /** Chips below this one leave; without cards the room deals them. */
  order('RaceChips', {
    unit: Type.Integer({ minimum: 1, maximum: 1_000_000_000 }),
    cards: Type.Optional(
      list(object({ player, cards: list(cardNamed, { maxItems: 52 }) }), { minItems: 1, maxItems: 10_000 }),
    ),
  }),
  order('MarkAway', { player, minutes: Type.Optional(minutes), neverCame: Type.Optional(Type.Boolean()) }),
  order('ComeBack', { player }),
  order('Reach', { player, keep: Type.Boolean() }),
  order('RemoveNoShow', { player }),
  order('Note', {
    player,
    about: oneOf(['hand-talk', 'live-hand-shown', 'high-chips-hidden', 'foreign-chips', 'cards-thrown']),
  }),
  order('Warn', { player, about }),
  order('Penalize', {
    player,
    deals: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
    minutes: Type.Optional(minutes),
  }),
  order('Disqualify', { player, about }),
  order('TakeChips', { player, chips }),
  order('AgreeDeal', {
    way: oneOf(['even', 'chips', 'icm', 'custom']),
    signed: list(player, { maxItems: 100 }),
    left: money,
    shares: Type.Optional(list(object({ player, prize: money }), { maxItems: 100 })),
  }),
  order('Finish', {}),
  order('BagUp', { counts: stacks }),
  order('StartDay', {}),
] as const

/** An order to `event/ID`, as it comes over the line. */
export const eventOrderSchema = Type.Union([...OWN, ...OFFICE, ...ENGINE])

/** What players order for themselves in an event. */
export type OwnEventOrder = Static<(typeof OWN)[number]>
/** What directors order that only a room has. */
export type OfficeOrder = Static<(typeof OFFICE)[number]>
/** What directors order as the engine knows it. */
export type DirectorOrder = Static<(typeof ENGINE)[number]>
/** An order to `event/ID`. */
export type EventOrder = OwnEventOrder | OfficeOrder | DirectorOrder

const points = Type.Number({ minimum: 0, maximum: 1_000_000 })
/** The season that an event counts for: events of one host with the same name; how points are given is as its latest event has it. */
export const seasonSchema = object({
  name: Type.String({ minLength: 1, maxLength: 60, pattern: '\\S' }),
  formula: Type.Union([
    object({ way: Type.Literal('beaten') }),
    object({ way: Type.Literal('root'), times: points }),
    object({ way: Type.Literal('list'), points: list(points, { minItems: 1, maxItems: 100 }), attends: points }),
  ]),
  /** How many of the best results count; null for all. */
  best: Type.Union([Type.Integer({ minimum: 1, maximum: 1000 }), Type.Null()]),
  bountyPoints: points,
})

/** An event that somebody wants to hold; the rest is as the book prints it. */
export const eventWantedSchema = object({
  name: Type.String({ minLength: 1, maxLength: 80, pattern: '\\S' }),
  /** It starts when full, at a time, or when its director says so. */
  start: Type.Union([
    object({ when: Type.Literal('full'), players: Type.Integer({ minimum: 2, maximum: 500 }) }),
    object({ when: Type.Literal('time'), at: Type.Integer({ minimum: 0 }) }),
    object({ when: Type.Literal('director') }),
  ]),
  /** How its tables are run where nothing else is said of one. */
  run: Type.Optional(oneOf(TABLE_RUNS)),
  /** Anybody enters by themselves; otherwise the director enters them. */
  open: Type.Optional(Type.Boolean()),
  /** Bots enter with it, and its maker, if wished. */
  bots: Type.Optional(Type.Integer({ minimum: 0, maximum: 499 })),
  enter: Type.Optional(Type.Boolean()),
  pace: Type.Optional(oneOf(['human', 'instant'])),
  book: Type.Optional(Type.String({ maxLength: 10 })),
  game: Type.Optional(game),
  seats: Type.Optional(Type.Integer({ minimum: 2, maximum: 10 })),
  finalSeats: Type.Optional(Type.Integer({ minimum: 2, maximum: 10 })),
  buyIn: Type.Optional(object({ price: money, fee: money, chips })),
  levels: Type.Optional(list(levelSchema, { minItems: 1, maxItems: 200 })),
  unit: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
  entryUntil: Type.Optional(Type.Integer({ minimum: 1, maximum: 200 })),
  rebuys: Type.Optional(
    Type.Union([
      object({
        most: Type.Union([Type.Integer({ minimum: 1, maximum: 1000 }), Type.Null()]),
        whenStack: chips,
        beforeLevel: Type.Integer({ minimum: 1, maximum: 200 }),
        price: money,
        chips,
      }),
      Type.Null(),
    ]),
  ),
  addOn: Type.Optional(
    Type.Union([object({ atLevel: Type.Integer({ minimum: 1, maximum: 200 }), price: money, chips }), Type.Null()]),
  ),
  reEntries: Type.Optional(Type.Integer({ minimum: 0, maximum: 1000 })),
  bounty: Type.Optional(
    Type.Union([object({ kind: oneOf(['plain', 'progressive', 'mystery']), worth: money }), Type.Null()]),
  ),
  prizes: Type.Optional(
    Type.Union([
      object({ way: Type.Literal('book') }),
      object({
        way: Type.Literal('percent'),
        percents: list(Type.Number({ minimum: 0, maximum: 100 }), { minItems: 1, maxItems: 1000 }),
      }),
      object({ way: Type.Literal('curve'), part: Type.Number({ minimum: 0, maximum: 1 }) }),
      object({ way: Type.Literal('seats'), worth: money }),
    ]),
  ),
  guarantee: Type.Optional(money),
  season: Type.Optional(seasonSchema),
  prizeUnit: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
  openSeats: Type.Optional(Type.Boolean()),
  skipRedrawAtThree: Type.Optional(Type.Boolean()),
  winnerTakesAll: Type.Optional(Type.Boolean()),
})
/** The season that an event counts for. */
export type EventSeason = Static<typeof seasonSchema>
/** An event that somebody wants to hold. */
export type EventWanted = Static<typeof eventWantedSchema>
