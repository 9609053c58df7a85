import { conductDecider } from '../../conduct/conduct-decider.ts'
import { fileOf } from '../../conduct/draft.ts'
import { OFFENCE_KINDS } from '../../conduct/offence.ts'
import type { ConductOrder } from '../../conduct/orders.ts'
import { housePlayers, keptOut, mayRegister, smokeFreeSeats } from '../../conduct/people/kept-out.ts'
import type { ConductRecord, Facts, PlayedAt } from '../../conduct/record.ts'
import type { By } from '../../conduct/work.ts'
import type { House } from '../../rulebooks/house.ts'
import type { BookId } from '../../rulebooks/rule-id.ts'
import { type ConductOrdered, NOON } from '../conduct-scene.ts'
import type { Witness } from './witness.ts'

const MAX: By = { name: 'Max', role: 'management' }

/** What came of an order, and the record after it. */
const given = (record: ConductRecord | undefined, order: ConductOrdered, by: By = MAX) => {
  const outcome = conductDecider.carryOut(record, { ...order, at: NOON, by } as ConductOrder)
  return outcome.ok
    ? { record: outcome.state, events: outcome.events as unknown }
    : { record: record!, events: outcome.refusal as unknown }
}

const opened = (book: BookId | House, playedAt: PlayedAt = 'professional'): ConductRecord =>
  given(undefined, { type: 'OpenRecord', book, host: 'The house', playedAt, tournament: true }).record

/** Every breach under every fact that may excuse it, twice over, and what may be done about it. */
const breaches = (book: BookId | House): unknown => {
  const facts: readonly Facts[] = [
    {}, { call: true }, { call: true, slowsPlay: true }, { liveHand: true }, { duringDeal: false },
    { bettingOver: true }, { spectator: true }, { obscene: true }, { form: 'chinese-poker' }, { form: 'open-face-chinese' },
  ] // biome-ignore format: a list
  return OFFENCE_KINDS.flatMap(offence =>
    facts.map(it => {
      const order = { type: 'ReportOffence', offence, players: ['P'], facts: it } as const
      const first = given(opened(book), order)
      return [offence, first.events, given(first.record, order).events]
    }),
  )
}

/** Papers of every kind, exclusions, drink and smoke. */
const people = (book: BookId | House): unknown => {
  const documents = [
    'passport', 'drivers-license', 'state-id', 'military-id', 'foreign-drivers-license-with-photo-dob-expiry',
    'consular-id-mexico', 'matricula-consular-mexico', 'alien-registration-card',
  ] // biome-ignore format: a list
  const shown = ['1980', '2004', '2005', '2006', '2007', '2009'].flatMap(year =>
    documents.flatMap(document =>
      [true, false].map(citizen => {
        const papers = {
          type: 'ShowPapers',
          player: 'P',
          document,
          citizen,
          born: `${year}-01-01`,
          validUntil: '2026-06-03',
        } as const
        const { record, events } = given(opened(book), papers)
        return [events, [false, true].map(known => mayRegister(record, 'P', NOON + 7 * 86_400_000, known))]
      }),
    ),
  )
  const lists = (['written-request', 'self-exclusion-list', 'state-list'] as const).map(
    on => given(opened(book), { type: 'Exclude', player: 'P', on, until: null }).events,
  )
  const drunk = given(opened(book), { type: 'MarkDrunk', player: 'P', drunk: true })
  const prop = given(opened(book), { type: 'MarkHousePlayer', player: 'P', plays: 'prop' }).record
  const streams = given(opened(book), { type: 'AllowStreaming', player: 'P', may: true }).record
  const streamed = given(streams, { type: 'ReportOffence', offence: 'streaming', players: ['P'] }).events
  return [
    shown,
    mayRegister(opened(book), 'P', NOON),
    lists,
    drunk.events,
    keptOut(drunk.record, 'P', NOON),
    housePlayers(prop),
    streamed,
    smokeFreeSeats(prop, 9),
    fileOf(prop, 'Q'),
  ]
}

/** Who is named, who rules, and who is asked after them. */
const disputes = (book: BookId | House): unknown => {
  const roles = [
    'dealer',
    'floor',
    'shift-supervisor',
    'shift-lead-manager',
    'tournament-director',
    'referee',
    'host',
    'management',
  ] as const
  const abouts = ['rules', 'reading-hands', 'other'] as const
  const named = (['sanctioned', 'professional', 'recreational'] as const).flatMap(at =>
    [true, false].flatMap(plays =>
      (['association', 'host'] as const).map(
        namedBy => given(opened(book, at), { type: 'Appoint', name: 'Ray', role: 'referee', namedBy, plays }).events,
      ),
    ),
  )
  const ruled = abouts.flatMap(about =>
    roles.flatMap(role =>
      [undefined, 'plainly entitled'].map(fairness => {
        const referee = given(opened(book), {
          type: 'Appoint',
          name: 'Ray',
          role: 'referee',
          namedBy: 'association',
          plays: false,
        }).record
        const { record } = given(referee, { type: 'OpenDispute', about, what: 'a pot', parties: ['P', 'Max'], pot: 90 })
        const order = {
          type: 'Rule',
          dispute: 1,
          ruling: 'live',
          rules: ['rrp/3/betting/1'],
          ...(fairness === undefined ? {} : { fairness, with: 'Hal' }),
        } as const
        const first = given(record, order, { name: 'Max', role })
        const other = given(record, order, { name: 'Ann', role })
        const asked = given(other.record, { type: 'Appeal', dispute: 1 })
        const again = given(given(asked.record, order, { name: 'Lee', role: 'shift-lead-manager' }).record, {
          type: 'Appeal',
          dispute: 1,
        })
        return [first.events, other.events, asked.events, again.events]
      }),
    ),
  )
  return [named, ruled]
}

const SEEN: Readonly<Record<string, (book: BookId | House) => unknown>> = { breaches, people, disputes }

/** What there is to see of a record: breaches, people, disputes. */
export const recordNames = Object.keys(SEEN)

/** A record under any book. */
export const recordSeen = (name: string): Witness => ({ name: `record of ${name}`, under: SEEN[name]! })
