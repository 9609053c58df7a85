import type { PlayerId } from '../../table/player.ts'
import { changeOffence, offenceOf } from '../draft.ts'
import { type OffenceKind, offenceRow, offenceRules } from '../offence.ts'
import type { Facts, Length, Offence, Place, Step } from '../record.ts'
import { refused } from '../refusal.ts'
import { subject, tell } from '../work.ts'
import { decide } from './decide.ts'
import { noOffence } from './is-offence.ts'
import { proposalFor } from './ladder.ts'

/** What is ordered about breaches. */
export type OffenceOrder =
  /** Somebody did something, alone or with others; anybody may say so. */
  | {
      readonly type: 'ReportOffence'
      readonly offence: OffenceKind
      readonly players: readonly PlayerId[]
      readonly facts?: Facts
      readonly note?: string
      readonly happened?: Place
      readonly noticed?: Place
    }
  /** What follows from it: a person decides, whatever was proposed. */
  | {
      readonly type: 'Decide'
      readonly entry: number
      readonly step: Step
      readonly length?: Length
      readonly reason?: string
    }
  /** A bar or a suspension ends early. */
  | { readonly type: 'Lift'; readonly entry: number; readonly reason: string }

/** What happens about breaches. */
export type OffenceEvent =
  | ({ readonly type: 'OffenceRecorded' } & Omit<Offence, 'decided' | 'at' | 'rules'>)
  | {
      readonly type: 'OffenceDecided'
      readonly entry: number
      readonly player: PlayerId
      readonly step: Step
      readonly length: Length | null
      readonly reason: string | null
    }
  | { readonly type: 'SanctionLifted'; readonly entry: number; readonly player: PlayerId; readonly reason: string }

/** Breaches, what is proposed, and what was decided. */
export const offences = subject<OffenceOrder, OffenceEvent>({
  orders: {
    ReportOffence: (work, { offence, players, facts = {}, note = '', happened = null, noticed = null, at, by }) => {
      const { state: record } = work
      if (players.length === 0 || new Set(players).size < players.length) return refused('nobody-named')
      const rules = offenceRules(typeof record.book === 'string' ? record.book : record.book.book, offence)
      // for these it isn't one: a text after the hand was folded, a stream that the house allowed
      const off = players.map(player => noOffence(record, offence, player, facts))
      if (off.every(it => it !== null)) return refused('not-an-offence', { player: players[0]!, rules: off[0]! })
      const report = record.numbered + 1
      players.forEach((player, i) => {
        if (off[i] != null) return
        tell(work, {
          type: 'OffenceRecorded',
          number: work.state.numbered + 1,
          report,
          player,
          offence,
          reporter: by.name,
          facts,
          note,
          happened,
          noticed,
          atOnce: offenceRow(offence).atOnce ?? [],
          proposed: proposalFor(record, offence, player, facts, at),
          at,
          by,
          rules,
        })
      })
      return null
    },
    Decide: decide,
    Lift: (work, { entry, reason, at, by }) => {
      const found = offenceOf(work.state, entry)
      if (found === undefined) return refused('no-such-entry')
      if (found.decided === null || found.decided.length === null || found.decided.liftedBy !== null)
        return refused('nothing-to-lift', { player: found.player })
      if (reason.trim() === '') return refused('reason-is-missing')
      tell(work, { type: 'SanctionLifted', entry, player: found.player, reason, at, by, rules: found.rules })
      return null
    },
  },
  events: {
    OffenceRecorded: (record, { type: _, by: _by, ...entry }) => {
      record.numbered = entry.number
      record.offences = [...record.offences, { ...entry, decided: null }]
    },
    OffenceDecided: (record, { entry, step, length, reason, at, by }) =>
      changeOffence(record, entry, { decided: { step, length, reason, by: by.name, at, liftedBy: null } }),
    SanctionLifted: (record, { entry, by }) =>
      changeOffence(record, entry, { decided: { ...offenceOf(record, entry)!.decided!, liftedBy: by.name } }),
  },
})
