import type { BookId, RuleId } from '../rulebooks/rule-id.ts'

/**
 * How a breach is weighed: cheating and help by a device have penalties of their own; the code of conduct and etiquette
 * have a ladder each; what somebody is only told to correct counts as a breach of etiquette when it comes again.
 */
export type OffenceClass = 'cheating' | 'device-help' | 'code' | 'etiquette' | 'put-right'

/** What has to be seen to at once beside the person: another deck, a count of the pot, security, a hold on the award. */
export type AtOnce = 'new-deck' | 'count-pot' | 'security' | 'hold-award'

/** A kind of breach: how it is weighed, what each book says of it, and what it calls for at once. */
export type OffenceRow = {
  readonly class: OffenceClass
  /** Too grave for a warning first. */
  readonly grave?: boolean
  readonly atOnce?: readonly AtOnce[]
  /** It is dealers who do it. */
  readonly staff?: boolean
  readonly rules: { readonly [B in BookId]?: readonly RuleId[] }
}

// biome-ignore format: a row an offence
/** Every breach that the books name, with their rules. */
export const OFFENCES = {
  collusion: { class: 'cheating', grave: true, rules: { rrp: ['rrp/1/conduct-code/1'], uspa: ['uspa/1.3.1.2.1', 'uspa/1.4'], wsop: ['wsop/35'] } },
  softplay: { class: 'etiquette', rules: { rrp: ['rrp/1/etiquette/4'], hpt: ['hpt/rrp7/1/softplay'], wsop: ['wsop/35'] } },
  'real-time-help': { class: 'device-help', grave: true, rules: { wsop: ['wsop/21', 'wsop/21-penalty'] } },
  messaging: { class: 'code', grave: true, rules: { wsop: ['wsop/26-removal', 'wsop/26'] } },
  threat: { class: 'code', grave: true, rules: { rrp: ['rrp/1/conduct-code/2'], uspa: ['uspa/1.3.1.2.2'], wsop: ['wsop/33'] } },
  profanity: { class: 'code', rules: { rrp: ['rrp/1/conduct-code/3'], uspa: ['uspa/1.3.1.2.2'], wsop: ['wsop/34'] } },
  abuse: { class: 'code', rules: { wsop: ['wsop/10'] } },
  disturbance: { class: 'code', rules: { rrp: ['rrp/1/conduct-code/4'], uspa: ['uspa/1.3.1.2.3'], wsop: ['wsop/36'] } },
  'card-damage': { class: 'code', atOnce: ['new-deck'], rules: { rrp: ['rrp/1/conduct-code/5'], uspa: ['uspa/1.3.1.2.4'], wsop: ['wsop/37'] } },
  'property-damage': { class: 'code', grave: true, rules: { rrp: ['rrp/1/conduct-code/6'], uspa: ['uspa/1.3.1.2.4'], wsop: ['wsop/38'] } },
  'illegal-substance': { class: 'code', grave: true, rules: { rrp: ['rrp/1/conduct-code/7'], uspa: ['uspa/1.3.1.2.4'], wsop: ['wsop/39'] } },
  intoxication: { class: 'code', grave: true, rules: { uspa: ['uspa/app1/5.3'], wsop: ['wsop/39'] } },
  weapon: { class: 'code', grave: true, atOnce: ['security'], rules: { rrp: ['rrp/1/conduct-code/8'], uspa: ['uspa/1.3.1.2.5'], wsop: ['wsop/40'] } },
  'out-of-pocket': { class: 'code', grave: true, rules: { wsop: ['wsop/346c'] } },
  'out-of-turn': { class: 'etiquette', rules: { rrp: ['rrp/1/etiquette/1'], uspa: ['uspa/1.3.2.1'], wsop: ['wsop/41'] } },
  splashing: { class: 'etiquette', atOnce: ['count-pot'], rules: { rrp: ['rrp/1/etiquette/2'], uspa: ['uspa/1.3.2.2'], wsop: ['wsop/42'] } },
  'checkdown-pact': { class: 'etiquette', rules: { rrp: ['rrp/1/etiquette/3'], uspa: ['uspa/1.3.2.3'], wsop: ['wsop/43'] } },
  'run-pact': { class: 'etiquette', rules: { wsop: ['wsop/212'] } },
  'hand-read-early': { class: 'etiquette', rules: { rrp: ['rrp/1/etiquette/5'], uspa: ['uspa/1.3.2.3'], wsop: ['wsop/44'] } },
  'told-to-show': { class: 'etiquette', rules: { rrp: ['rrp/1/etiquette/6'], uspa: ['uspa/1.3.2.4'], wsop: ['wsop/45'] } },
  'live-hand-told': { class: 'etiquette', rules: { rrp: ['rrp/1/etiquette/7'], uspa: ['uspa/1.3.2.5'], wsop: ['wsop/46'] } },
  'folded-hand-told': { class: 'etiquette', rules: { rrp: ['rrp/1/etiquette/8'], web: ['web/showdown/4'], wsop: ['wsop/47'] } },
  stalling: { class: 'etiquette', rules: { rrp: ['rrp/1/etiquette/9'], uspa: ['uspa/1.3.2.6'], wsop: ['wsop/48'] } },
  'cards-flung': { class: 'etiquette', rules: { rrp: ['rrp/1/etiquette/10'], uspa: ['uspa/1.3.2.7'], wsop: ['wsop/49'] } },
  'stacks-in-the-way': { class: 'put-right', rules: { rrp: ['rrp/1/etiquette/11'], uspa: ['uspa/1.3.2.8'], wsop: ['wsop/50'] } },
  'unfair-influence': { class: 'etiquette', rules: { rrp: ['rrp/1/etiquette/12'], uspa: ['uspa/1.3.2.9'], wsop: ['wsop/51'] } },
  phone: { class: 'etiquette', rules: { rrp: ['rrp/1/etiquette/13'], wsop: ['wsop/26', 'wsop/82'] } },
  'device-in-the-way': { class: 'put-right', rules: { wsop: ['wsop/27'] } },
  music: { class: 'put-right', rules: { wsop: ['wsop/27'] } },
  streaming: { class: 'etiquette', rules: { wsop: ['wsop/28'] } },
  advice: { class: 'etiquette', rules: { rrp: ['rrp/2/procedures/1'], uspa: ['uspa/app3/3.8'], wsop: ['wsop/20'] } },
  'played-by-another': { class: 'etiquette', rules: { rrp: ['rrp/2/procedures/1'], uspa: ['uspa/app3/3.8'], wsop: ['wsop/66'] } },
  'others-chips': { class: 'etiquette', rules: { uspa: ['uspa/app3/3.9'] } },
  'pushing-bets': { class: 'etiquette', rules: { rrp: ['rrp/2/procedures/13'], uspa: ['uspa/app3/3.12', 'uspa/2.2/pushing-bets', 'uspa/2.2/saving-bets'], wsop: ['wsop/69'] } },
  'potting-out': { class: 'etiquette', rules: { rrp: ['rrp/2/procedures/13'], uspa: ['uspa/app3/3.12', 'uspa/2.2/potting-out'], wsop: ['wsop/69'] } },
  insurance: { class: 'etiquette', rules: { rrp: ['rrp/2/procedures/16'], uspa: ['uspa/app3/3.15'], wsop: ['wsop/72'] } },
  'muck-searched': { class: 'etiquette', rules: { rrp: ['rrp/2/procedures/23'], uspa: ['uspa/app3/3.22'], wsop: ['wsop/80'] } },
  'next-card-shown': { class: 'put-right', staff: true, rules: { rrp: ['rrp/2/procedures/24'], uspa: ['uspa/app3/3.23'], wsop: ['wsop/81'] } },
  inattention: { class: 'put-right', rules: { rrp: ['rrp/2/procedures/25'], uspa: ['uspa/app3/3.24'], wsop: ['wsop/82'] } },
  'other-language': { class: 'etiquette', rules: { rrp: ['rrp/2/procedures/28'], uspa: ['uspa/app3/3.27'], wsop: ['wsop/29'] } },
  'cards-off-the-table': { class: 'etiquette', rules: { wsop: ['wsop/19'] } },
  'cards-hidden': { class: 'put-right', rules: { rrp: ['rrp/2/procedures/18'], uspa: ['uspa/app3/3.17'], wsop: ['wsop/75'] } },
  'cards-carried-off': { class: 'etiquette', rules: { wsop: ['wsop/352b'] } },
  'upcards-reordered': { class: 'etiquette', rules: { rrp: ['rrp/8/intro/upcard-order'], wsop: ['wsop/seven-card-stud-upcards', 'wsop/super-stud-upcards', 'wsop/razzdugi-upcards', 'wsop/razzduci-upcards'] } },
  smoking: { class: 'put-right', rules: { rrp: ['rrp/1/tobacco/1'], uspa: ['uspa/1.3.3.1'], wsop: ['wsop/30'] } },
  dress: { class: 'put-right', rules: { wsop: ['wsop/13'] } },
} as const satisfies Readonly<Record<string, OffenceRow>>

/** A kind of breach. */
export type OffenceKind = keyof typeof OFFENCES

/** Every kind of breach. */
export const OFFENCE_KINDS = Object.keys(OFFENCES) as readonly OffenceKind[]

/** What is known of a kind of breach. */
export const offenceRow = (kind: OffenceKind): OffenceRow => OFFENCES[kind]

/** The rules of a book on a breach; where it is silent Robert's, and else those of the book that speaks. */
export const offenceRules = (book: BookId, kind: OffenceKind): readonly RuleId[] => {
  const { rules } = offenceRow(kind)
  return rules[book] ?? rules.rrp ?? rules.wsop ?? rules.uspa ?? []
}
