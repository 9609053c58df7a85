import type { OffenceKind } from '../../conduct/offence.ts'
import type { Length, Role, Step } from '../../conduct/record.ts'

/** What each offense is called. A new one without a name does not compile. */
export const offenceNames: Readonly<Record<OffenceKind, string>> = {
  collusion: 'collusion or cheating',
  softplay: 'soft-playing an opponent',
  'real-time-help': 'help from a device during a hand',
  messaging: 'messaging another player at the table',
  threat: 'a threat',
  profanity: 'profanity',
  abuse: 'rudeness or abuse',
  disturbance: 'a disturbance',
  'card-damage': 'damaging cards',
  'property-damage': 'damaging property',
  'illegal-substance': 'an illegal substance',
  intoxication: 'being too drunk to play',
  weapon: 'a weapon',
  'out-of-pocket': 'playing without the chips to pay',
  'out-of-turn': 'acting out of turn on purpose',
  splashing: 'splashing the pot',
  'checkdown-pact': 'agreeing to check it down',
  'run-pact': 'agreeing to check before running it twice',
  'hand-read-early': 'reading a hand before it is shown',
  'told-to-show': 'telling somebody to show',
  'live-hand-told': 'revealing a live hand',
  'folded-hand-told': 'revealing a folded hand',
  stalling: 'stalling',
  'cards-flung': 'throwing cards at the dealer or away from the muck',
  'stacks-in-the-way': 'chips stacked in the way',
  'unfair-influence': 'influencing play unfairly',
  phone: 'using a phone',
  'device-in-the-way': 'a device in the way',
  music: 'listening to music',
  streaming: 'streaming without permission',
  advice: 'advice on a hand',
  'played-by-another': 'a hand played by somebody else',
  'others-chips': 'playing somebody else’s chips',
  'pushing-bets': 'pushing bets',
  'potting-out': 'taking money from pots by agreement',
  insurance: 'an insurance deal',
  'muck-searched': 'looking through the muck or the stub',
  'next-card-shown': 'showing the next card',
  inattention: 'not paying attention',
  'other-language': 'speaking another language during a hand',
  'cards-off-the-table': 'cards off the table',
  'cards-hidden': 'hidden cards',
  'cards-carried-off': 'leaving the table with cards',
  'upcards-reordered': 'reordering upcards',
  smoking: 'smoking where it is not allowed',
  dress: 'dress or hygiene',
}

/** What can follow from an offense, as a person would say it. */
export const stepNames: Readonly<Record<Step, string>> = {
  nothing: 'no action',
  ask: 'asked to fix it',
  warn: 'warning',
  suspend: 'suspension',
  remove: 'out for the day',
  bar: 'barred',
  'bar-rest-of-event': 'barred for the rest of the event',
  disqualify: 'disqualified',
  'bar-for-life': 'barred for life',
  'forfeit-chips': 'chips forfeited',
  'deny-winnings': 'winnings denied',
  'hold-devices': 'devices held',
}

/** What those who rule are called. */
export const roleNames: Readonly<Record<Role, string>> = {
  dealer: 'the dealer',
  floor: 'the floor',
  'shift-supervisor': 'the shift supervisor',
  'shift-lead-manager': 'the shift lead manager',
  'tournament-director': 'the tournament director',
  referee: 'the referee',
  host: 'the host',
  management: 'management',
}

/** How long a step lasts, to stand after its name: ` for 10 hands`. */
export const lengthName = (length: Length | null): string => {
  if (length === null) return ''
  if ('deals' in length) return length.deals === 1 ? ' for 1 hand' : ` for ${length.deals} hands`
  return length.until === null
    ? ''
    : ` until ${new Date(length.until).toISOString().slice(0, 16).replace('T', ' ')} UTC`
}
