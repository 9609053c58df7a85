import type { EntrantShown, EventOrder } from '@cardroom/room/protocol'

/** Somebody who is marked as out: who took them, what they began the hand with, and whether they had the better hand, where that is asked. */
export type Busting = {
  readonly player: string
  readonly by: string | null
  readonly stack: string
  readonly better?: boolean
}

type BustPlayers = Extract<EventOrder, { readonly type: 'BustOut' }>['players']

/** What is ordered: stacks are given only where several are out on one hand, and their order hangs on them. */
export const bustPlayers = (busting: readonly Busting[], entrants: readonly EntrantShown[]): BustPlayers =>
  busting.map(one => ({
    player: one.player,
    ...(one.by !== null && { by: one.by }),
    ...(busting.length > 1 && { stack: startOf(one, entrants) }),
    ...(equals(busting, entrants).includes(one.player) && one.better !== undefined && { hand: Number(one.better) }),
  }))

/** What somebody began the hand with: what was typed, or what is known. */
const startOf = ({ player, stack }: Busting, entrants: readonly EntrantShown[]): number => {
  const typed = Number(stack)
  const isTyped = stack.trim() !== '' && Number.isSafeInteger(typed) && typed >= 0
  return isTyped ? typed : (entrants.find(it => it.player === player)?.stack ?? 0)
}

/** rrp/15/35: those who began the hand with as much as another who goes out with them: what cannot be divided goes to the better hand. */
export const equals = (busting: readonly Busting[], entrants: readonly EntrantShown[]): readonly string[] => {
  const starts = busting.map(one => startOf(one, entrants))
  return busting.filter((_, i) => starts.filter(it => it === starts[i]).length > 1).map(({ player }) => player)
}

/** Says whose hand was better among those with equal stacks; null where nobody knows. */
export const withBetter = (
  busting: readonly Busting[],
  among: readonly string[],
  better: string | null,
): readonly Busting[] =>
  busting.map(({ better: _, ...one }) =>
    better === null || !among.includes(one.player) ? one : { ...one, better: one.player === better },
  )

/** The best place that those who go out now can have. */
export const nextPlace = (entrants: readonly EntrantShown[], busting: readonly Busting[]): number =>
  entrants.filter(({ status }) => status === 'playing').length - busting.length + 1

/** Marks somebody as out, or takes it back; who was to have taken another's chips cannot be out too. */
export const marked = (busting: readonly Busting[], player: string): readonly Busting[] =>
  busting.some(it => it.player === player)
    ? busting.filter(it => it.player !== player)
    : [...busting.map(it => (it.by === player ? { ...it, by: null } : it)), { player, by: null, stack: '' }]
