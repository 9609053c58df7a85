import { BOOKS, problemText } from '@cardroom/engine'
import type { ByWhy } from '@cardroom/engine/decider'
import { german } from '@cardroom/engine/german'
import { wordsIn } from '@cardroom/engine/languages'
import { heldIn } from '../../held-in.ts'
import type { Plan } from '../../protocol/named.ts'
import type { Already, RoomAbout, RoomRefusal, RuledOutBy } from '../../refusal.ts'
import { houseProblemText } from '../../rules/house-points.ts'
import { REPORTABLE } from '../../rules/software-dealt.ts'
import { roleName } from './role-names.ts'

/** What is wrong with what came along, a few things of it; they name fields, which are English. */
const problems = (refusal: RoomRefusal): string =>
  (refusal.problems ?? []).slice(0, 3).map(problemText).join('; ').slice(0, 400)

/** Every code of the room in a sentence. A new code without one doesn't compile. */
export const refusals: ByWhy<RoomRefusal, string> = {
  'added-already': () => 'Du hast deinen Teil zum Mischen schon beigetragen.',
  'as-it-is': ({ about }) => already(about!),
  'asked-already': () =>
    'Du hast in dieser Hand schon einmal gefragt: Ein Gastgeber oder jemand vom Floor, der nicht beteiligt ist, kann entscheiden.',
  'banned-from-room': () => 'Du bist von diesem Raum verbannt. Frag die, die ihn betreiben.',
  banned: () => 'Der Gastgeber hat dich von diesem Tisch verbannt.',
  'by-invitation': ({ about }) =>
    about === 'network'
      ? 'Neue Spieler aus deinem Netz brauchen eine Einladung: Bitte den Gastgeber um einen Link.'
      : 'Dieser Tisch ist nur für eingeladene Spieler: Bitte den Gastgeber um einen Link.',
  'cannot-chop': () => 'In diesem Spiel kannst du die Blinds nicht teilen.',
  'cannot-run-it': ({ about }) =>
    `In diesem Spiel kann das Board höchstens ${TIMES[about!.most] ?? `${about!.most}-mal`} laufen.`,
  'cards-are-dealt-here': () => 'Die Karten werden hier online ausgeteilt: Niemand gibt sie ein.',
  'cards-are-needed': ({ about }) =>
    about === 'boards'
      ? 'In diesem Spiel kann ein Board durch seine letzte Karte wegfallen: Gib die Boards ein, wie sie fallen.'
      : `Gib die Karten von Platz ${about!.seat} ein.`,
  'deal-is-on': ({ about }) => `An Tisch ${about!.table} läuft eine Hand: Versuch es noch einmal, wenn sie vorbei ist.`,
  'read-only': () =>
    'Der Raum ist gerade schreibgeschützt: du kannst dich umsehen und deine Hand zu Ende spielen, sonst lässt sich nichts ändern.',
  'dealing-stopped': () =>
    'Der Raum hält gleich für eine Wartung an: Bis er wieder da ist, kannst du keinen Tisch eröffnen.',
  'deck-not-sealed': () => 'Dieses Deck war nicht versiegelt.',
  'director-enters': () => 'Hier meldet die Turnierleitung Spieler an: Frag dort.',
  fault: () => 'Bei uns ist etwas schiefgegangen. Wir haben es notiert.',
  'hand-may-win': () =>
    'Deine Hand kann gewinnen, also wird sie gezeigt. Willst du vorher gefragt werden, stell das im Menü ein.',
  'host-is-needed': () => 'Ein Tisch braucht einen Gastgeber: Mach zuerst jemand anders dazu.',
  'house-makes-no-sense': refusal =>
    (refusal.problems ?? [])
      .slice(0, 5)
      .map(houseProblemText('de'))
      .map(problem => `${problem.slice(0, 1).toUpperCase()}${problem.slice(1)}.`)
      .join(' '),
  'last-director': () => 'Ein Turnier braucht eine Leitung: Lade zuerst jemand anders ein.',
  'looks-on': () => 'Du schaust zu. Der Gastgeber kann dich zum Spieler machen.',
  'manager-is-needed': () => 'Ein Floor braucht eine Leitung: Lade zuerst jemand anders ein.',
  'more-than-is-sold': ({ about }) =>
    about!.more === 0
      ? `Du hast hier ${german.chips(about!.has)}, das Maximum bei diesen Einsätzen.`
      : `Das sind bei diesen Einsätzen zu viele Chips: Kauf ${german.chips(about!.more)} oder weniger.`,
  muted: () => 'Der Gastgeber hat dich stummgeschaltet.',
  'name-is-taken': ({ about }) =>
    about!.at === 'room'
      ? `Der Name ${about!.name} ist vergeben: Wähle einen anderen, oder melde dich an, wenn er deiner ist.`
      : `An diesem Tisch gibt es schon ${about!.name}: Gib einen anderen Namen ein.`,
  nameless: () => 'Gib zuerst einen Namen ein.',
  'night-is-over': () => 'An diesem Tisch ist der Abend vorbei.',
  'no-account': () => 'Das behält der Raum für Spieler mit Konto; deins bleibt in diesem Browser.',
  'no-chips': () => 'Eine Berichtigung bewegt mindestens einen Chip.',
  'no-floor-yet': () => 'Der Floor ist noch nicht offen.',
  'no-hand-finished': () => 'An keinem Tisch, den der Raum kennt, ist eine Hand zu Ende.',
  'no-name': ({ about }) => NO_NAME[about!],
  'no-name-for': ({ about }) =>
    about === 'table' ? 'Gib dem Tisch einen lesbaren Namen oder keinen.' : 'Gib dem Haus einen lesbaren Namen.',
  'no-orders-here': ({ about }) =>
    about === 'list'
      ? 'Die Liste nimmt keine Befehle an: Öffne ein Turnier.'
      : 'Die Uhr nimmt keine Befehle an: Nutze die Seite des Turniers.',
  'no-playing-over': () => 'An einem Tisch, den Software führt, vertritt niemand einen Platz.',
  'no-rabbit-here': () => 'Was noch gekommen wäre, wird an diesem Tisch nicht gezeigt.',
  'no-record-yet': () => 'Noch ist nichts vermerkt.',
  'no-ruling-is-due': () => 'Keine Entscheidung steht aus.',
  'no-screen': () => 'Sie haben keinen eigenen Bildschirm zum Spielen.',
  'no-seat': ({ about }) =>
    about === 'you' ? 'Du hast hier keinen Platz. Nimm einen, um zu spielen.' : `${about!.name} hat hier keinen Platz.`,
  'no-seven-deuce-here': () =>
    'Das 7-2-Spiel braucht ein Cash Game mit zwei Holecards und Boards und ein Buch, das Nebenwetten den Spielern überlässt.',
  'no-such-book': () => `Dieses Buch gibt es nicht: Wähle ${BOOKS.join(', ')}.`,
  'no-such-code': () => 'Dieser Code gilt nicht: Bitte die Turnierleitung um einen neuen.',
  'no-such-event': () => 'Dieses Turnier gibt es nicht.',
  'no-such-game': ({ about }) =>
    about!.mixes ? `Kein Spiel und kein Mix heißt ${about!.game}.` : `Kein Spiel heißt ${about!.game}.`,
  'no-such-hand': ({ about }) => `Dieser Tisch hat keine beendete Hand ${about!.hand}.`,
  'no-such-invitation': ({ about }) => NO_INVITATION[about!],
  'no-such-person': () => 'Der Floor kennt diesen Spieler nicht.',
  'no-such-season': () => 'Dieses Turnier zählt für keine Saison.',
  'no-such-request': () => 'Diese Anfrage ist nicht mehr offen.',
  'no-such-report': () => 'Diese Meldung ist erledigt.',
  'no-such-rule': ({ about }) => `Es gibt keine Regel ${about!.id}.`,
  'no-such-table': ({ about }) => {
    if (about === 'unknown') return 'Diesen Tisch gibt es nicht.'
    return about === 'no-name-like-it' ? 'Kein Tisch heißt so.' : `Tisch ${about!.table} ist nicht offen.`
  },
  'nobody-is-due': () => 'Gerade ist niemand dran.',
  'nobody-there': ({ about }) => `Platz ${about!.seat} ist leer.`,
  'nobody-to-agree': () =>
    'Du bist an dieser Hand beteiligt, und niemand kann für die anderen zustimmen: Ein Gastgeber oder jemand vom Floor, der nicht beteiligt ist, muss entscheiden.',
  'not-a-choice': () => 'Das kannst du an diesem Tisch nicht wählen.',
  'not-a-kiosk': () => 'Dieses Gerät ist kein Kiosk: Das Personal macht es mit einem Link dazu.',
  'not-asked': ({ about }) =>
    about === 'own-report'
      ? 'Du hast das gemeldet: Die anderen antworten darauf, oder du nimmst es zurück.'
      : 'Gefragt sind nur die an dieser Hand Beteiligten und Unbeteiligte vom Floor.',
  'not-due': ({ about }) => {
    if (about === 'rows') return 'Du hast jetzt keine Karten zu legen.'
    return about!.is === 'decision'
      ? `Platz ${about!.seat} hat nichts zu entscheiden.`
      : `Für Platz ${about!.seat} ist nichts geplant.`
  },
  'not-bagged': () => 'Der Flight ist nicht eingetütet: Beende zuerst seinen Tag.',
  'not-entered': () => 'Niemand hier hat diese Nummer.',
  'not-for-bots': () => 'Bots spielen nur: Sie können keine Rolle haben.',
  'not-here': ({ about }) => (about === 'you' ? 'Du bist nicht an diesem Tisch.' : 'Niemand an diesem Tisch heißt so.'),
  'not-in-play': () => 'Nur wer im Turnier ist, kann ein Ausscheiden melden.',
  'not-in-the-bank': () => 'Die Bank ist für Spieler, die an diesem Tisch saßen, und den Gastgeber.',
  'not-in-the-deal': () => 'Du bist in dieser Hand nicht dabei.',
  'not-seated': () => 'Der Platz ist nicht zu haben.',
  'not-next': () => 'Eine Hand vor dieser fehlt im Archiv.',
  'not-now': ({ about }) =>
    `Das kannst du jetzt nicht wählen${about!.accepted.length === 0 ? '.' : `; möglich: ${about!.accepted.map(planName).join(', ')}.`}`,
  'not-oneself': ({ about }) =>
    about === 'adjustment'
      ? 'Eine Berichtigung ist zwischen zwei Leuten oder mit dem Haus.'
      : 'Das kannst du nicht mit dir selbst tun: Verlass stattdessen den Tisch.',
  'not-the-director': () => 'Das kann nur die Turnierleitung.',
  'not-the-time': ({ about }) => {
    if (about === 'report') return 'Keine Meldung ist überfällig.'
    return `Platz ${about!.seat} ${about!.is === 'early' ? 'hat noch Zeit' : 'bekommt keine Zeit mehr'}.`
  },
  'not-understood': refusal => notUnderstood(refusal.about!, problems(refusal)),
  'not-cards-to-show': () => 'Du kannst nur deine eigenen Karten der letzten Hand zeigen, jede einmal.',
  'not-your-cards': () => 'So kannst du diese Karten nicht legen.',
  'not-your-office': ({ about }) =>
    about === 'order'
      ? 'Das kannst du nicht selbst: Frag den Floor.'
      : 'Dieser Bildschirm ist für das Personal: Bitte den Floor um einen Link.',
  'not-your-pocket': ({ about }) =>
    `Du spielst hier, also kannst du keine Chips aus der Tasche von ${about!.name} nehmen. ${about!.name} kann auf der Seite der Bank zahlen, oder ein Gastgeber, der nicht spielt, tut es.`,
  'not-yours-to-do': ({ about }) => {
    if (about === 'bank') return 'Das kann nur der Gastgeber. Du kannst aus eigener Tasche zahlen.'
    return about === 'host-sees'
      ? 'Das kann nur der Gastgeber sehen.'
      : `Das kann nur: ${about!.roles.map(roleName).join(', ')}.`
  },
  'nothing-asked': () => 'Keine Meldung wartet.',
  'nothing-said': () => 'Schreib zuerst eine Nachricht.',
  'nothing-to-show': () => 'Du hast jetzt keine Karten zu zeigen.',
  'nothing-there': () => 'Hier gibt es nichts zu verfolgen.',
  'nothing-to-take-back': () => 'Seit Beginn der letzten Hand gibt es nichts zurückzunehmen.',
  'nothing-to-undo': ({ about }) => NOT_UNDONE[about!],
  'office-is-closed': () =>
    'Das Büro braucht das Token aus CARDROOM_OFFICE_TOKEN, gesendet als "Authorization: Bearer".',
  'own-flight': () => 'Ein Turnier kann nicht sein eigener Flight sein.',
  'plan-makes-no-sense': refusal => (refusal.problems ?? []).map(problemText).join('; '),
  'real-cards': () =>
    'An diesem Tisch wird mit echten Karten und Chips gespielt: Der Dealer setzt Spieler und gibt ein, was sie tun.',
  'real-cards-in-rows': ({ about }) =>
    `${about!.form} wird nach Reihen gewertet und kann hier nicht mit echten Karten gespielt werden: Spiel es online, oder wähle ein anderes Spiel.`,
  'report-is-open': () => 'Das Spiel ruht, bis eine Meldung beantwortet ist.',
  'ruled-out': ({ about }) => ruledOut(about!),
  'seat-is-asked-for': () => 'Jemand anders hat den Gastgeber um diesen Platz gebeten: Wähle einen anderen.',
  'set-aside': ({ about }) => {
    if (about === 'floor')
      return 'Das Protokoll des Floors ist nicht lesbar, darum ist der Floor zu, bis jemand nachgesehen hat.'
    if (about === 'houses')
      return 'Die Hausregeln lassen sich nicht lesen: Bis jemand nachgesehen hat, kann keine Ausgabe unterschrieben werden.'
    if (about === 'training')
      return 'Das Training lässt sich nicht lesen und ist geschlossen, bis jemand nachgesehen hat.'
    if (about === 'record')
      return 'Das Register des Hauses ist nicht lesbar, darum ist es zu, bis jemand nachgesehen hat.'
    const { name, place, reason } = about!
    return `${name} ist außer Betrieb: ${place === null ? 'Aufzeichnung' : `Eintrag ${place} der Aufzeichnung`} (${reason}). Die anderen Tische spielen weiter. Sag es denen, die diesen Raum betreiben.`
  },
  'stake-in-the-hand': () => 'Du bist an dieser Hand beteiligt: Verlang die Uhr, ohne ihre Zeit festzulegen.',
  'too-fast': ({ about }) => tooFast(about!),
  'too-long': ({ about }) => `Das ist zu lang: Eine Anfrage darf ${german.chips(about!.bytes)} Bytes haben.`,
  'too-late': () => 'Die Karten dieser Hand liegen schon fest.',
  'too-many': ({ about }) => tooMany(about!),
  'too-many-attempts': () => 'Zu viele falsche Passwörter. Versuch es in einer Minute noch einmal.',
  'too-many-bots': ({ about }) => tooManyBots(about!),
  'too-many-houses': ({ about }) => `Höchstens ${about!.most} sind möglich.`,
  'too-many-groups': ({ about }) => `Höchstens ${about!.most} sind möglich.`,
  'no-such-edition': () => 'Diese Ausgabe der Hausregeln gibt es nicht.',
  'no-such-group': () => 'Diese Trainingsgruppe gibt es nicht.',
  'no-such-exam': () => 'Dieses Zertifikat gibt es nicht.',
  'no-such-node': () => 'Diesen Knoten gibt es nicht, oder mehrere beginnen so: cardroom room nodes listet sie auf.',
  'nobody-by-that-id': () => 'Niemand in diesem Raum hat diese Kennung. Kennungen findet: cardroom room people',
  'guest-without-password': () => 'Das ist ein Gast: Nur Konten haben ein Passwort.',
  'last-node': () => 'Das ist der letzte Knoten, der spielt: Lass erst einen anderen weitermachen.',
  'not-yet-done': () =>
    'Es ist notiert und wird erledigt, sobald der Raum kann. In der Liste siehst du, wann es so weit ist.',
  'no-archive': () => 'Dieser Raum hat kein Archiv: Starte ihn mit CARDROOM_ARCHIVE und einem Ordner.',
  'no-such-answer': () => 'Wähle eine der Antworten.',
  'not-this-question': () =>
    'Diese Frage ist nicht an der Reihe: Sie ist beantwortet, oder eine andere Prüfung hat begonnen.',
  'too-many-notes': ({ about }) => `Du hast ${about!.most} Notizen, mehr gehen nicht: Lösche zuerst eine.`,
  'too-many-events': ({ about }) =>
    about!.of === 'yours'
      ? `Du kannst ${about!.most} Turniere gleichzeitig leiten.`
      : `Von deiner Adresse können ${about!.most} Turniere gleichzeitig laufen.`,
  'too-many-tables': ({ about }) =>
    `Zu viele ${about!.instant ? 'Soforttische' : 'Tische'}: ${OPEN_AT_ONCE[about!.of]} können bis zu ${about!.most} gleichzeitig offen sein. Beende zuerst einen davon.`,
  'tournament-table': ({ about }) =>
    about === 'seats'
      ? 'Dieser Tisch gehört zu einem Turnier: Die Turnierleitung setzt Spieler und bewegt Chips.'
      : about === 'choice'
        ? 'Das kannst du in einem Turnier nicht wählen.'
        : 'Dieser Tisch gehört zu einem Turnier, und das schließt ihn.',
  'try-again': ({ about }) => MOVED_ON[about!],
  'unseen-card': () => 'Nenne nur Karten, die du sehen kannst: Die anderen hat der Raum ausgeteilt.',
  'wrong-name-or-password': () => 'Name oder Passwort ist falsch.',
  'wrong-password': () => 'Das ist nicht dein jetziges Passwort.',
  'wrong-pin': () =>
    'Diese PIN passt nicht zu diesem Namen. Ist es nicht deiner, häng einen Buchstaben an; hast du die PIN vergessen, frag am Podium.',
}

const already = (about: Already): string => {
  if (typeof about === 'string') return ALREADY[about]
  return about.role === undefined
    ? `Für ${about.name} schon so eingestellt.`
    : `${about.name} ist schon ${roleName(about.role)}.`
}

/** What a plan for your turn is called. */
const planName = (plan: string): string => heldIn<string>(PLANS, plan) ?? plan

const PLANS: Readonly<Record<Plan, string>> = { 'check-fold': 'Check/Fold', check: 'Check', call: 'Call' }

const ALREADY: Readonly<Record<Extract<Already, string>, string>> = {
  edition: 'Seit der letzten Ausgabe hat sich nichts geändert.',
  agreed: 'Du hast schon zugestimmt.',
  'blinds-known': 'Dieser Tisch kennt seine Blinds selbst.',
  'busts-known': 'Dieser Tisch wird hier ausgeteilt: Er weiß selbst, wer ausgeschieden ist.',
  'bust-reported': 'Dieses Ausscheiden ist schon gemeldet: Die Turnierleitung bestätigt es.',
  'closed-door': 'Der Tisch ist schon nur für eingeladene Spieler.',
  director: 'Du bist schon in der Turnierleitung.',
  ends: 'Der Abend endet schon nach dieser Hand.',
  'ends-not': 'Der Abend soll noch nicht enden.',
  'night-over': 'Der Abend ist schon vorbei.',
  'no-director': 'Diese Person ist hier nicht in der Turnierleitung.',
  'open-door': 'Der Tisch ist schon für alle offen.',
  paused: 'Der Tisch ist schon angehalten.',
  'paused-not': 'Der Tisch ist nicht angehalten.',
  set: 'Schon so eingestellt.',
}

const NO_NAME: Readonly<Record<RoomAbout['no-name'], string>> = {
  first: 'Gib zuerst einen Namen ein.',
  readable: 'Gib einen lesbaren Namen ein.',
  'a-letter': 'Gib einen Namen mit mindestens einem Buchstaben ein.',
}

const NO_INVITATION: Readonly<Record<RoomAbout['no-such-invitation'], string>> = {
  link: 'Dieser Link gilt nicht mehr: Bitte um einen neuen.',
  unknown: 'Diese Einladung gibt es nicht.',
  over: 'Diese Einladung gilt nicht mehr: Bitte den Gastgeber um eine neue.',
}

const NOT_UNDONE: Readonly<Record<RoomAbout['nothing-to-undo'], string>> = {
  nothing: 'Es gibt nichts rückgängig zu machen.',
  undone: 'Das ist schon rückgängig gemacht.',
  reported: 'Was ein Tisch oder die Uhr gemeldet hat, ist geschehen und bleibt.',
}

const MOVED_ON: Readonly<Record<RoomAbout['try-again'], string>> = {
  houses: 'Jemand hat gleichzeitig unterschrieben: Versuch es noch einmal.',
  training: 'Beim Training ging es weiter: Versuch es noch einmal.',
  archive: 'Das Archiv ist weiter: Versuch es noch einmal.',
  tournament: 'Das Turnier ist weiter: Sieh nach und versuch es noch einmal.',
  floor: 'Der Floor ist weiter: Sieh nach und versuch es noch einmal.',
  people: 'Jemand war schneller: Versuch es noch einmal.',
  table: 'Der Tisch ist weiter: Sieh nach und versuch es noch einmal.',
  record: 'Das Register ist weiter: Sieh nach und versuch es noch einmal.',
  office: 'Das Büro ist weiter: Sieh nach und versuch es noch einmal.',
  own: 'Das wurde gleichzeitig anderswo geändert: Versuch es noch einmal.',
  node: 'Das zieht gerade auf einen anderen Server des Raums um: Versuch es gleich noch einmal.',
}

const TIMES: Readonly<Record<number, string>> = { 1: 'einmal', 2: 'zweimal', 3: 'dreimal' }

const OPEN_AT_ONCE = { yours: 'von dir', address: 'von deiner Adresse' } as const

const tooFast = (about: RoomAbout['too-fast']): string => {
  if ('seconds' in about) return `Du schreibst zu schnell: Warte ${about.seconds} s.`
  if ('messages' in about) return `Zu viele Nachrichten: ${about.messages} pro Sekunde sind die Grenze.`
  return `Zu viele Anfragen von deiner Adresse: ${german.chips(about.requests)} pro Minute sind hier die Grenze. Versuch es in ${about.again} s noch einmal.`
}

const tooMany = (about: RoomAbout['too-many']): string => {
  if (about === 'reports') return 'Die Turnierleitung muss zuerst andere Meldungen ansehen.'
  switch (about.what) {
    case 'links':
      return `Es gibt schon ${about.most} Links: Nimm einen davon.`
    case 'followed':
      return `Über eine Verbindung kannst du höchstens ${about.most} Dinge verfolgen.`
    case 'watched':
      return `Über eine Verbindung kannst du höchstens ${about.most} Tischen zusehen.`
    case 'invitations':
      return `Es gibt schon ${about.most} Einladungen: Widerrufe zuerst eine.`
    case 'requests':
      return `Der Gastgeber hat ${about.most} Anfragen zu beantworten: Versuch es in einer Minute noch einmal.`
    case 'devices':
      return `Dein Training ist schon von ${about.most} Geräten oder Browsern gespeichert: Nimm eines davon.`
  }
}

const tooManyBots = (about: RoomAbout['too-many-bots']): string => {
  if ('players' in about) return `Es beginnt mit ${about.players} Spielern: Das sind weniger als die Bots und du.`
  if (about.in === 'yours') return `In deinen Turnieren können ${about.most} Bots gleichzeitig spielen.`
  if (about.in === 'event') return `In einem Turnier können ${about.most} Bots spielen.`
  return `Zu viele Bots: Von deiner Adresse können bis zu ${about.most} gleichzeitig spielen. Beende zuerst einen Tisch mit Bots.`
}

const notUnderstood = (about: RoomAbout['not-understood'], wrong: string): string => {
  if (about === 'name') return 'Das ist kein Name.'
  if (about === 'binary') return 'Nachrichten sind JSON-Text.'
  if (about === 'not-json') return 'Das ist kein JSON.'
  // what is wrong with a message names its fields, which are English
  if (about !== 'order') return about.fault
  return wrong === ''
    ? 'Dieser Befehl ist unverständlich: Prüfe seine Felder.'
    : `Dieser Befehl ist unverständlich: ${wrong}.`
}

const ruledOut = ({ incident, by }: RoomAbout['ruled-out']): string => {
  const { incidentName } = wordsIn('de')
  const what = incident === 'exposed-by-dealer' ? 'vom Dealer aufgedeckte Karte' : incidentName(incident)
  const accepted = REPORTABLE.map(incidentName).join(', ')
  return `„${what.slice(0, 1).toUpperCase()}${what.slice(1)}“ kann nicht passiert sein: Hier teilt Software aus, und ${RULED_OUT[by]}. Möglich: ${accepted}.`
}

const RULED_OUT: Readonly<Record<RuledOutBy, string>> = {
  deck: 'das Deck ist vollständig und vor der ersten Karte versiegelt',
  dealing: 'die Karten kommen nacheinander vom versiegelten Deck, jede an ihren Platz',
  hands: 'niemand berührt Karten: Eine Hand wird nur mit dem Knopf ihres Spielers gefoldet, gemuckt oder gezeigt',
  chips: 'der Raum zählt jeden Chip und setzt jeden Pflichteinsatz',
  turns: 'der Raum fragt jeden Spieler der Reihe nach und führt die Uhr: Verlang stattdessen die Uhr',
  showdown: 'der Raum liest jede gezeigte Hand und schiebt die Pots danach',
}
