import { isCard } from '../../cards/card.ts'
import { type Misread, misread } from '../../kinds/problem.ts'
import { isRecord } from '../../kinds/shown.ts'
import type { TournamentOrder } from '../../tournament/orders.ts'

type Check = (value: unknown) => boolean

const isText: Check = value => typeof value === 'string' && value.length <= 80
const isNumber: Check = value => Number.isSafeInteger(value)
const isFlag: Check = value => typeof value === 'boolean'
const isOneOf =
  (...words: readonly string[]): Check =>
  value =>
    words.some(word => word === value)
const listOf =
  (check: Check): Check =>
  value =>
    Array.isArray(value) && value.length <= 10_000 && value.every(check)
const recordOf =
  (fields: Readonly<Record<string, Check>>, more: Readonly<Record<string, Check>> = {}): Check =>
  value => {
    if (!isRecord(value)) return false
    const entries = new Map(Object.entries(value))
    const optional = Object.entries(more).every(([name, check]) => !entries.has(name) || check(entries.get(name)))
    const known = new Set([...Object.keys(fields), ...Object.keys(more)])
    const isKnown = [...entries.keys()].every(name => known.has(name))
    return isKnown && optional && Object.entries(fields).every(([name, check]) => check(entries.get(name)))
  }

type Fields = { readonly needs: Readonly<Record<string, Check>>; readonly takes?: Readonly<Record<string, Check>> }

const player = { player: isText }
const chips = listOf(recordOf({ player: isText, chips: isNumber }))
const places = recordOf({
  button: isNumber,
  small: value => value === null || isNumber(value),
  big: value => value === null || isNumber(value),
})
const took = listOf(recordOf(player, { by: isText, hand: isNumber }))

/** The orders that a scenario may tell, with their fields. What opens and draws an event is told by its tables. */
const orders = {
  Enter: { needs: player, takes: { takes: isText, chips: isNumber } },
  Rebuy: { needs: player },
  AnnounceRebuy: { needs: player },
  AddOn: { needs: player },
  ReEnter: { needs: player },
  SetOut: { needs: { name: isText }, takes: { promised: isFlag } },
  RemoveUnsold: { needs: { name: isText } },
  ChooseSeat: { needs: { ...player, seat: isNumber } },
  DrawButton: { needs: { table: isNumber, cards: listOf(recordOf({ player: isText, card: isCard })) } },
  Tick: { needs: {} },
  StopClock: { needs: { why: isOneOf('dispute', 'pause') } },
  ResumeClock: { needs: {} },
  SetClock: { needs: { level: isNumber, seconds: isNumber } },
  StartDeal: { needs: { table: isNumber } },
  EndDeal: { needs: { table: isNumber, stacks: chips }, takes: { places, took } },
  HandForHand: { needs: { on: isFlag } },
  BustOut: { needs: { players: listOf(recordOf(player, { by: isText, stack: isNumber, hand: isNumber })) } },
  UndoBust: { needs: { ...player, stacks: chips } },
  Balance: {
    needs: {},
    takes: {
      order: listOf(isText),
      cards: listOf(recordOf({ table: isNumber, card: isCard })),
      tables: listOf(isNumber),
    },
  },
  MovePlayer: { needs: { ...player, table: isNumber, seat: isNumber, by: isOneOf('director', 'player') } },
  RaceChips: { needs: { unit: isNumber, cards: listOf(recordOf({ player: isText, cards: listOf(isCard) })) } },
  MarkAway: { needs: player, takes: { minutes: isNumber, neverCame: isFlag } },
  ComeBack: { needs: player },
  Reach: { needs: { ...player, keep: isFlag } },
  RemoveNoShow: { needs: player },
  Note: {
    needs: {
      ...player,
      about: isOneOf('hand-talk', 'live-hand-shown', 'high-chips-hidden', 'foreign-chips', 'cards-thrown'),
    },
  },
  Warn: { needs: { ...player, about: isText } },
  Penalize: { needs: player, takes: { deals: isNumber, minutes: isNumber } },
  Disqualify: { needs: { ...player, about: isText } },
  TakeChips: { needs: { ...player, chips: isNumber } },
  Finish: { needs: {} },
  AgreeDeal: {
    needs: { way: isOneOf('even', 'chips', 'icm', 'custom'), signed: listOf(isText), left: isNumber, director: isFlag },
    takes: { shares: listOf(recordOf({ player: isText, prize: isNumber })) },
  },
} as const satisfies Readonly<Partial<Record<TournamentOrder['type'], Fields>>>

const byType: ReadonlyMap<string, Fields> = new Map(Object.entries(orders))

/** Something that happened in an event, with the minute at which it did, or what is wrong with it. */
export const orderTold = (told: unknown): { readonly order: TournamentOrder } | Misread => {
  if (!isRecord(told) || typeof told.type !== 'string')
    return misread('what happened has a type', [...byType.keys()].join(', '))
  const { type, minute = 0, ...fields } = told
  const known = byType.get(type)
  if (known === undefined)
    return misread(`nothing of the kind “${type}” happens in an event`, [...byType.keys()].join(', '))
  if (!(isNumber(minute) && (minute as number) >= 0)) return misread('minute is a whole number, 0 or more')
  const { needs, takes = {} } = known
  if (!recordOf(needs, takes)(fields)) {
    const names = [...Object.keys(needs), ...Object.keys(takes).map(name => `${name}?`)]
    return misread(`${type} has other fields than these`, names.length === 0 ? 'none' : names.join(', '))
  }
  return { order: { ...fields, type, at: (minute as number) * 60_000 } as TournamentOrder }
}
