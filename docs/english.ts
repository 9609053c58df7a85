import type { LedgerRow } from '@cardroom/engine/rulebooks'
import { parseAst } from 'vite'
import type { Source } from './sources.ts'

/** What a native player would not say, and what to write instead. */
export const ODD: readonly { readonly pattern: RegExp; readonly say: string }[] = [
  { pattern: /\b(?:he|him|his|himself)\b/i, say: 'they, them, their: of anybody' },
  { pattern: /\boneself\b|\bone['’]s own\b/i, say: 'yourself, your own' },
  { pattern: /\b(?:anew|whosoever)\b/i, say: 'again, anyone who' },
  { pattern: /\bwhoever\b/i, say: 'a player who, anyone who, the caller: whom it means' },
  { pattern: /\bone after the other\b/i, say: 'one after another' },
]

/** What a comment or the title of a test should not say either. */
const ODD_IN_CODE: typeof ODD = [
  ...ODD,
  { pattern: /\b(?:is|are|was|were) told\b(?! (?:apart|something|that))/i, say: 'who hears, sees or names it' },
  { pattern: /(?<!\b(?:the|no|first|another) )\bone who\b/i, say: 'a player who, somebody who' },
  { pattern: /\b(?:is|are) to be\b/i, say: 'must be, or what happens' },
  { pattern: /\b(?:for|to|from) who\b(?! (?:they|you|we|it) )/i, say: 'for players who, to the player who' },
  { pattern: /\b(?:all|what|who|how long|how often) one (?:is|has|may|can|does|would)\b/i, say: 'you, a player, they' },
  { pattern: /(?<!\b(?:next|first|each|other|last|that) )\bone['’]s\b/i, say: 'your, their' },
  { pattern: /\b(?:every|only|than|when) so many\b/i, say: 'a number of, a limited number of' },
  { pattern: /\bwhat is to come\b/i, say: 'the rest, the cards to come' },
  { pattern: /\b(?:number|ids?|words?) behind (?:it|the|a)\b|\bbehind a (?:burn|colon|dash)\b/i, say: 'after' },
  {
    pattern: /\b(?:the rather|to and fro|one behind the other)\b/i,
    say: 'more likely, back and forth, one after another',
  },
]

/** What a sentence for people should not say either; a code has no spaces and is not meant. */
const ODD_ON_SCREEN: readonly { readonly pattern: RegExp; readonly say: string }[] = [
  ...ODD,
  { pattern: /\b(?:is|are) told\b/i, say: 'name who hears it, or leave it out' },
  { pattern: /\bone who\b/i, say: 'a player who' },
  { pattern: /\bNot so:/, say: 'Not accepted:' },
  { pattern: /\bgo(?:es)? on behind\b/i, say: 'continue after' },
  { pattern: /\b[Ll]east (?:bet|raise|buy-in|wager)\b/, say: 'minimum' },
  { pattern: /\bgreatest (?:bet|raise|buy-in|wager)\b/i, say: 'maximum' },
  { pattern: /\b(?:is|are) there twice\b/, say: 'appears twice' },
  { pattern: /(?<!there )\bis no (?:act|amount|card|chip|fact|incident|post|seat)\b/, say: 'isn’t a' },
  { pattern: /\bnumber from \S+ on\b/, say: 'a number, 1 or more' },
  { pattern: /\bany more[.:;,]/, say: 'anymore' },
  { pattern: /\b(?:colour|favour|behaviour|neighbour|licence|cancelled|practis)/i, say: 'it the American way' },
]

const ODD_IN_LEDGER: typeof ODD = [
  ...ODD,
  { pattern: /(?<!\b[Nn]o )\b[Oo]ne who\b/, say: 'a player who' },
  { pattern: /(?<!\b(?:no|No|first|second|another|that) )\bone['’]s\b/, say: 'your, their' },
  { pattern: /\b(?:least|greatest) (?:bet|raise|buy-in|wager)\b/i, say: 'minimum, maximum' },
  { pattern: /\bplayers are told\b/i, say: 'the house announces' },
]

/** What sounds odd in a page of Markdown; code stands apart, since it quotes rules and files as they are. */
export const oddInPage = ({ text }: Source): readonly string[] =>
  oddIn(text.replaceAll(/```[\s\S]*?```|`[^`\n]*`/g, ' '), ODD)

/** What sounds odd in the rules of a ledger, as the page's "why?" shows them; what somebody says in quotes is left alone. */
export const oddInLedger = ({ text }: Source): readonly string[] =>
  text.split('\n').flatMap(line => {
    if (line === '') return []
    const { id, title, gist, example } = JSON.parse(line) as LedgerRow
    const cases = (example?.cases ?? []).flatMap(({ when = [], so }) => [when, so])
    const answers = cases.map(text => text.map(part => (typeof part === 'string' ? part : part.card)).join(''))
    return [title, gist, ...answers].flatMap(words =>
      oddIn(words.replaceAll(/(?<!\w)'[^']*'\w*|\[[^\]]*\]/g, ' '), ODD_IN_LEDGER).map(odd => `${id}: ${odd}`),
    )
  })

/** What sounds odd in the titles of tests. */
export const oddInTitles = ({ text }: Source): readonly string[] =>
  [...text.matchAll(TITLE)].flatMap(([, , words]) => oddIn(words!, ODD_IN_CODE))

/** The title of a test, a group of them, or a rule with its id before it. */
const TITLE =
  /\b(?:test|describe|rule|property)(?:\.each\((?:[^()]|\([^()]*\))*\))?\(\s*(?:'[\w./-]+',\s*)?(['"`])((?:(?!\1).)*)\1/g

/** What sounds odd in the comments of a source. */
export const oddInComments = ({ text }: Source): readonly string[] =>
  (text.match(COMMENT) ?? []).flatMap(comment => oddIn(comment, ODD_IN_CODE))

/** A comment on lines of its own, or behind code that has no quote. */
const COMMENT = /^\s*\/\*[\s\S]*?\*\/|^[^'"`\n]*\/\/ .*$/gm

/** What sounds odd in the sentences that a source holds. */
export const oddInTexts = ({ file, text }: Source): readonly string[] => {
  const found: string[] = []
  const see = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    for (const child of Object.values(node).flat()) see(child)
    const words = wordsOf(node)
    if (words?.includes(' ')) found.push(...oddIn(words, ODD_ON_SCREEN))
  }
  see(parseAst(text, { lang: file.endsWith('x') ? 'tsx' : 'ts' }))
  return found
}

const wordsOf = (node: object): string | undefined => {
  const { type, value } = node as { readonly type?: unknown; readonly value?: unknown }
  if (type === 'TemplateElement') return (value as { readonly raw: string }).raw
  return (type === 'Literal' || type === 'JSXText') && typeof value === 'string' ? value : undefined
}

/** What sounds odd in a sentence that is put together while the product runs. */
export const oddInWords = (words: string): readonly string[] => oddIn(words, ODD_ON_SCREEN)

const oddIn = (words: string, odd: typeof ODD): readonly string[] =>
  odd.flatMap(({ pattern, say }) => {
    const found = pattern.exec(words)
    if (found === null) return []
    const around = words.slice(Math.max(0, found.index - 30), found.index + 40).replaceAll(/\s+/g, ' ')
    return [`“${around.trim()}”: say ${say}`]
  })
