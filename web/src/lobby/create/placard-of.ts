import type { PlacardWanted } from '@cardroom/room/protocol'

/** What stands on the placard beside form, betting, stakes and book; empty texts where it is as usual. */
export type PlacardChosen = {
  readonly ante: string
  readonly antes: 'each' | 'button' | 'big-blind'
  readonly kill: 'none' | 'half' | 'full'
  readonly mustKill: boolean
  readonly least: string
  readonly most: string
  readonly takes: 'none' | 'rake' | 'drop' | 'time'
  readonly amount: string
}

/** As is usual: nothing of all this. */
export const USUAL_PLACARD: PlacardChosen = {
  ante: '',
  antes: 'each',
  kill: 'none',
  mustKill: true,
  least: '',
  most: '',
  takes: 'none',
  amount: '',
}

/** What the house takes where nothing else is said: percent, chips a deal, chips every half hour. */
export const USUAL_TAKE = { none: 0, rake: 5, drop: 1, time: 5 } as const

/** What there is in a game to ante to and to take from, and whether it has limits that a kill can raise. */
export type Takes = { readonly pot: boolean; readonly killable: boolean }

/** As the room takes it: only what was said, and what the game has a place for. */
export const placardOf = (chosen: PlacardChosen, { pot, killable }: Takes, size: number): PlacardWanted => {
  const { ante, antes, kill, mustKill, least, most, takes, amount } = chosen
  return {
    ...(pot && ante !== '' && { ante: Number(ante), antes }),
    ...(killable && kill !== 'none' && { kill: { size: kill, required: mustKill } }),
    ...((least !== '' || most !== '') && {
      buyIn: { ...(least !== '' && { least: Number(least) }), ...(most !== '' && { most: Number(most) }) },
    }),
    ...(takes !== 'none' &&
      (pot || takes === 'time') && {
        collection: collectionOf(takes, amount === '' ? USUAL_TAKE[takes] : Number(amount), size),
      }),
  }
}

const collectionOf = (
  takes: 'rake' | 'drop' | 'time',
  amount: number,
  size: number,
): PlacardWanted['collection'] & {} => {
  if (takes === 'drop') return { way: 'drop', amount, blind: false }
  if (takes === 'time') return { way: 'time', amount, everyMinutes: 30 }
  // no pot pays more than a bet, and none without a flop
  return { way: 'rake', percent: amount, cap: size, noFlopNoDrop: true }
}
