import type { PlayerId } from '../../table/player.ts'
import { entrantOf } from '../draft.ts'
import type { Money } from '../plan.ts'
import type { Gone, Tournament } from '../tournament.ts'

type Won = { readonly player: PlayerId; readonly won: number; readonly head: number }

/**
 * What is on the head of a player who goes out: all of it to the player who took them, or half of it on that player's own head. A mystery
 * bounty is won with an envelope, and known when that is opened.
 */
export const bountyFor = (event: Tournament, { by, bounty }: Gone): readonly Won[] => {
  if (by === null || bounty === 0 || event.plan.bounty === null) return []
  if (entrantOf(event, by) === undefined) return []
  if (event.plan.bounty.kind === 'mystery') return []
  if (event.plan.bounty.kind === 'plain') return [{ player: by, won: bounty, head: 0 }]
  const head = Math.floor(bounty / 2)
  return [{ player: by, won: bounty - head, head }]
}

/** What goes back, what is then on the head of a player who is in it again, and of whom more was to be had than they still have. */
type Back = { readonly bounties: readonly Won[]; readonly bounty: Money; readonly short: readonly PlayerId[] }

/**
 * A bust-out was none: what was won by it goes back. Half of a progressive bounty may be on the head of somebody who is out
 * by now: then it goes back from the one who took that player, and so on.
 */
export const bountyBack = (event: Tournament, gone: Gone): Back => {
  const bounties: Won[] = []
  const short: PlayerId[] = []
  let missing = 0
  const correct = (from: Gone, less: Money): void => {
    const [before] = bountyFor(event, from)
    if (before === undefined || less === 0) return
    const [after = { won: 0, head: 0 }] = bountyFor(event, { ...from, bounty: from.bounty - less })
    const taker = entrantOf(event, before.player)!
    const next = goneOf(event, before.player)
    const head = before.head - after.head
    const there = Math.min(head, next === undefined ? taker.bounty : next.bounty)
    if (there < head) short.push(before.player)
    missing += head - there
    bounties.push({ player: before.player, won: after.won - before.won, head: 0 - there })
    if (next !== undefined) correct(next, there)
  }
  correct(gone, gone.bounty)
  return { bounties, bounty: gone.bounty - missing, short }
}

/** How somebody went out who is out. */
const goneOf = ({ outs }: Tournament, player: PlayerId): Gone | undefined =>
  outs.flatMap(({ players }) => players).find(it => it.player === player)
