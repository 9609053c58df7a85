import type { ConductRefusal, ConductWhy } from '../../conduct/refusal.ts'
import { chips, does, type Part, type Say, say } from '../say.ts'
import { roleAsked, roleNames, stepNames, timeName } from './conduct-names.ts'
import { capital, oder } from './voice.ts'

/** Why the record can’t take something, in a sentence. */
export const conductRefusal = (refusal: ConductRefusal): Say => say`${refusals[refusal.why](refusal)}.`

const who = ({ player }: ConductRefusal, they: string, you: string): Part =>
  player === undefined ? `Diese Person ${they}` : does({ player }, they, you)

const role = ({ role: id }: ConductRefusal): string => (id === undefined ? 'jemand anders' : roleNames[id])
const asked = ({ role: id }: ConductRefusal): string => (id === undefined ? 'jemand anders' : roleAsked(id))

const until = ({ until: time }: ConductRefusal): string => (time == null ? '' : ` bis ${timeName(time)}`)

const steps = ({ steps: all = [] }: ConductRefusal): Say => oder(all.map(it => stepNames[it]))

/** A sentence for each reason, without its full stop. A new reason without one does not compile. */
const refusals: Readonly<Record<ConductWhy, (refusal: ConductRefusal) => Say>> = {
  'no-such-order': () => say`Diesen Auftrag gibt es nicht`,
  'no-record-yet': () => say`Das Haus hat noch keine Akte: Leg zuerst eine an`,
  'record-is-open': () => say`Die Akte ist schon angelegt`,
  'time-goes-back': () => say`Das liegt vor dem, was schon geschehen ist`,
  'not-your-role': it => say`Das kannst du nicht: Frag ${asked(it)}`,
  'nobody-named': () => say`Nenn alle, um die es geht, jeden einmal`,
  'no-such-entry': () => say`Diesen Eintrag gibt es nicht`,
  'not-an-offence': () => say`Das ist hier kein Verstoß`,
  'decided-already': () => say`Das ist schon entschieden`,
  'step-not-offered': it => say`Das kennt das Regelbuch nicht: Wähl ${steps(it)}`,
  'step-too-mild': it => say`Milder als ${steps(it)} lässt es das Regelbuch nicht zu`,
  'too-short': it => say`Das ist zu kurz: mindestens${until(it)}`,
  'too-long': it => say`Das ist zu lang: höchstens${until(it)}`,
  'nothing-to-lift': it => say`${who(it, 'hat', 'hast')} nichts, was sich aufheben lässt`,
  'no-such-dispute': () => say`Diesen Streit gibt es nicht`,
  'too-late': () => say`Für eine Entscheidung ist es zu spät: Die nächste Hand hat begonnen`,
  'dispute-is-closed': () => say`Dieser Streit ist beigelegt`,
  'rule-is-missing': () => say`Nenn die Regel, um die es geht`,
  'reason-is-missing': () => say`Sag warum, in ein paar Worten`,
  'second-person-needed': () => say`Eine zweite Person muss zustimmen`,
  'you-are-involved': () => say`Du bist selbst beteiligt: Jemand anders muss entscheiden`,
  'not-yours-to-rule': it => say`Das entscheidet ${role(it)}`,
  'ruling-is-final': it => say`${capital(role(it))} hat entschieden: Dagegen gibt es keinen Einspruch`,
  'nothing-ruled-yet': () => say`Darüber hat noch niemand entschieden`,
  'appeal-is-open': it => say`Ein Einspruch wartet schon auf ${asked(it)}`,
  'amount-makes-no-sense': ({ least, most }) =>
    least !== undefined && most !== undefined
      ? say`Dieser Betrag geht nicht: ${chips(least)} bis ${chips(most)}`
      : say`Dieser Betrag geht nicht`,
  'same-person': () => say`Chips gehen von einem Spieler zu einem anderen`,
  'no-such-correction': () => say`Diese Berichtigung gibt es nicht, oder sie ist gemacht`,
  'no-referee': () => say`Niemand kann entscheiden, bevor ein Schiedsgericht benannt ist`,
  'referee-is-here': () => say`Das Schiedsgericht ist im Dienst: Es entscheidet`,
  'named-by-association': () => say`In einem anerkannten Turnier benennt der Verband das Schiedsgericht`,
  'sanctioned-needs-tournament': () => say`Anerkanntes Spiel ist ein Turnier`,
  'referee-may-not-play': () => say`Wer Schiedsgericht ist, kann hier nicht spielen`,
  'no-such-official': () => say`Im Personal heißt niemand so`,
  'under-age': it => say`${who(it, 'ist', 'bist')} nicht alt genug, um hier zu spielen`,
  'document-not-accepted': () => say`Dieses Dokument gilt hier nicht`,
  'document-expired': () => say`Dieses Dokument ist abgelaufen`,
  'id-is-missing': it => say`${who(it, 'hat', 'hast')} noch keinen Ausweis gezeigt`,
  excluded: it => say`${who(it, 'ist', 'bist')}${until(it)} vom Spiel ausgeschlossen`,
  barred: it => say`${who(it, 'hat', 'hast')}${until(it)} Hausverbot`,
  drunk: it => say`${who(it, 'ist', 'bist')} zu betrunken zum Spielen`,
  'exclusion-not-kept': () => say`Diese Liste führt das Haus nicht`,
  'kept-until-then': it => say`${who(it, 'wollte', 'wolltest')}${until(it)} ausgeschlossen sein, und das gilt`,
  'no-such-training': () => say`Diese Schulung gibt es nicht`,
  'step-out-of-order': () => say`Ein anderer Schritt kommt zuerst`,
}
