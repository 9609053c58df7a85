import type { Deal, Table } from '@cardroom/engine'
import type { Legal } from '@cardroom/engine/deal'
import { promptRules } from '@cardroom/engine/deal'
import { wordsIn } from '@cardroom/engine/languages'
import { buyInRange, entryChoices, nextChoices, type PlayerId, type Time } from '@cardroom/engine/table'
import type { Language } from '@cardroom/engine/words'
import { heldIn } from '../held-in.ts'
import type { OwnView } from '../protocol/frames.ts'
import { mayWin } from '../table/act/may-win.ts'
import { type Planned, planChoices } from '../table/act/plans.ts'
import { boardsToHunt, sevenDeuceOf } from '../table/options/options.ts'
import { preferenceOf, preferencesShown } from '../table/preferences/preferences.ts'
import { requestsFor } from '../table/requests/requests.ts'
import { cardsToShow } from '../table/showing/showing.ts'
import { dueSeats } from '../table/state/due-seats.ts'
import type { Hosted } from '../table/state/hosted.ts'
import { legalNow } from '../table/state/legal-now.ts'
import { fillOf } from './fill-rows.ts'
import { ownHolds } from './own-holds.ts'
import { answerOf } from './report-shown.ts'

/** What belongs to a viewer: their cards and what they can do; nothing that is another's. */
export const ownView = (
  hosted: Hosted,
  person: PlayerId | null,
  planned: Planned | null = null,
  language: Language = 'en',
): OwnView => {
  const { night, people, last } = hosted
  const role = person === null ? 'spectator' : (heldIn(people, person)?.role ?? 'spectator')
  const at = person === null ? -1 : (night?.table.chairs.indexOf(person) ?? -1)
  const buyIn = night === undefined ? null : buyInRange(night.table.placard)
  const answers = person === null ? null : answerOf(hosted, person)
  const asked = person === null ? NOTHING_ASKED : requestsOf(hosted, person)
  if (person === null || at < 0 || night === undefined) {
    const mayHunt = person !== null && boardsToHunt(hosted, person) !== null
    return { ...NOTHING, role, buyIn, answers, ...asked, mayHunt }
  }
  const { seat, dealt, entry, wish, leaving, broke, next } = standingOf(night.table, person, hosted.lastAct)
  const over = last?.players.some(it => it.seat === seat && it.player === person) ?? false
  const deal = dealt ? night.deal : over ? last!.deal : null
  const { hands, shown } = deal === null ? NOTHING : ownCards(deal, seat)
  const isAsked = hosted.asked === undefined && dealt && dueSeats(night).includes(seat)
  const asks = preferenceOf(hosted, person, 'ask-to-show')
  const legal = deal !== null && isAsked ? offered(deal, seat, asks) : null
  return {
    seat,
    role,
    hands,
    holds: deal === null || hosted.policy.unaided === true ? NOTHING.holds : ownHolds(deal, seat, language),
    legal,
    taught: deal === null || legal === null ? NOTHING.taught : taughtTo(hosted, deal, seat, language),
    why: deal === null || legal === null ? NOTHING.why : promptRules(deal, legal),
    entry,
    wish,
    buyIn,
    leaving,
    next,
    prefers: preferencesShown(hosted, person),
    mayWin: legal?.due === 'show' && mayWin(deal!, seat),
    toShow: cardsToShow(hosted, person),
    mayHunt: boardsToHunt(hosted, person) !== null,
    sevenDeuce: sevenDeuceOf(hosted, person),
    // field by field: spreading into the middle of so large an object copies it several times
    requests: asked.requests,
    requestEnd: asked.requestEnd,
    broke,
    plans: deal !== null && dealt ? planChoices(hosted, seat) : NOTHING.plans,
    plan: deal === null ? null : (planned?.plan ?? null),
    fill: deal === null || legal?.due !== 'rows' ? null : filled(deal, seat),
    answers,
    shown,
  }
}

const NOTHING_ASKED = { requests: [], requestEnd: null } as const

const requestsOf = (hosted: Hosted, person: PlayerId): Pick<OwnView, 'requests' | 'requestEnd'> => ({
  requests: requestsFor(hosted, person),
  requestEnd: heldIn(hosted.people, person)?.requestEnd ?? null,
})

/** The decision of a seat, explained, at a practice table; not with others there, who would play against advice. */
const taughtTo = (
  { policy, night, people }: Hosted,
  deal: Deal,
  seat: number,
  language: Language,
): OwnView['taught'] => {
  if (policy.practice !== true || night === undefined) return null
  const persons = night.table.chairs.filter(it => it !== null && heldIn(people, it)?.bot == null)
  return persons.length === 1 ? wordsIn(language).explainTurn(deal, seat) : null
}

/** What a seat may do: players are offered to muck a hand that may win only if they have asked to be asked. */
const offered = (deal: Deal, seat: number, asks: boolean): Legal => {
  const due = legalNow(deal)
  return due.due === 'show' && due.muck && !asks && mayWin(deal, seat) ? { ...due, muck: false } : due
}

const filled = (deal: Deal, seat: number): OwnView['fill'] => {
  const fill = fillOf(deal, seat)
  return fill === 'misfit' ? null : fill
}

/** The cards of a seat, and those that others have shown to it alone. */
export const ownCards = (deal: Deal, seat: number): Pick<OwnView, 'hands' | 'shown'> => ({
  hands: deal.players.filter(player => player.seat === seat).map(({ hand, down, rows }) => ({ hand, down, rows })),
  shown: deal.showings.filter(({ to }) => to === seat).map(({ seat: from, cards }) => ({ seat: from, cards })),
})

const NOTHING = {
  seat: null,
  hands: [],
  holds: [],
  taught: null,
  legal: null,
  why: [],
  entry: [],
  wish: null,
  leaving: false,
  next: [],
  prefers: null,
  mayWin: false,
  toShow: [],
  mayHunt: false,
  sevenDeuce: null,
  broke: false,
  plans: [],
  plan: null,
  fill: null,
  answers: null,
  shown: [],
} as const

/** How somebody stands with the table, in their seat. */
type Standing = Pick<OwnView, 'entry' | 'wish' | 'leaving' | 'broke' | 'next'> & {
  readonly seat: number
  readonly dealt: boolean
}

/** How they stand; a table is the same all through a deal, and it is worked out once for everybody who sits there. */
const standingOf = (table: Table, person: PlayerId, at: Time): Standing => {
  const standings = known.get(table) ?? new Map<PlayerId, Standing>()
  known.set(table, standings)
  let standing = standings.get(person)
  if (standing === undefined) {
    standing = newStanding(table, person, at)
    standings.set(person, standing)
  }
  return standing
}

const known = new WeakMap<Table, Map<PlayerId, Standing>>()

const newStanding = (table: Table, person: PlayerId, at: Time): Standing => {
  const seat = table.chairs.indexOf(person) + 1
  // a player who sat down in the chair of a hand that is still on has no part in it
  const dealt = table.deal?.players.some(it => it.seat === seat && it.player === person) ?? false
  const { wish, leaving, stack, held, behind } = table.members.find(({ player }) => player === person)!
  const broke = !dealt && stack + held + (behind?.chips ?? 0) === 0
  // a player who is in the deal that is on has nothing to choose about coming in
  const ways = dealt ? NOTHING.entry : entryChoices(table, person)
  return {
    seat,
    dealt,
    entry: ways,
    wish,
    leaving,
    broke,
    next: nextChoices(table, person, at),
  }
}
