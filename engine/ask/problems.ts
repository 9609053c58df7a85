import type { Card } from '../cards/card.ts'
import type { Seat } from '../deal/chips.ts'
import type { Deal } from '../deal/deal.ts'
import type { Decider } from '../deal/mending.ts'
import type { Refusal as DealRefusal } from '../deal/refusal.ts'
import type { FormRefusal } from '../forms/refusal.ts'
import { type Misread, misreadings, type Problem } from '../kinds/problem.ts'
import type { IncidentType } from '../rulings/rulers.ts'
import type { TableRefusal } from '../table/refusal.ts'
import type { TournamentRefusal } from '../tournament/refusal.ts'

/** What can be wrong with what somebody writes in a scenario: each code, and what it is about. */
export type ReadProblems = {
  readonly 'act-not-known': { readonly text: string; readonly meant: string | null }
  readonly 'blinds-without-use': { readonly text: string; readonly form: string }
  readonly 'board-too-big': { readonly form: string; readonly most: number }
  readonly 'boardcards-unknown': null
  readonly 'break-order-not-a-list': null
  readonly 'button-on-nobody': { readonly seats: readonly Seat[] }
  readonly 'card-twice': { readonly card: Card; readonly at: readonly string[] }
  readonly 'cards-of-nobody': { readonly seat: string; readonly seats: readonly Seat[] }
  readonly 'cards-unknown': { readonly seat: Seat }
  readonly 'deal-is-over': null
  readonly 'deal-not-over': { readonly deal: Deal }
  readonly 'deck-and-cards': null
  readonly 'event-not-an-object': null
  readonly 'event-players-from-2': null
  readonly 'event-refuses': { readonly refusal: TournamentRefusal }
  readonly 'field-from-1': { readonly field: string }
  readonly 'floor-question-about': { readonly name: string; readonly about: string | null; readonly questions: string }
  readonly 'forced-bet-due': { readonly seat: Seat }
  readonly 'form-is-a-mix': { readonly name: string }
  readonly 'form-not-named': { readonly name: string; readonly meant: readonly string[] }
  readonly 'form-refused': { readonly refusal: FormRefusal }
  readonly 'form-unsound': { readonly problems: readonly Problem[] }
  readonly 'game-not-a-form': null
  readonly 'game-not-on-floor': { readonly games: readonly string[] }
  readonly 'hand-too-big': { readonly form: string; readonly most: number }
  readonly 'hands-alike': { readonly seats: readonly Seat[] }
  readonly 'hands-not-declared': { readonly share: string }
  readonly 'has-folded': { readonly seat: number }
  readonly 'house-unsound': { readonly problems: readonly Problem[] }
  readonly 'how-many-cards': null
  readonly 'how-much': null
  readonly 'levels-not-blinds': null
  readonly 'limit-not-named': { readonly text: string }
  readonly 'nearest-incident': { readonly text: string; readonly incident: IncidentType }
  readonly 'no-burn-due': null
  readonly 'no-later-street': { readonly streets: readonly string[] }
  readonly 'no-lowcard': { readonly form: string }
  readonly 'no-mistake': null
  readonly 'no-player-due': null
  readonly 'no-ruling-due': null
  readonly 'no-showdown': null
  readonly 'no-showdown-yet': { readonly deal: Deal }
  readonly 'no-shuffle-due': null
  readonly 'no-such-act': { readonly text: string }
  readonly 'no-such-event-field': { readonly field: string; readonly fields: readonly string[] }
  readonly 'no-such-fact': { readonly text: string; readonly incident: IncidentType }
  readonly 'no-such-floor-question': { readonly text: string; readonly questions: string }
  readonly 'no-such-form-id': null
  readonly 'no-such-game': { readonly name: string; readonly games: readonly string[] }
  readonly 'no-such-incident': { readonly text: string; readonly meant: string | null }
  readonly 'no-such-mistake': { readonly text: string; readonly mistakes: readonly IncidentType[] }
  readonly 'no-such-night-act': { readonly text: string }
  readonly 'no-such-night-question': { readonly questions: readonly string[] }
  readonly 'no-such-playing': { readonly text: string }
  readonly 'no-such-ruling': {
    readonly text: string
    readonly meant: string | null
    readonly decisions: readonly string[]
  }
  readonly 'no-such-seat': { readonly table: number; readonly seat: string; readonly most: number }
  readonly 'no-such-table': { readonly name: string; readonly tables: readonly string[] }
  readonly 'no-upcards': { readonly form: string }
  readonly 'no-view-of': { readonly seat: Seat; readonly seats: readonly Seat[] }
  readonly 'no-words': null
  readonly 'nobody-can': { readonly act: string; readonly deal: Deal }
  readonly 'nobody-draws': null
  readonly 'nobody-sits-there': { readonly who: string; readonly seats: readonly Seat[] }
  readonly 'not-a-book': null
  readonly 'not-a-card': { readonly text: string }
  readonly 'not-a-chip': { readonly text: string }
  readonly 'not-a-drawn-card': { readonly text: string }
  readonly 'not-a-hand': { readonly text: string }
  readonly 'not-a-limit': null
  readonly 'not-a-list': null
  readonly 'not-a-pair': null
  readonly 'not-a-part-of-stakes': { readonly text: string }
  readonly 'not-a-post': { readonly text: string }
  readonly 'not-a-reading': { readonly text: string }
  readonly 'not-a-time': null
  readonly 'not-an-amount': { readonly text: string }
  readonly 'not-an-order': null
  readonly 'not-declared': { readonly text: string }
  readonly 'not-in-the-deck': { readonly card: Card; readonly form: string }
  readonly 'not-in-this-hand': { readonly seat: Seat }
  readonly 'not-talk': { readonly text: string }
  readonly 'nothing-reported': null
  readonly 'nothing-to-read': null
  readonly 'others-decide': { readonly decides: Decider }
  readonly 'places-not-seats': { readonly table: number }
  readonly 'plan-flags': null
  readonly 'plan-unsound': { readonly problem: Problem }
  readonly 'player-in-two-seats': { readonly player: string }
  readonly 'player-twice': { readonly player: string }
  readonly 'pot-and-in': null
  readonly 'pot-too-small': { readonly least: number }
  readonly 'raise-to-or-by': { readonly text: string }
  readonly 'rebuys-not-an-object': null
  readonly 'rebuys-not-whole': null
  readonly refused: { readonly refusal: DealRefusal; readonly deal: Deal | null }
  readonly 'seat-is-empty': { readonly who: string }
  readonly 'seat-twice': { readonly seat: Seat }
  readonly 'seat-without-player': { readonly seat: string; readonly table: number }
  readonly 'seats-by-number': { readonly table: number }
  readonly 'several-boards': { readonly form: string; readonly boards: number }
  readonly 'somebody-twice': null
  readonly 'stakes-for-points': { readonly text: string }
  readonly 'street-not-reached': { readonly street: string }
  readonly 'street-not-due': { readonly street: string; readonly deal: Deal }
  readonly 'table-from-1': null
  readonly 'table-not-an-object': null
  readonly 'table-not-named': { readonly text: string }
  readonly 'table-refuses': { readonly refusal: TableRefusal }
  readonly 'table-twice': { readonly table: number }
  readonly 'tables-not-a-list': null
  readonly 'too-few-chairs': { readonly chairs: number }
  readonly 'too-many-limits': { readonly text: string; readonly count: number }
  readonly 'which-board': null
  readonly 'which-incident': null
  readonly 'which-mistake': { readonly mistakes: readonly IncidentType[] }
  readonly 'which-street': { readonly streets: readonly string[] }
  readonly 'who-is-denied': null
  readonly 'whose-hand': null
  readonly 'winner-not-dealt-in': { readonly player: string }
}

/** What is wrong with a part, seen from the whole: the problem that there is, and where that leaves the deal. */
export type WrappedProblems = {
  readonly 'fact-off': { readonly of: Problem; readonly incident: IncidentType }
  readonly 'floor-first': { readonly of: Misread; readonly seat: Seat; readonly at: string }
  readonly 'held-to': { readonly of: Misread; readonly seat: Seat; readonly at: string }
  readonly 'incident-off': { readonly of: Problem }
  readonly 'no-talk-now': { readonly of: Misread; readonly deal: Deal }
  readonly 'not-a-players-act': { readonly of: Misread }
  readonly 'not-an-act-now': { readonly of: Misread; readonly deal: Deal }
}

/** All that can be wrong with a scenario beyond the kinds of its values. */
export type AskProblems = ReadProblems & WrappedProblems

/** Writes one of them. */
export const misread = misreadings<ReadProblems>()

/** The problem of a part as one of the whole; the rules stay its own. */
export const wrapped = <Why extends keyof WrappedProblems, Of extends WrappedProblems[Why]['of']>(
  why: Why,
  of: Of,
  about: Omit<WrappedProblems[Why], 'of'>,
): Misread => ({ why, about: { of, ...about }, ...(of.rules === undefined ? {} : { rules: of.rules }) })

/** The incident that somebody most likely meant, where one was; null if none was. */
export const incidentMeant = (problem: Misread): IncidentType | null => {
  const { of, incident } = (problem.about ?? {}) as { readonly of?: Misread; readonly incident?: IncidentType }
  return incident ?? (of === undefined ? null : incidentMeant(of))
}

/** The code at the bottom of it, which the others only place: that of the deal, the table or the event if they refuse. */
export const innermostWhy = (problem: Misread): string => {
  const { of, refusal } = (problem.about ?? {}) as { readonly of?: Misread; readonly refusal?: Misread }
  const inner = of ?? refusal
  return inner === undefined ? problem.why : innermostWhy(inner)
}
