import { type Card, type DealEvent, decks, shuffled, type TableCommand } from '@cardroom/engine'
import { poolOf } from '@cardroom/engine/deal'
import { decideNight, isDealEvent, type Night, type NightEvent, type PlayerId, type Time } from '@cardroom/engine/table'
import { cutOf, dealtOrder, sealDeck } from '@cardroom/fair'
import { checkBank } from '../bank/trial-balance.ts'
import { heldIn } from '../held-in.ts'
import { chopAgreed } from './chops.ts'
import type { HostedEvent } from './events.ts'
import { evolveHosted } from './evolve-hosted.ts'
import type { Hosted } from './hosted.ts'
import { legalNow } from './legal-now.ts'
import { runsAgreed } from './run-outs.ts'

/** Chance that nobody can guess: a number below another, and bytes. */
export type Secrets = { readonly below: (most: number) => number; readonly bytes: (count: number) => Uint8Array }

/** What has come of an act so far: the table and the events that made it so. */
export type Course = { hosted: Hosted; readonly events: HostedEvent[] }

/** Something happens at a table; the bank balances after each event. */
export const happens = (course: Course, event: HostedEvent): void => {
  const before = course.hosted
  course.hosted = evolveHosted(before, event)
  const { night, bank } = course.hosted
  const booked = bank !== before.bank || night?.table !== before.night?.table
  if (night !== undefined && booked) checkBank(bank, night.table)
  course.events.push(event)
}

/** What happened at the night goes into the stream one by one; `by` tells whose order it was, if the host's. */
export const nightHappens = (course: Course, events: readonly NightEvent[], at: Time, by?: PlayerId): void => {
  for (const event of events) {
    const who = event.type === 'CashedOut' ? (by ?? heldIn(course.hosted.people, event.player)?.sentAway) : by
    const told = who !== undefined && (!isDealEvent(event) || namesWho(event))
    happens(course, { type: 'Night', event, ...(told && { by: who }), at })
  }
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
    const chop = chopAgreed(course.hosted)
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
      return runsAgreed(hosted) ?? { type: 'Deal' }
  }
}

/** The order in which the sealed cards are dealt. */
export const orderOf = ({ seal }: Pick<Hosted, 'seal'>): readonly Card[] => {
  if (seal === null) throw new Error('no deck is sealed')
  return dealtOrder(seal.cards, cutOf(seal.root, seal.entropies, seal.cards.length))
}

const give = (course: Course, command: TableCommand, at: Time): void => {
  const decision = decideNight(course.hosted.night, { type: 'InDeal', command, at })
  if (!decision.ok) throw new Error(`the dealer's ${command.type} is refused: ${JSON.stringify(decision.refusal)}`)
  nightHappens(course, decision.events, at)
}
