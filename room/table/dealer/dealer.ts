import { type Card, type DealEvent, decks, shuffled, type TableCommand } from '@cardroom/engine'
import { poolOf } from '@cardroom/engine/deal'
import {
  carryOutNight,
  type Night,
  type NightOutcome,
  type NightPart,
  type PlayerId,
  type Time,
} from '@cardroom/engine/table'
import { dealtOrder, sealDeck, shuffleOf } from '@cardroom/fair'
import { checkBank } from '../../bank/trial-balance.ts'
import { heldIn } from '../../held-in.ts'
import type { Secrets } from '../../secrets.ts'
import { afterNight, evolveHosted, type NightHappened } from '../evolve.ts'
import { chopSaid, runsSaid } from '../preferences/agreements.ts'
import type { HostedEvent, RoomEvent } from '../state/events.ts'
import type { Hosted } from '../state/hosted.ts'
import { legalNow } from '../state/legal-now.ts'

/** What has come of an act so far: the table and the events that made it so. */
export type Course = { hosted: Hosted; readonly events: HostedEvent[] }

/** Something happens around the night of a table. */
export const happens = (course: Course, event: RoomEvent): void => {
  goesOn(course, evolveHosted(course.hosted, event), [event])
}

/** What was decided at the night goes into the stream as it is; `by` tells whose order it was, if the host's. */
export const nightHappens = (course: Course, { parts }: NightDone, by?: PlayerId): void => {
  for (const part of parts) {
    const happened = named(part, course.hosted, by)
    goesOn(course, afterNight(course.hosted, happened), happened.of === 'table' ? [happened.event] : happened.events)
  }
}

/** What an order at the night has led to. */
export type NightDone = Extract<NightOutcome, { readonly ok: true }>

/** The bank balances after each event. */
const goesOn = (course: Course, hosted: Hosted, events: readonly HostedEvent[]): void => {
  const { bank: bankBefore, night: nightBefore } = course.hosted
  course.hosted = hosted
  const { night, bank } = hosted
  if (night !== undefined && (bank !== bankBefore || night.table !== nightBefore?.table)) checkBank(bank, night.table)
  for (const event of events) course.events.push(event)
}

const named = (part: NightPart, { people }: Hosted, by: PlayerId | undefined): NightHappened => {
  if (part.of === 'deal')
    return by === undefined || !part.events.some(namesWho)
      ? part
      : { ...part, events: part.events.map(event => (namesWho(event) ? { ...event, orderedBy: by } : event)) }
  const { event } = part
  const who = event.type === 'CashedOut' ? (by ?? heldIn(people, event.player)?.sentAway) : by
  return who === undefined ? part : { ...part, event: { ...event, orderedBy: who } }
}

/** A report says whose it is, and a ruling that somebody makes whose. */
const namesWho = (event: DealEvent): boolean =>
  event.type === 'IncidentReported' || (event.type === 'RulingGiven' && event.by !== 'book')

/**
 * The dealer does all that is his to do until a person is due: seals and shuffles the deck, deals, burns, lays boards,
 * pushes the pots, and chops the blinds of those who agree. With `ready` false he waits, once the deck is sealed, for what the seats add.
 */
export const dealerActs = (course: Course, at: Time, secrets: Secrets, ready: boolean): void => {
  for (;;) {
    const { night, seal, policy } = course.hosted
    if (night?.deal == null || night.table.placard.told) return
    const due = legalNow(night.deal)
    const chop = chopSaid(course.hosted)
    if (chop !== null) {
      give(course, chop, at)
      continue
    }
    if (due.due !== 'dealer') return
    if (due.act.do === 'shuffle' && seal?.deal !== night.table.deal!.number) {
      const cards = shuffled(decks[due.act.deck], secrets.below)
      const { root, salts } = sealDeck(cards, secrets.bytes)
      happens(course, { type: 'DeckSealed', deal: night.table.deal!.number, root, cards, salts, at })
      if (!ready && policy.entropyWait > 0) return
      continue
    }
    if (due.act.do === 'shuffle' && !ready && policy.entropyWait > 0) return
    give(course, commandFor(course, night, secrets), at)
  }
}

const commandFor = ({ hosted }: Course, night: Night, secrets: Secrets): TableCommand => {
  const due = legalNow(night.deal!)
  if (due.due !== 'dealer') throw new Error('the dealer is not due')
  switch (due.act.do) {
    case 'shuffle':
      return { type: 'Shuffle', deck: orderOf(hosted) }
    case 'reshuffle':
      return { type: 'Reshuffle', deck: shuffled(poolOf(night.deal!, due.act.from), secrets.below) }
    default:
      return runsSaid(hosted) ?? { type: 'Deal' }
  }
}

/** The order in which the sealed cards are dealt. */
export const orderOf = ({ seal }: Pick<Hosted, 'seal'>): readonly Card[] => {
  if (seal === null) throw new Error('no deck is sealed')
  return dealtOrder(seal.cards, shuffleOf(seal.root, seal.entropies, seal.cards.length))
}

const give = (course: Course, command: TableCommand, at: Time): void => {
  const outcome = carryOutNight(course.hosted.night, { type: 'InDeal', command, at })
  if (!outcome.ok) throw new Error(`the dealer's ${command.type} is refused: ${JSON.stringify(outcome.refusal)}`)
  nightHappens(course, outcome)
}
