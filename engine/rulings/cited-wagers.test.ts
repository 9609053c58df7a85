import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Deal } from '../deal/deal.ts'
import { promptRules } from '../deal/prompt-rules.ts'
import { type FormId, forms } from '../forms/forms.ts'
import { ledgerRows } from '../rulebooks/ledger.ts'
import { BOOKS, type BookId, type RuleId } from '../rulebooks/rule-id.ts'
import { rulebookOf } from '../rulebooks/rulebooks.ts'
import { playedTo } from '../testing/situations.ts'
import { FAMILIES_WITH_BETTING, isOfEvents, speakingOf } from '../testing/speaks-of.ts'
import { readWager } from '../wagers/read-wager.ts'
import type { Doing, Situation } from '../wagers/situation.ts'
import { situationAt } from '../wagers/situation-at.ts'
import { decide } from './decide.ts'
import type { TableCommand } from './report.ts'

const speaksOf = speakingOf(
  BOOKS.flatMap(book =>
    ledgerRows(readFileSync(new URL(`../rulebooks/ledger/${book}.jsonl`, import.meta.url), 'utf8')),
  ),
)

const tables = FAMILIES_WITH_BETTING

/** wsop/drawmaha-a: the draw goes by the rules of single draw. */
const BY_ANALOGY: { readonly [F in FormId]?: RegExp } = { 'drawmaha-high': /^(rrp\/12\/10|uspa\/3\.2\.10\.5\.9)$/ }

test.each(tables)(
  'in %s wagers, refusals and prompts cite no rule for other families or, in cash, for events',
  form => {
    const { family } = forms[form]
    const foreign = new Set<string>()
    for (const book of BOOKS) {
      playedTo({ form, how: 'cash', deck: 1 }, book, MOST_ACTS, deal => {
        for (const { what, id } of citedAt(deal, book)) {
          if (!speaksOf(id, family) && !BY_ANALOGY[form]?.test(id)) foreign.add(`${what} by ${book}: ${id}`)
          if (isOfEvents(id)) foreign.add(`${what} in cash by ${book}: ${id}`)
        }
      })
    }
    expect([...foreign]).toEqual([])
  },
)

const MOST_ACTS = 40

type Cited = { readonly what: string; readonly id: RuleId }

/** The rules behind what is asked, read and refused at this moment. */
const citedAt = (deal: Deal, book: BookId): readonly Cited[] => {
  if (deal.phase === 'ended') return []
  const law = rulebookOf(book)
  const read = deal.players
    .filter(({ folded }) => !folded)
    .flatMap(({ seat }) => doingsIn(deal).map(([did, facts]) => readWager(situationAt(deal, seat, did, facts), law)))
  const refused = wrongCommands(deal).flatMap(command => {
    const decision = decide(deal, command)
    return decision.ok ? [] : [decision.refusal]
  })
  return [
    ...promptRules(deal).map(id => ({ what: 'a prompt', id })),
    ...read.flatMap(({ rules }) => rules.map(id => ({ what: 'a wager', id }))),
    ...refused.flatMap(({ why, rules = [] }) => rules.map(id => ({ what: why, id }))),
  ]
}

const DOINGS: readonly (readonly Doing[])[] = [
  ...[[5], [15], [1000], [25, 25]].map(chips => [chips]),
  [[10], [25]],
  ['raise', [40]],
  ['call', [100]],
  ['15'],
  ['check'],
  ['fold'],
  ['pot'],
  ['if you bet, I raise'],
  [{ held: [40] }],
  [{ does: 'knocks' }],
  [{ does: 'throws-hand-forward' }],
]
const FACTS: readonly Partial<Situation>[] = [
  { mistook: { of: 'raise' } },
  { mistook: { of: 'amount' } },
  { noticed: { when: 'in-the-round' } },
  { noticed: { when: 'all-have-acted' } },
  { noticed: { when: 'round-over' } },
  { skipped: { behind: 3 } },
  { since: [{ act: 'raise', to: 60 }] },
]

/** What a player may do here; upcards are lifted, and a lowcard is wrong, in stud alone. */
const doingsIn = ({ form }: Deal): readonly (readonly [readonly Doing[], Partial<Situation>])[] => [
  ...DOINGS.map(did => [did, {}] as const),
  ...FACTS.flatMap(facts =>
    [[[15]], ['raise', [40]], [{ does: 'knocks' }]].map(did => [did as Doing[], facts] as const),
  ),
  ...(form.family === 'stud' ? ([[[{ does: 'lifts-upcards' }], {}]] as const) : []),
  ...(form.bringIn === undefined ? [] : ([[[[15]], { wrongLowcard: true }]] as const)),
]

/** Commands of which most are refused at any moment. */
const wrongCommands = ({ players }: Deal): readonly TableCommand[] =>
  players.flatMap(({ seat, down }) => [
    ...[1, 7, 15, 47, 900, 5000].map(to => ({ type: 'Wager', seat, to }) as const),
    { type: 'Check', seat } as const,
    { type: 'Call', seat } as const,
    { type: 'Fold', seat } as const,
    { type: 'Muck', seat } as const,
    { type: 'Discard', seat, cards: down } as const,
  ])
