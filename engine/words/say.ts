import type { Card } from '../cards/card.ts'
import type { Chips, Seat } from '../deal/chips.ts'
import type { RuleId } from '../rulebooks/rule-id.ts'
import type { PlayerId } from '../table/player.ts'

/** A verb for what somebody does: of others, and to the reader. */
export type Does = readonly [they: string, you: string]

/** A person in a sentence: by the seat they have in the deal, or by their id at the table. */
export type Who = { readonly seat: Seat } | { readonly player: PlayerId }

/**
 * A piece of a sentence. What a sentence is about stays data until the edge: the terminal prints it, the room puts
 * names in, the page draws it, and nobody searches a sentence for what was in it.
 */
export type Part =
  | string
  /** Somebody, with what they do, or with what is theirs; `as` is what the reader is called here where `you` is inflected. */
  | (Who & { readonly does?: Does; readonly whose?: true; readonly as?: string })
  /** Somebody by a name that is known already, as the room sends it to a page; `you` for the reader. */
  | {
      readonly name: string
      readonly seat?: Seat
      readonly player?: PlayerId
      readonly you?: true
      readonly does?: Does
      readonly whose?: true
      readonly as?: string
    }
  | { readonly card: Card }
  /** Cards that are face down for the reader. */
  | { readonly hidden: number }
  | { readonly chips: Chips }
  | { readonly rule: RuleId }

/** A sentence, or a part of one, as data. */
export type Say = readonly Part[]

/** A sentence out of plain words and what stands between them: say`${does(3, 'calls', 'call')} ${chips(20)}.` */
export const say = (words: TemplateStringsArray, ...between: readonly (Part | Say)[]): Say => {
  const parts: Part[] = []
  for (let i = 0; i < words.length; i++) {
    const text = words[i]!
    if (text !== '') add(parts, text)
    const part = between[i]
    if (part === undefined) continue
    if (isSay(part)) for (const it of part) add(parts, it)
    else add(parts, part)
  }
  return parts
}

const isSay = (part: Part | Say): part is Say => Array.isArray(part)

/** Plain words that follow each other become one. */
const add = (parts: Part[], part: Part): void => {
  const last = parts[parts.length - 1]
  if (typeof part === 'string' && typeof last === 'string') parts[parts.length - 1] = last + part
  else if (part !== '') parts.push(part)
}

/** Nothing to say. */
export const NOTHING: Say = []

/** Somebody by their seat. */
export const seat = (number: Seat): Part => ({ seat: number })
/** Somebody by their id at the table. */
export const player = (id: PlayerId): Part => ({ player: id })
/** An amount of chips. */
export const chips = (amount: Chips): Part => ({ chips: amount })
/** A rule by its id. */
export const rule = (id: RuleId): Part => ({ rule: id })

/** What somebody does: `Sam calls`, `You call`. */
export const does = (who: Who, they: string, you: string): Part =>
  'player' in who ? { player: who.player, does: [they, you] } : { seat: who.seat, does: [they, you] }

/** What is somebody's: `Sam’s`, `your`; with another word for `your` where the language inflects it. */
export const whose = (who: Who, as?: string): Part => ({ ...only(who), whose: true, ...(as !== undefined && { as }) })

/** Somebody in a place where the reader is not simply `you`: `an Sam`, `an dich`. */
export const calledAs = (who: Who, as: string): Part => ({ ...only(who), as })

/** Who it is and no more, whatever else is known of what they did. */
const only = (who: Who): Who => ('player' in who ? { player: who.player } : { seat: who.seat })

/** Cards side by side; those that nobody may see here are counted. */
export const cards = (list: readonly Card[]): Say => {
  const known = list.filter(card => card !== HIDDEN)
  const hidden = list.length - known.length
  const parts: Part[] = known.map(card => ({ card }))
  return joined(hidden === 0 ? parts : [...parts, { hidden }], ' ')
}

const HIDDEN = '??'

/** Parts with the same words between them. */
export const joined = (parts: readonly (Part | Say)[], between: string, last = between): Say =>
  parts.reduce<Say>((before, part, i) => {
    if (i === 0) return say`${part}`
    return say`${before}${i === parts.length - 1 ? last : between}${part}`
  }, NOTHING)

/** `20 or 40`, `fold, call 20 or raise`. */
export const orList = (parts: readonly (Part | Say)[]): Say => joined(parts, ', ', ' or ')

/** `seats 1, 2 and 4`. */
export const andList = (parts: readonly (Part | Say)[]): Say => joined(parts, ', ', ' and ')
