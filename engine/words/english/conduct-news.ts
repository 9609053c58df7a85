import type { ConductEvent } from '../../conduct/events.ts'
import type { NewsOf } from '../news-of.ts'
import { andList, chips, does, player, type Say, say, whose } from '../say.ts'
import { lengthName, offenceNames, roleNames, stepNames } from './conduct-names.ts'

const side = (who: string): Say => (who === 'house' ? say`the house` : say`${player(who)}`)
const number = (entry: number): string => `#${entry}`

/** Each event of the record in a sentence. A new event without an entry does not compile. */
export const conductNews: NewsOf<ConductEvent> = {
  RecordOpened: ({ host }) => say`The record of ${host} is open.`,
  WaysSet: () => say`The settings of the record changed.`,
  BookSet: () => say`The record now follows another book.`,

  OffenceRecorded: it =>
    say`${number(it.number)} ${player(it.player)}: ${offenceNames[it.offence]}. Proposed: ${stepNames[it.proposed.step]}${lengthName(it.proposed.length)}.`,
  OffenceDecided: it =>
    say`${number(it.entry)} ${player(it.player)}: ${stepNames[it.step]}${lengthName(it.length)}${it.reason === null ? '' : ` (${it.reason})`}.`,
  SanctionLifted: it => say`${number(it.entry)} ${player(it.player)}: lifted (${it.reason}).`,

  DisputeOpened: ({ number: entry, what }) => say`${number(entry)} Dispute: ${what}.`,
  PotHeld: ({ dispute, chips: held, paid }) =>
    say`${number(dispute)} The house holds ${chips(held)}; ${chips(paid)} is paid.`,
  DisputeRuled: it => say`${number(it.dispute)} ${roleNames[it.role]} rules: ${it.ruling}.`,
  Appealed: ({ dispute, to }) => say`${number(dispute)} Appeal to ${roleNames[to]}.`,
  PotReleased: ({ dispute, shares }) =>
    say`${number(dispute)} The held chips go to ${andList(shares.map(it => player(it.player)))}.`,
  DisputeClosed: ({ dispute }) => say`${number(dispute)} The dispute is closed.`,
  CorrectionProposed: ({ dispute, from, to, chips: sum }) =>
    say`${number(dispute)} Correction: ${chips(sum)} from ${side(from)} to ${side(to)}.`,
  CorrectionMade: ({ dispute }) => say`${number(dispute)} The correction is made.`,

  IncidentRecorded: ({ number: entry, what, ruling }) => say`${number(entry)} ${what} Ruling: ${ruling}`,

  PapersShown: it => say`${does(it, 'shows', 'show')} ID.`,
  PersonExcluded: it => say`${does(it, 'is', 'are')} excluded from play.`,
  ExclusionEnded: it => say`${whose(it)} exclusion has ended.`,
  DrunkMarked: it =>
    it.drunk ? say`${does(it, 'is', 'are')} too drunk to play.` : say`${does(it, 'is', 'are')} fit to play again.`,
  SmokerMarked: it => (it.smokes ? say`${does(it, 'smokes', 'smoke')}.` : say`${does(it, 'doesn’t', 'don’t')} smoke.`),
  HousePlayerMarked: it =>
    it.plays === null
      ? say`${does(it, 'no longer plays', 'no longer play')} for the house.`
      : say`${does(it, 'plays', 'play')} for the house as a ${it.plays}.`,
  Accommodated: it => say`${player(it.player)}: ${it.what}.`,
  StreamingAllowed: it =>
    it.may ? say`${does(it, 'may', 'may')} stream.` : say`${does(it, 'may not', 'may not')} stream.`,
  ExperienceNoted: it => say`${player(it.player)}: ${it.experience}.`,
  RulesAccepted: it => say`${does(it, 'accepts', 'accept')} the house rules (${it.edition}).`,
  ChildSeenTo: it => say`A child (${player(it.player)}): ${it.step.replaceAll('-', ' ')}.`,

  OfficialAppointed: ({ name, role }) => say`${name} is named ${roleNames[role]}.`,
  DutySet: ({ name, onDuty }) => say`${name} is ${onDuty ? 'on' : 'off'} duty.`,
  StaffEmployed: ({ name }) => say`${name} works here.`,
  StaffTrained: ({ name, about }) => say`${name} is trained: ${about.replaceAll('-', ' ')}.`,

  EntriesForgotten: ({ entries }) =>
    say`${entries.length === 1 ? '1 old entry' : `${entries.length} old entries`} removed.`,
}
