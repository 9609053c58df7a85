import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type LedgerRow, ledgerRows } from '../rulebooks/ledger.ts'
import { BOOKS } from '../rulebooks/rule-id.ts'
import { formSettings } from './form-settings.ts'
import { type FormId, forms, isFormId } from './forms.ts'

const ledger = (book: string): readonly LedgerRow[] =>
  ledgerRows(readFileSync(new URL(`../rulebooks/ledger/${book}.jsonl`, import.meta.url), 'utf8'))
const rows = BOOKS.flatMap(ledger)
const rowsOn = (name: string): readonly LedgerRow[] => rows.filter(row => row.setting?.name === name)

describe('what rules say of a form, and what the form says', () => {
  for (const [name, { of, read }] of Object.entries(formSettings)) {
    test(name, () => {
      expect(of).not.toEqual([])
      expect(rowsOn(name)).not.toEqual([])
      for (const row of rowsOn(name)) {
        const posted = saidOf(row, of)
        // no rule that speaks of a form the table leaves out goes by unread
        expect({ rule: row.id, posted: posted.length > 0 }).toEqual({ rule: row.id, posted: true })
        for (const [id, said] of posted) {
          const fact = (facts[name] ?? asItIs)(read(forms[id]) as never)
          const meant = (meanings[name] ?? asItIs)(said as never, id)
          if (PARTLY.has(name)) expect({ rule: row.id, id, is: fact }).toMatchObject({ rule: row.id, id, is: meant })
          else expect({ rule: row.id, id, is: fact }).toEqual({ rule: row.id, id, is: meant })
        }
      }
    })
  }
})

/** What a rule says of which forms: by form in its value, or one value for the forms it is for. */
const saidOf = (
  { forms: named, setting }: LedgerRow,
  of: readonly FormId[],
): readonly (readonly [FormId, unknown])[] => {
  const value = setting!.value
  if (isRecord(value) && Object.keys(value).every(isFormId)) return Object.entries(value) as [FormId, unknown][]
  return of.filter(id => named.includes('all') || named.includes(id)).map(id => [id, value])
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const asItIs = (value: unknown): unknown => value
const sorted = (words: readonly string[]): readonly string[] => words.toSorted()
const withoutNothing = (pays: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(pays).filter(([, points]) => points > 0))
const onePair = (kinds: readonly string[]) => kinds.map(kind => (kind === 'one-pair' ? 'pair' : kind))
const rankIn = (words: string): string => words.replace('pair-of-', '').replace(/s$/, '')

/** Settings of which a rule tells some fields only. */
const PARTLY: ReadonlySet<string> = new Set(['bringIn'])

/** The forms' facts brought to one order. */
const facts: Readonly<Record<string, (fact: never) => unknown>> = {
  drawmahaStructures: sorted,
  shortDeckPostflop: sorted,
}

const bringIns: Readonly<Record<string, unknown>> = {
  'low-card-by-suit': { card: 'lowest', ties: 'suit', size: 'bring-in' },
  'low-card-ace-high': { card: 'lowest', ace: 'high' },
  'high-card': { card: 'highest' },
  'high-card-by-suit-king-of-spades-top': { card: 'highest', ace: 'low', ties: 'suit' },
  'high-card-small-or-large-limit': { card: 'highest', size: 'lower-or-upper' },
}
const drawHalves: Readonly<Record<string, string>> = {
  high: 'high',
  '2-7': 'deuce-to-seven',
  'a-5': 'ace-to-five',
  badugi: 'badugi',
  'badugi-high': 'badugi-high',
  '49': 'forty-nine',
}
const jokers: Readonly<Record<string, string>> = {
  wild: 'mexican-joker-down',
  'ace-or-straight-or-flush': 'mexican-joker-up',
}
const entries: Readonly<Record<string, unknown>> = {
  'QQ-top': 'queens',
  'KK+ top': 'kings',
  'perfect-low middle': true,
}

/** What the words of a rule are in the words of a form. */
const meanings: Readonly<Record<string, (said: never, id: FormId) => unknown>> = {
  // eight hands of five and three boards are more than the deck holds
  maxPlayers: (most: number, id) => (id === 'derailment' ? most - 1 : most),
  // the stakes choose among these; a bomb pot has antes
  forcedBets: (ways: readonly string[], id) => {
    const usual = forms[id].opening === 'bomb-pot' ? 'ante' : 'two-blinds'
    return ways.find(way => way === usual)
  },
  handRanking: onePair,
  shortDeckRanking: onePair,
  mexicanRanking: onePair,
  lowQualifier: (said: number | string | { readonly rank: number }) => (typeof said === 'object' ? said.rank : said),
  highQualifier: rankIn,
  // that it cannot be changed is the declaring itself, not the form
  drawmahaDraw: ({ min, max }: { readonly min: number; readonly max: number }) => ({ min, max }),
  drawmahaDrawHalf: (halves: readonly string[], id) => {
    const half = halves.find(half => id === `drawmaha-${half}`)
    return half === undefined ? undefined : drawHalves[half]
  },
  drawmahaStructures: sorted,
  shortDeckPostflop: sorted,
  shortDeckPreflop: (said: string) => Number(/^fold-or-exactly-(\d+)x$/.exec(said)?.[1]),
  outsTable: ({ rows }: { readonly rows: unknown }) => rows,
  outsByHand: (draws: readonly (readonly [number, string, string])[]) => draws.map(([outs, draw]) => [outs, draw]),
  bringIn: (said: string) => bringIns[said],
  mexicanJoker: ({ down, up }: { readonly down: string; readonly up: string }) => ({
    down: jokers[down],
    up: jokers[up],
  }),
  mexicanJokerBringIn: (said: string) => (said === 'ace' ? 'A' : said),
  jokerUse: ({ high, low }: { readonly high: readonly string[]; readonly low: string }, id) => {
    if (id === 'ace-to-five-lowball') return low === 'lowest-missing-rank' ? 'ace-to-five-joker' : low
    return high.join() === 'ace,straight,flush' ? 'high-joker' : high
  },
  ofcRoyaltiesMiddle27: withoutNothing,
  taiwaneseTop: withoutNothing,
  taiwaneseMiddle: withoutNothing,
  taiwaneseBottom: withoutNothing,
  // row by row, and nothing more for all three
  taiwaneseWinner: (said: string) => (said === 'best-overall' ? { perRow: 1, scoopBonus: 0 } : said),
  ofc27Foul: (said: string) =>
    said === 'middle-in-range-and-back-beats-front' ? { middle: '2-7-middle', mustRise: true } : said,
  fantasylandThreshold: (said: string) => entries[said],
  fantasylandStay: ({ front, middle, back }: Readonly<Record<string, string>>) => ({
    front,
    middle: middle?.replace('+', ''),
    back: back?.replace('+', ''),
  }),
  fantasyland27: ({ enter, stay }: Readonly<Record<string, readonly string[]>>) => ({
    enter: enter?.map(way => entries[way]),
    stay:
      stay?.join() === 'trips+ top,perfect-low middle,quads+ bottom'
        ? { front: 'trips', middle: 'perfect-2-7', back: 'quads' }
        : stay,
  }),
  progressiveFantasyland: (cards: {
    readonly QQ: number
    readonly KK: number
    readonly AA: number
    readonly '222+': number
  }) => ({
    queens: cards.QQ,
    kings: cards.KK,
    aces: cards.AA,
    trips: cards['222+'],
  }),
}
