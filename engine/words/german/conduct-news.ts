import type { ConductEvent } from '../../conduct/events.ts'
import type { NewsOf } from '../news-of.ts'
import { chips, does, player, type Say, say, whose } from '../say.ts'
import { childSteps, lengthName, offenceNames, roleAsked, roleNames, stepNames, trainings } from './conduct-names.ts'
import { capital, und } from './voice.ts'

const side = (who: string): Say => (who === 'house' ? say`dem Haus` : say`${player(who)}`)
const number = (entry: number): string => `Nr. ${entry}`

/** Each event of the record in a sentence. A new event without an entry does not compile. */
export const conductNews: NewsOf<ConductEvent> = {
  RecordOpened: ({ host }) => say`Die Akte von ${host} ist angelegt.`,
  WaysSet: () => say`Die Einstellungen der Akte sind geändert.`,
  BookSet: () => say`Die Akte folgt einem anderen Regelbuch.`,

  OffenceRecorded: it =>
    say`${number(it.number)} ${player(it.player)}: ${offenceNames[it.offence]}. Vorschlag: ${stepNames[it.proposed.step]}${lengthName(it.proposed.length)}.`,
  OffenceDecided: it =>
    say`${number(it.entry)} ${player(it.player)}: ${stepNames[it.step]}${lengthName(it.length)}${it.reason === null ? '' : ` (${it.reason})`}.`,
  SanctionLifted: it => say`${number(it.entry)} ${player(it.player)}: aufgehoben (${it.reason}).`,

  DisputeOpened: ({ number: entry, what }) => say`${number(entry)} Streit: ${what}.`,
  PotHeld: ({ dispute, chips: held, paid }) =>
    say`${number(dispute)} Das Haus hält ${chips(held)} zurück; ${chips(paid)} sind ausgezahlt.`,
  DisputeRuled: it => say`${number(it.dispute)} ${capital(roleNames[it.role])} entscheidet: ${it.ruling}.`,
  Appealed: ({ dispute, to }) => say`${number(dispute)} Einspruch an ${roleAsked(to)}.`,
  PotReleased: ({ dispute, shares }) =>
    say`${number(dispute)} Die zurückgehaltenen Chips gehen an ${und(shares.map(it => player(it.player)))}.`,
  DisputeClosed: ({ dispute }) => say`${number(dispute)} Der Streit ist beigelegt.`,
  CorrectionProposed: ({ dispute, from, to, chips: sum }) =>
    say`${number(dispute)} Berichtigung: ${chips(sum)} von ${side(from)} zu ${side(to)}.`,
  CorrectionMade: ({ dispute }) => say`${number(dispute)} Die Berichtigung ist gemacht.`,

  IncidentRecorded: ({ number: entry, what, ruling }) => say`${number(entry)} ${what} Entscheidung: ${ruling}`,

  PapersShown: it => say`${does(it, 'zeigt', 'zeigst')} den Ausweis.`,
  PersonExcluded: it => say`${does(it, 'ist', 'bist')} vom Spiel ausgeschlossen.`,
  ExclusionEnded: it => say`${whose(it)} Sperre ist zu Ende.`,
  DrunkMarked: it =>
    it.drunk
      ? say`${does(it, 'ist', 'bist')} zu betrunken zum Spielen.`
      : say`${does(it, 'kann', 'kannst')} wieder spielen.`,
  SmokerMarked: it =>
    it.smokes ? say`${does(it, 'raucht', 'rauchst')}.` : say`${does(it, 'raucht', 'rauchst')} nicht.`,
  HousePlayerMarked: it =>
    it.plays === null
      ? say`${does(it, 'spielt', 'spielst')} nicht mehr für das Haus.`
      : say`${does(it, 'spielt', 'spielst')} für das Haus (${it.plays}).`,
  Accommodated: it => say`${player(it.player)}: ${it.what}.`,
  StreamingAllowed: it =>
    it.may ? say`${does(it, 'darf', 'darfst')} streamen.` : say`${does(it, 'darf', 'darfst')} nicht streamen.`,
  ExperienceNoted: it => say`${player(it.player)}: ${it.experience}.`,
  RulesAccepted: it => say`${does(it, 'nimmt', 'nimmst')} die Hausregeln an (${it.edition}).`,
  ChildSeenTo: it => say`Ein Kind (${player(it.player)}): ${childSteps[it.step]}.`,

  OfficialAppointed: ({ name, role }) => say`${name} ist jetzt ${roleNames[role]}.`,
  DutySet: ({ name, onDuty }) => say`${name} ist ${onDuty ? 'im' : 'nicht im'} Dienst.`,
  StaffEmployed: ({ name }) => say`${name} arbeitet hier.`,
  StaffTrained: ({ name, about }) => say`${name} ist geschult: ${trainings[about]}.`,

  EntriesForgotten: ({ entries }) =>
    say`${entries.length === 1 ? '1 alter Eintrag ist' : `${entries.length} alte Einträge sind`} gelöscht.`,
}
