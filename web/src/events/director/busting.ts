import type { EntrantShown, EventOrder } from '@cardroom/room/protocol'

/** Somebody who is marked as out: who took them, and what they began the hand with where that is asked. */
export type Busting = { readonly player: string; readonly by: string | null; readonly stack: string }

type BustPlayers = Extract<EventOrder, { readonly type: 'BustOut' }>['players']

/** What is ordered: stacks are told only where several are out on one hand, and their order hangs on them. */
export const bustPlayers = (busting: readonly Busting[], entrants: readonly EntrantShown[]): BustPlayers =>
  busting.map(({ player, by, stack }) => {
    const typed = Number(stack)
    const known = entrants.find(it => it.player === player)?.stack ?? 0
    return {
      player,
      ...(by !== null && { by }),
      ...(busting.length > 1 && {
        stack: stack.trim() !== '' && Number.isSafeInteger(typed) && typed >= 0 ? typed : known,
      }),
    }
  })

/** The best place that those who go out now can have. */
export const nextPlace = (entrants: readonly EntrantShown[], busting: readonly Busting[]): number =>
  entrants.filter(({ status }) => status === 'playing').length - busting.length + 1

/** Marks somebody as out, or takes it back; who was to have taken another's chips cannot be out too. */
export const marked = (busting: readonly Busting[], player: string): readonly Busting[] =>
  busting.some(it => it.player === player)
    ? busting.filter(it => it.player !== player)
    : [...busting.map(it => (it.by === player ? { ...it, by: null } : it)), { player, by: null, stack: '' }]
