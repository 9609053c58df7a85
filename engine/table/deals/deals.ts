import { isBigBlindAt } from '../button/places.ts'
import { isWithin } from '../button/round.ts'
import { copyOfMember } from '../copy.ts'
import { changeTime, type TableDraft } from '../draft.ts'
import type { PlayerId } from '../player.ts'
import type { CalledDeal, Places } from '../table.ts'
import { subject } from '../work.ts'
import { callDeal } from './call-deal.ts'
import { chipsAt, type DealOutcome } from './outcome.ts'
import type { Out } from './plan.ts'
import { recordDeal } from './record-deal.ts'
import { beforeDeal, isAsAfterADeal, NOBODY, type Stood, takeBack } from './void-deal.ts'

/** What is ordered about deals. */
export type DealsOrder =
  /** The dealer is ready: button, blinds and posts are found, and the next deal begins. */
  | {
      readonly type: 'CallDeal'
      /** Only these two are left in the event. */
      readonly finalTwo?: boolean
    }
  /** The deal that was called is over, and came out like this. */
  | { readonly type: 'RecordDeal'; readonly outcome: DealOutcome }

/** Button and blinds go on in the next deal from where they were before this one. */
type Stays = { readonly stays: boolean }

/** What happens with deals. */
export type DealsEvent =
  /** A deal begins: who is in it, who is not and why, where button and blinds are. */
  | ({
      readonly type: 'DealCalled'
      readonly places: Places
      readonly out: readonly Out[]
      /** The players it changes, as they stood before it; left out if it changes nobody. */
      readonly stood?: readonly Stood[]
    } & Stays &
      Omit<CalledDeal, 'before'>)
  | { readonly type: 'DealRecorded'; readonly number: number; readonly outcome: DealOutcome }

/** Deals that are called and recorded. */
export const deals = subject<DealsOrder, DealsEvent>({
  orders: { CallDeal: callDeal, RecordDeal: recordDeal },
  events: {
    DealCalled: (table, { number, start, players, bombPot, stays, places, drop, stood = NOBODY }) => {
      table.deals = number
      const before = beforeDeal(table, places, stood)
      // without a spread where there is nothing to spread: it is written in every deal
      table.deal =
        drop === undefined
          ? { number, start, players, bombPot, before }
          : { number, start, players, bombPot, drop, before }
      playedFor(table, bombPot)
      if (table.time.courtesy.length > 0) {
        const courtesy = table.time.courtesy.map(it =>
          isDealtIn(players, it.player) ? { ...it, deals: it.deals + 1 } : it,
        )
        changeTime(table, { courtesy })
      }
      if (stays) return
      placed(table, places)
      const { part, deals, from, chosen } = table.rotation
      // a form that was chosen is played with this deal; another one still waits for its turn
      const next = chosen === part ? null : chosen
      table.rotation = { part, deals: deals + 1, from: from ?? places.button, chosen: next }
      const members = table.members.slice()
      for (let i = 0; i < members.length; i++) {
        const member = members[i]!
        const isBigBlind = member.seat !== null && isBigBlindAt(places, member.seat)
        if ((isAsAfterADeal(member) && !isBigBlind) || !isDealtIn(players, member.player)) continue
        const lastBigBlind = isBigBlind ? number : member.lastBigBlind
        const after = copyOfMember(member)
        after.standing = 'active'
        after.place = null
        after.dealtOff = false
        after.wish = 'post'
        after.lastBigBlind = lastBigBlind
        members[i] = after
      }
      table.members = members
    },
    DealRecorded: (table, { outcome }) => {
      const { stacks, carried, matched, passed, barred, buttons, fantasyland, voided } = outcome
      const deal = table.deal!
      const { players, start } = deal
      const members = table.members.slice()
      let found = -1
      for (let i = 0; i < members.length; i++) {
        const member = members[i]!
        const place = placeOf(players, member.player, found + 1)
        if (place < 0) continue
        found = place
        const chips = chipsAt(stacks, players[place]!.seat, place)
        if (chips === undefined || chips === member.stack) continue
        const after = copyOfMember(member)
        after.stack = chips
        after.denominations = null
        members[i] = after
      }
      table.members = members
      table.carried = {
        chips: carried,
        dealtIn: carried > 0 ? players.map(({ seat }) => seat) : null,
        matched,
        passed,
        barred,
        // a form without it leaves it as it is for when its turn comes
        fantasyland: start.form.rows?.fantasyland === undefined ? table.carried.fantasyland : fantasyland,
      }
      if (voided) takeBack(table, deal, buttons)
      else if (buttons.length > 0) table.buttons = [...table.buttons, ...buttons]
      table.deal = null
      table.clock = null
    },
  },
})

/** What was agreed on for this deal is over; a bomb pot that was proposed waits for those who have not spoken. */
const playedFor = (table: TableDraft, bombPot: boolean): void => {
  const { straddles, kills, bombPot: proposed, sevenDeuce } = table.agreed
  if (sevenDeuce !== undefined && sevenDeuce.now !== sevenDeuce.next)
    table.agreed = { ...table.agreed, sevenDeuce: { ...sevenDeuce, now: sevenDeuce.next } }
  if (straddles.length === 0 && kills.length === 0 && (proposed === null || !bombPot)) return
  table.agreed = { ...table.agreed, straddles: [], kills: [], bombPot: bombPot ? null : proposed }
}

const isDealtIn = (players: CalledDeal['players'], player: PlayerId): boolean => {
  for (let i = 0; i < players.length; i++) if (players[i]!.player === player) return true
  return false
}

/** Where a player is among those dealt in, looked for from here on and around, as members mostly sit in the same order; -1 if nowhere. */
const placeOf = (players: CalledDeal['players'], name: PlayerId, from: number): number => {
  for (let n = 0; n < players.length; n++) {
    const i = from + n < players.length ? from + n : from + n - players.length
    if (players[i]!.player === name) return i
  }
  return -1
}

/** Button and blinds lie here now; those who sat between have had their first blind. */
const placed = (table: TableDraft, places: Places): void => {
  const from = table.places?.trail.at(-1) ?? places.button
  const upTo = places.trail.at(-1)!
  const isRound = places.spots.length === 0 || from === upTo
  if (table.unreached.length > 0)
    table.unreached = isRound ? [] : table.unreached.filter(seat => !isWithin(seat, from, upTo))
  table.places = places
  if (table.buttons.length > 0) table.buttons = table.buttons.slice(1)
}
