import {
  decideNight,
  type NightDecision,
  type NightOrder,
  type PlayerId,
  type RuleId,
  refusalWords,
  type Time,
} from '@cardroom/engine'
import { type Course, dealerActs, happens, nightHappens, type Secrets } from './dealer.ts'
import type { Hosted, Role } from './hosted.ts'
import { incidentOf, type PersonOrder, withSeat } from './person-orders.ts'

/** An order that is not carried out: why, in words, with the rules behind it. */
export type Refused = { readonly why: string; readonly words: string; readonly rules: readonly RuleId[] }

/** What comes of a person's order: the course of events, or a refusal that leaves all as it was. */
export const decideHosted = (
  hosted: Hosted,
  person: PlayerId,
  order: PersonOrder,
  at: Time,
  secrets: Secrets,
): Course | Refused => {
  const course: Course = { hosted, events: [] }
  const refused = carryOut(course, person, order, at)
  if (refused !== null) return refused
  dealerActs(course, at, secrets, isReady(course.hosted))
  return course
}

/** All who are asked to add something to the shuffle have done so. */
const isReady = ({ seal, night, people }: Hosted): boolean => {
  if (seal === null || night?.table.deal == null) return false
  const asked = night.table.deal.players.filter(({ player }) => people[player]?.bot === null)
  return asked.every(({ seat }) => seal.entropies.some(entropy => entropy.seat === seat))
}

const carryOut = (course: Course, person: PlayerId, order: PersonOrder, at: Time): Refused | null => {
  const { hosted } = course
  const { night, people } = hosted
  const own = people[person]
  if (night === undefined || own === undefined) return simply('not-here', 'You are not at this table.')
  if (own.banned) return simply('banned', 'The host has closed this table to you.')
  const seat = night.table.chairs.indexOf(person) + 1
  switch (order.type) {
    case 'sit':
      return orders(
        course,
        at,
        { type: 'TakeSeat', player: person, seat: order.seat, at },
        { type: 'BuyIn', player: person, chips: order.chips, at },
      )
    case 'buy':
      return orders(course, at, { type: 'BuyIn', player: person, chips: order.chips, at })
    case 'leave':
      return orders(course, at, { type: 'Leave', player: person, at })
    case 'away':
    case 'back':
      return simply('not-yet', "Sitting out comes with the table's orders.")
    case 'entry':
      return orders(course, at, { type: 'ChooseEntry', player: person, wish: order.wish, at })
    case 'act':
      if (seat === 0) return simply('no-seat', 'You have no seat here: take one to play.')
      return orders(course, at, { type: 'InDeal', command: withSeat(order.act, seat), at })
    case 'entropy':
      return addEntropy(course, seat, order.bytes, at)
    case 'say':
      if (own.muted) return simply('muted', 'The host has muted you here.')
      happens(course, { type: 'Said', person, text: order.text, at })
      return null
    case 'bot':
      return may(own.role, 'host') ?? seatBot(course, order, at)
    case 'report':
      return (
        may(own.role, 'host', 'dealer', 'floor') ??
        orders(course, at, { type: 'InDeal', command: incidentOf(order.incident), at })
      )
    case 'decide':
      return (
        may(own.role, 'host', 'dealer', 'floor') ??
        orders(course, at, { type: 'InDeal', command: { type: 'Decide', decision: order.decision }, at })
      )
  }
}

/** Carries out orders one after another, all or none. */
const orders = (course: Course, at: Time, ...list: readonly NightOrder[]): Refused | null => {
  for (const order of list) {
    const decision = decideNight(course.hosted.night, order)
    if (!decision.ok) return inWords(decision, course.hosted)
    nightHappens(course, decision.events, at)
  }
  return null
}

const addEntropy = (course: Course, seat: number, bytes: string, at: Time): Refused | null => {
  const { seal, night } = course.hosted
  const dealtIn = night?.table.deal?.players.some(it => it.seat === seat) ?? false
  const open = seal !== null && night?.deal?.phase === 'shuffle' && seal.deal === night.table.deal?.number
  if (!open || !dealtIn) return simply('too-late', 'The cards of this deal are in their order already.')
  if (seal.entropies.some(entropy => entropy.seat === seat))
    return simply('added-already', 'Your seat has added its part.')
  happens(course, { type: 'EntropyAdded', entropy: { seat, bytes }, at })
  return null
}

const seatBot = (
  course: Course,
  { seat, chips, temper }: Extract<PersonOrder, { readonly type: 'bot' }>,
  at: Time,
): Refused | null => {
  const count = Object.values(course.hosted.people).filter(({ bot }) => bot !== null).length
  const person = `bot-${count + 1}`
  happens(course, {
    type: 'PersonCame',
    person,
    name: BOT_NAMES[count % BOT_NAMES.length]!,
    bot: temper,
    role: 'player',
    at,
  })
  return orders(
    course,
    at,
    { type: 'TakeSeat', player: person, seat, at },
    { type: 'BuyIn', player: person, chips, at },
  )
}

const BOT_NAMES = ['Ada', 'Blaise', 'Carl', 'Daniel', 'Emmy', 'Fermat', 'Grace', 'Hypatia', 'Ines', 'Jakob'] as const

const may = (role: Role, ...roles: readonly Role[]): Refused | null =>
  roles.includes(role) ? null : simply('not-yours-to-do', `Only the ${roles.join(', the ')} may do that.`)

const simply = (why: string, words: string): Refused => ({ why, words, rules: [] })

const inWords = (no: Extract<NightDecision, { readonly ok: false }>, { night }: Hosted): Refused => {
  const words =
    no.by === 'deal' ? refusalWords(no.refusal, night?.deal ?? undefined) : no.refusal.why.replaceAll('-', ' ')
  return { why: no.refusal.why, words, rules: no.refusal.rules ?? [] }
}
