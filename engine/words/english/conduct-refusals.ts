import type { ConductRefusal, ConductWhy } from '../../conduct/refusal.ts'
import { chips, does, orList, type Part, type Say, say } from '../say.ts'
import { roleNames, stepNames } from './conduct-names.ts'

/** Why the record can’t take something, in a sentence. */
export const conductRefusal = (refusal: ConductRefusal): Say => say`${refusals[refusal.why](refusal)}.`

const who = ({ player }: ConductRefusal, they: string, you: string): Part =>
  player === undefined ? `That player ${they}` : does({ player }, they, you)

const role = ({ role: id }: ConductRefusal): string => (id === undefined ? 'somebody else' : roleNames[id])

const until = ({ until: time }: ConductRefusal): string =>
  time == null ? '' : ` until ${new Date(time).toISOString().slice(0, 16).replace('T', ' ')} UTC`

/** A sentence for each reason, without its full stop. A new reason without one does not compile. */
const refusals: Readonly<Record<ConductWhy, (refusal: ConductRefusal) => Say>> = {
  'no-such-order': () => say`There’s no such order`,
  'no-record-yet': () => say`The house has no record yet: open one first`,
  'record-is-open': () => say`The record is already open`,
  'time-goes-back': () => say`That’s earlier than what has already happened`,
  'not-your-role': it => say`You can’t do that: ask ${role(it)}`,
  'nobody-named': () => say`Name everybody it’s about, each once`,
  'no-such-entry': () => say`There’s no such entry`,
  'not-an-offence': () => say`That isn’t an offense here`,
  'decided-already': () => say`That has already been decided`,
  'step-not-offered': ({ steps = [] }) =>
    say`The book doesn’t have that: choose ${orList(steps.map(it => stepNames[it]))}`,
  'step-too-mild': ({ steps = [] }) =>
    say`The book allows nothing milder than ${orList(steps.map(it => stepNames[it]))}`,
  'too-short': it => say`That’s too short: out at least${until(it)}`,
  'too-long': it => say`That’s too long: out at most${until(it)}`,
  'nothing-to-lift': it => say`${who(it, 'has', 'have')} nothing that can be lifted`,
  'no-such-dispute': () => say`There’s no such dispute`,
  'too-late': () => say`It’s too late to ask for a ruling: the next hand has begun`,
  'dispute-is-closed': () => say`That dispute is closed`,
  'rule-is-missing': () => say`Name the rule it’s based on`,
  'reason-is-missing': () => say`Say why, in a few words`,
  'second-person-needed': () => say`A second person has to agree`,
  'you-are-involved': () => say`You’re involved yourself: somebody else has to rule`,
  'not-yours-to-rule': it => say`The ruling is for ${role(it)} to give`,
  'ruling-is-final': it => say`There’s no appeal from a ruling by ${role(it)}`,
  'nothing-ruled-yet': () => say`Nobody has ruled on it yet`,
  'appeal-is-open': it => say`An appeal is already waiting for ${role(it)}`,
  'amount-makes-no-sense': ({ least, most }) =>
    least !== undefined && most !== undefined
      ? say`That amount isn’t allowed: ${chips(least)} to ${chips(most)} is`
      : say`That amount isn’t allowed`,
  'same-person': () => say`Chips go from one player to another`,
  'no-such-correction': () => say`There’s no such correction, or it has been made`,
  'no-referee': () => say`Nobody can rule before a referee is named`,
  'referee-is-here': () => say`The referee is on duty: the ruling is theirs to give`,
  'named-by-association': () => say`In a sanctioned event the association names the referee`,
  'sanctioned-needs-tournament': () => say`Sanctioned play has to be a tournament`,
  'referee-may-not-play': () => say`The referee can’t play here`,
  'no-such-official': () => say`Nobody on the staff has that name`,
  'under-age': it => say`${who(it, 'isn’t', 'aren’t')} old enough to play here`,
  'document-not-accepted': () => say`That document isn’t accepted`,
  'document-expired': () => say`That document has expired`,
  'id-is-missing': it => say`${who(it, 'hasn’t', 'haven’t')} shown ID yet`,
  excluded: it => say`${who(it, 'is', 'are')} excluded from play${until(it)}`,
  barred: it => say`${who(it, 'is', 'are')} barred${until(it)}`,
  drunk: it => say`${who(it, 'is', 'are')} too drunk to play`,
  'exclusion-not-kept': () => say`This house doesn’t keep that list`,
  'kept-until-then': it => say`${who(it, 'asked', 'asked')} to be kept out${until(it)}, and that stands`,
  'no-such-training': () => say`There’s no such training`,
  'step-out-of-order': () => say`Another step comes first`,
}
