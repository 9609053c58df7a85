import { type ActShown, chipsWords, type Frame } from '@cardroom/room/protocol'
import { texts } from '../words/texts.ts'

/** What a seat did last in the round that is on: in words, whether it put pressure on the others, and whether it is soon old. */
export type LastAct = {
  readonly words: string
  /** The chips that it put in, none where it put in none. */
  readonly chips: number
  readonly bold: boolean
  readonly fades: boolean
}

/** The last act of each seat since the last cards came, out of the news of the table. */
export const lastActs = (news: Frame['news']): ReadonlyMap<number, LastAct> => {
  const acts = new Map<number, LastAct>()
  for (const { kind, act } of news) {
    if (FRESH.has(kind)) acts.clear()
    if (act !== undefined)
      acts.set(act.seat, {
        words: wordsOf(act),
        chips: act.chips ?? 0,
        bold: BOLD.has(act.does),
        fades: act.does === 'fold',
      })
  }
  return acts
}

/** With these, what was done before is over. */
const FRESH: ReadonlySet<string> = new Set(['DealStarted', 'RoundOpened', 'BoardDealt', 'ShowdownOpened', 'PotAwarded'])

const BOLD: ReadonlySet<ActShown['does']> = new Set<ActShown['does']>(['bet', 'raise', 'complete'])

const wordsOf = ({ does, chips = 0, cards = 0 }: ActShown): string => {
  const { did } = texts.felt
  switch (does) {
    case 'check':
    case 'fold':
    case 'muck':
      return did[does]
    case 'call':
    case 'bet':
    case 'raise':
    case 'complete':
    case 'bringIn':
      return did[does](chipsWords(chips))
    case 'draw':
      return cards === 0 ? did.pat : did.drew(cards)
  }
}
