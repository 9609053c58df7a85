import type { Card } from '../../cards/card.ts'
import type { Chips } from '../../deal/chips.ts'
import type { PlayerId } from '../../table/player.ts'
import type { Time } from '../../table/time.ts'
import { changeEntrant, changeEntrants, changeTable, entrantOf, type TournamentDraft, tableOf } from '../draft.ts'
import type { Place } from '../entry/entry.ts'
import type { Money } from '../plan.ts'
import { gotUp, seated } from '../seated.ts'
import type { Gone, Review } from '../tournament.ts'
import { subject } from '../work.ts'
import { reportBust } from './bust-out.ts'
import { settleReview, undoBust } from './undo-bust.ts'

/** What is ordered about players who are out. */
export type BustsOrder =
  /** Out on one deal: with how many chips they began it, and who took them. The chips are with those who took them. */
  | {
      readonly type: 'BustOut'
      readonly players: readonly {
        readonly player: PlayerId
        readonly stack?: Chips
        readonly by?: PlayerId
        readonly hand?: number
        readonly card?: Card
      }[]
    }
  /** It was a mistake: they are in it, and these are the chips of all whom that changes. */
  | {
      readonly type: 'UndoBust'
      readonly player: PlayerId
      readonly stacks: readonly { readonly player: PlayerId; readonly chips: Chips }[]
    }
  /** The director has seen to what was listed. */
  | { readonly type: 'SettleReview'; readonly player: PlayerId }

/** What happens with players who are out. */
export type BustsEvent =
  | {
      readonly type: 'PlayersOut'
      readonly moment: number
      readonly players: readonly (Gone & { readonly place: number })[]
      /** What goes on the head of the player who took them, and what they are paid. */
      readonly bounties: readonly { readonly player: PlayerId; readonly won: number; readonly head: number }[]
      /** Chips that changed hands without a deal being entered. */
      readonly stacks: readonly { readonly player: PlayerId; readonly chips: Chips }[]
    }
  | {
      readonly type: 'BustUndone'
      readonly player: PlayerId
      readonly to: Place
      readonly stacks: readonly { readonly player: PlayerId; readonly chips: Chips }[]
      readonly bounties: readonly { readonly player: PlayerId; readonly won: number; readonly head: number }[]
      /** What is on their head again; all of what was, where it is left out. */
      readonly bounty?: Money
      /** The deal on the prizes was made without them, and is void. */
      readonly dealVoid?: boolean
      /** What the director has to see to. */
      readonly review: readonly Review[]
    }
  | { readonly type: 'ReviewSettled'; readonly player: PlayerId }

/** Who is out, in which order, and what becomes of a bust-out that was none. */
export const busts = subject<BustsOrder, BustsEvent>({
  orders: { BustOut: reportBust, UndoBust: undoBust, SettleReview: settleReview },
  events: {
    PlayersOut: (event, { moment, players, bounties, stacks, at }) => {
      changeEntrants(
        event,
        stacks.map(({ player, chips }) => ({ player, stack: chips })),
      )
      for (const { player, table, seat, place } of players) {
        gotUp(event, player)
        const { vacated } = tableOf(event, table)!
        changeTable(event, table, { vacated: [...vacated, { seat, place }] })
      }
      const gone = { stack: 0, status: 'out', bounty: 0, waits: false, penalty: null, away: null } as const
      changeEntrants(
        event,
        players.map(({ player }) => ({ player, ...gone })),
      )
      payBounties(event, bounties)
      oweEnvelopes(event, players, at)
      const busted = players.map(({ place: _, ...it }) => it)
      const same = event.outs.findIndex(group => group.moment === moment)
      const group = event.outs[same]
      event.outs =
        group === undefined
          ? [...event.outs, { moment, at, players: busted }]
          : event.outs.with(same, { ...group, players: [...group.players, ...busted] })
      if (!event.handForHand) event.moment = moment + 1
    },
    BustUndone: (event, { player, to, stacks, bounties, bounty, dealVoid = false, review }) => {
      const gone = event.outs.flatMap(({ players }) => players).find(it => it.player === player)!
      event.outs = event.outs
        .map(group => ({ ...group, players: group.players.filter(it => it.player !== player) }))
        .filter(({ players }) => players.length > 0)
      changeEntrant(event, player, { status: 'playing', bounty: bounty ?? gone.bounty })
      seated(event, player, to, false)
      changeEntrants(
        event,
        stacks.map(({ player: who, chips }) => ({ player: who, stack: chips })),
      )
      takeBack(event, bounties)
      if (dealVoid) event.prizeDeal = null
      // nobody has won the last envelope any more either
      const { envelopes } = event
      if (envelopes !== null)
        event.envelopes = {
          ...envelopes,
          owed: envelopes.owed.filter(it => it.head !== player && it.head !== it.player),
        }
      event.review = [...event.review, ...review]
      event.phase = 'playing'
      event.paid = null
    },
    ReviewSettled: (event, { player }) => {
      event.review = event.review.filter(it => it.player !== player)
    },
  },
})

/** A player who knocks another out has won an envelope, one for each head; before they are sealed, the money stays together. */
const oweEnvelopes = (event: TournamentDraft, players: readonly Gone[], since: Time): void => {
  const { envelopes } = event
  if (envelopes === null) return
  let left = envelopes.worths.length - envelopes.opened.length - envelopes.owed.length
  const owed = players.flatMap(({ player: head, by }) => {
    // somebody whose bust-out was undone has none of their own
    const isNew =
      left > 0 && by !== null && !entrantOf(event, head)!.unsold && !envelopes.opened.some(it => it.head === head)
    if (isNew) left--
    return isNew ? [{ player: by, head, since }] : []
  })
  event.envelopes = { ...envelopes, owed: [...envelopes.owed, ...owed] }
}

const payBounties = (
  event: TournamentDraft,
  bounties: readonly { readonly player: PlayerId; readonly won: number; readonly head: number }[],
): void => {
  for (const { player, won, head } of bounties) {
    const before = entrantOf(event, player)!
    changeEntrant(event, player, { bounties: before.bounties + won, bounty: before.bounty + head })
  }
}

/** What goes back from the head of somebody who is out is no longer what they went out with. */
const takeBack = (
  event: TournamentDraft,
  bounties: readonly { readonly player: PlayerId; readonly won: number; readonly head: number }[],
): void => {
  const isOut = (player: PlayerId): boolean => entrantOf(event, player)!.status === 'out'
  payBounties(
    event,
    bounties.map(it => (isOut(it.player) ? { ...it, head: 0 } : it)),
  )
  const heads = new Map(bounties.filter(({ player }) => isOut(player)).map(({ player, head }) => [player, head]))
  if (heads.size === 0) return
  event.outs = event.outs.map(group => ({
    ...group,
    players: group.players.map(it => ({ ...it, bounty: it.bounty + (heads.get(it.player) ?? 0) })),
  }))
}
