import type { RuleId } from '../../rulebooks/rule-id.ts'
import type { PlayerId } from '../../table/player.ts'
import type { Time } from '../../table/time.ts'

/** Which list or request keeps somebody out. */
export const EXCLUSIONS = ['written-request', 'self-exclusion-list', 'state-list'] as const
/** One of the lists or requests. */
export type ExclusionBy = (typeof EXCLUSIONS)[number]

/** Papers that somebody showed: a document, whether of this country, born and valid until as days, or known to staff. */
export type Papers = {
  readonly document: string
  readonly citizen: boolean
  /** As `2005-06-10`. */
  readonly born: string
  /** As `2030-01-31`; null where the document names no day. */
  readonly validUntil: string | null
  readonly at: Time
}

/** What the house knows about a person beside what they did. */
export type PersonFile = {
  readonly player: PlayerId
  readonly papers: Papers | null
  readonly excluded: { readonly by: ExclusionBy; readonly until: Time | null } | null
  /** Too drunk to play, until somebody clears it. */
  readonly drunk: boolean
  readonly smokes: boolean
  /** Works for the house at the tables: named to anyone who asks. */
  readonly plays: 'prop' | 'shill' | null
  /** What the house lets them do otherwise: play from a rack. */
  readonly accommodations: readonly string[]
  readonly mayStream: boolean
  /** What staff know of them: a beginner, a regular. */
  readonly experience: string
  /** The house rules they accepted by sitting down. */
  readonly accepted: { readonly edition: string; readonly at: Time } | null
  /** The steps taken for a child who is alone. */
  readonly child: readonly { readonly step: ChildStep; readonly at: Time; readonly rules: readonly RuleId[] }[]
}

/** What is done for a child who seems to be alone, in this order. */
export const CHILD_STEPS = [
  'found',
  'staff-stays',
  'parent-sought',
  'parent-found',
  'authority-called',
  'handed-over',
] as const
/** One of the steps for a child. */
export type ChildStep = (typeof CHILD_STEPS)[number]

/** The file of somebody nobody has written about yet. */
export const newFile = (player: PlayerId): PersonFile => ({
  player,
  papers: null,
  excluded: null,
  drunk: false,
  smokes: false,
  plays: null,
  accommodations: [],
  mayStream: false,
  experience: '',
  accepted: null,
  child: [],
})
