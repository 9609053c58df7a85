import { cards, does, type Say, say, whose } from '@cardroom/engine/words'
import type { Preferred, ValueOf } from '../../protocol/preferences.ts'
import type { HostedEvent } from '../../table/state/events.ts'
import { roleName } from '../../words/german/role-names.ts'
import { dich } from './cases.ts'

type Event<T extends HostedEvent['type']> = Extract<HostedEvent, { readonly type: T }>

/** Somebody at the table, as the subject of what they do. */
const who = (person: string, they: string, you: string) => does({ player: person }, they, you)

/** What has happened with somebody's time, line or seat, in a sentence; null for what is nobody else's business. */
export const peopleSay = (event: HostedEvent): Say | null => {
  switch (event.type) {
    case 'RoleGiven':
      return say`${who(event.person, 'ist', 'bist')} jetzt ${roleName(event.role)}.`
    case 'RightsChanged':
      return barred(event)
    case 'Paused':
      return event.paused ? say`Der Gastgeber hat den Tisch angehalten.` : say`Es geht weiter.`
    case 'EndSaid':
      return event.ends ? say`Der Tisch schließt nach dieser Hand.` : say`Der Tisch bleibt offen.`
    case 'TimeRanOut':
      return say`${whose({ player: event.person })} Zeit ist abgelaufen.`
    case 'BankUsed':
      return say`${who(event.person, 'nutzt', 'nutzt')} ${seconds(event.seconds)} der Zeitbank.`
    case 'LineLost':
      return say`${who(event.person, 'hat', 'hast')} die Verbindung verloren.`
    case 'GraceGiven':
      return say`${who(event.person, 'bekommt', 'bekommst')} noch ${seconds(event.seconds)} für die Verbindung.`
    case 'LineFound':
      return say`${who(event.person, 'ist', 'bist')} wieder verbunden.`
    case 'Resumed':
      return say`Der Raum war eine Weile geschlossen. Niemand verliert dadurch Zeit.`
    case 'Preferred':
      return preferredSay(event.person, event.preference)
    case 'ReportAnswered':
      return event.agrees
        ? say`${who(event.person, 'stimmt', 'stimmst')} der Meldung zu.`
        : say`${who(event.person, 'stimmt', 'stimmst')} der Meldung nicht zu.`
    case 'ReportEnded':
      return reportEnded(event)
    case 'CardsTabled':
      return say`${who(event.person, 'zeigt', 'zeigst')} ${cards(event.cards)}.`
    case 'RabbitShown':
      return say`${who(event.person, 'fragt', 'fragst')}, was noch gekommen wäre: ${cards(event.boards.flat())}.`
    case 'OptionsSet':
      return optionsSay(event)
    case 'SeatAnswered':
      return event.how === 'approved' && event.by !== undefined
        ? say`${who(event.by, 'genehmigt', 'genehmigst')} ${whose({ player: event.person })} Anfrage.`
        : null
    case 'DoorSet':
      return event.open ? say`Der Tisch ist jetzt für alle offen.` : say`Der Tisch ist jetzt nur noch auf Einladung.`
    default:
      return null
  }
}

/** What players choose for themselves is their own business, but for what they offer the others. */
const preferredSay = (person: string, { type, value }: Preferred): Say | null => {
  switch (type) {
    case 'run-it':
      return say`${who(person, 'lässt', 'lässt')} das Board ${RUNS[value]} laufen, wenn alle Übrigen zustimmen.`
    case 'show-all-in':
      return value
        ? say`${who(person, 'zeigt', 'zeigst')} die Hand, wenn alle all-in sind.`
        : say`${who(person, 'lässt', 'lässt')} die Hand verdeckt, wenn alle all-in sind.`
    case 'chop':
      return value
        ? say`${who(person, 'teilt', 'teilst')} die Blinds, wenn alle anderen folden.`
        : say`${who(person, 'spielt', 'spielst')} die Blinds aus.`
    default:
      return null
  }
}

const RUNS: Readonly<Record<ValueOf<'run-it'>, string>> = { 1: 'einmal', 2: 'zweimal', 3: 'dreimal' }

const seconds = (count: number): string => (count === 1 ? '1 Sekunde' : `${count} Sekunden`)

const barred = ({ person, muted, banned }: Event<'RightsChanged'>): Say => {
  if (banned) return say`${who(person, 'ist', 'bist')} von diesem Tisch verbannt.`
  return muted
    ? say`Der Gastgeber hat ${dich(person)} stummgeschaltet.`
    : say`${who(person, 'darf', 'darfst')} an diesen Tisch und in den Chat.`
}

const optionsSay = ({ equities, approval, unaided = false }: Event<'OptionsSet'>): Say => {
  const odds = equities
    ? 'Sind alle all-in und zeigen ihre Hand, sehen alle, wie die Hände stehen.'
    : 'Die Chancen von All-in-Händen werden nicht gezeigt.'
  const parts = [
    odds,
    approval ? 'Der Gastgeber genehmigt Plätze und Chips.' : '',
    unaided ? 'Die Hände werden nicht benannt.' : '',
  ]
  return say`${parts.filter(it => it !== '').join(' ')}`
}

const reportEnded = ({ how, person = '' }: Event<'ReportEnded'>): Say => {
  switch (how) {
    case 'agreed':
      return say`Alle, die an der Hand beteiligt sind, stimmen zu.`
    case 'refused':
      return say`Die Meldung ändert nichts. Es geht weiter.`
    case 'ruled':
      return say`${who(person, 'nimmt', 'nimmst')} die Meldung an, ohne an der Hand beteiligt zu sein.`
    case 'ruled-out':
      return say`${who(person, 'weist', 'weist')} die Meldung ab, ohne an der Hand beteiligt zu sein. Es geht weiter.`
    case 'taken-back':
      return say`${who(person, 'nimmt', 'nimmst')} die Meldung zurück. Es geht weiter.`
    case 'late':
      return say`Nicht alle haben rechtzeitig zugestimmt. Die Meldung ändert nichts, es geht weiter.`
  }
}
