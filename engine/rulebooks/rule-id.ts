import { RULE_IDS } from './rule-ids.ts'

/** The books by their ids: Robert's Rules, USPA, the home tourney book, the general page, WSOP live action. */
export const BOOKS = ['rrp', 'uspa', 'hpt', 'web', 'wsop'] as const
/** The id of a book. */
export type BookId = (typeof BOOKS)[number]

/** A rule as it is cited: `rrp/8/6`, `uspa/3.2.3.5.4`, `wsop/219`. Only rules that are in the ledger can be cited. */
export type RuleId = (typeof RULE_IDS)[number]

/** Is there a rule with this id? */
export const isRuleId = (id: string): id is RuleId => known.has(id)

// pure: a page that plays deals and asks for no rule by its id goes without the list
const known: ReadonlySet<string> = /* @__PURE__ */ new Set(RULE_IDS)

/**
 * What look like ids of rules in a text, each as far as it goes: a longer id holds no shorter one, and a full stop behind
 * an id does not belong to it.
 */
export const idsIn = (text: string): readonly string[] => [...text.matchAll(ID)].map(match => match[1]!)

// The lookahead takes the whole id at once and gives nothing of it back.
const ID = /(?<![\w./-])(?=((?:rrp|uspa|hpt|web|wsop)\/[a-z0-9]+(?:[./-][a-z0-9]+)*))\1(?![\w$/])/g
