import type { office as english } from '../english/office.ts'

/** Das Büro derer, die den Raum betreiben. */
export const office: typeof english = {
  title: 'Büro',
  about: 'Für alle, die diesen Raum betreiben. Was du hier tust, steht mit deinem Namen im Protokoll.',
  token: 'Büro-Token',
  tokenIs: 'Das Token aus CARDROOM_OFFICE_TOKEN.',
  name: 'Dein Name',
  enter: 'Büro öffnen',
  now: (open, hands, lines) =>
    `${open} ${open === 1 ? 'Tisch' : 'Tische'} offen, ${hands} ${hands === 1 ? 'Hand' : 'Hände'} im Spiel, ${lines} ${lines === 1 ? 'Verbindung' : 'Verbindungen'}.`,
  notice: 'Hinweis für alle',
  noticeIs: 'Alle im Raum lesen ihn innerhalb einer halben Minute.',
  show: 'Hinweis zeigen',
  takeAway: 'Hinweis entfernen',
  dealing: 'Austeilen',
  stop: 'Austeilen anhalten',
  resume: 'Weiter austeilen',
  dealingIs:
    'Halte das Austeilen an, bevor du den Raum neu startest: Laufende Hände werden zu Ende gespielt, es beginnt keine neue, und niemand erstellt einen Tisch. Turniere pausierst du auf ihren eigenen Seiten.',
  stoppedIs: hands =>
    hands === 0
      ? 'Das Austeilen ist angehalten, und keine Hand läuft: Du kannst den Raum jetzt anhalten.'
      : `Das Austeilen ist angehalten; ${hands} ${hands === 1 ? 'Hand läuft' : 'Hände laufen'} noch.`,
  readOnly: 'Schreibschutz',
  readOnlyIs:
    'Alle können sich umsehen und ihre Hand zu Ende spielen. Alles andere wird abgelehnt, bis du den Schreibschutz aufhebst: keine neuen Hände, Tische, Namen oder Anmeldungen.',
  isReadOnly: hands =>
    hands === 0
      ? 'Der Raum ist schreibgeschützt, und keine Hand läuft.'
      : `Der Raum ist schreibgeschützt; ${hands} ${hands === 1 ? 'Hand wird' : 'Hände werden'} noch zu Ende gespielt.`,
  turnReadOnly: 'Raum schreibgeschützt schalten',
  turnBack: 'Änderungen wieder erlauben',
  nodes: 'Knoten',
  nodesAre:
    'Leere einen Knoten, bevor du ihn anhältst: Andere spielen seine Tische, und seine Seiten verbinden sich woanders.',
  nodeHas: (open, lines) =>
    `${open} ${open === 1 ? 'Tisch' : 'Tische'}, ${lines} ${lines === 1 ? 'Verbindung' : 'Verbindungen'}`,
  silent: 'antwortet nicht',
  drained: 'geleert',
  drain: 'Leeren',
  undrain: 'Weitermachen',
  tables: 'Tische',
  noTables: 'Keine offenen Tische.',
  seats: (taken, chairs, bots, listed) =>
    `${taken} von ${chairs} Plätzen besetzt${bots === 0 ? '' : `, ${bots} mit Bots`}${listed ? '' : ' · nicht in der Lobby'}`,
  archive: 'Alte Tische archivieren',
  archiveDays: 'Tage, an denen dort niemand etwas getan hat',
  archiveIs:
    'Sie verschwinden aus der Lobby und aus allen Listen. Sie liegen dann im Archiv des Raums (CARDROOM_ARCHIVE).',
  quotas: 'Kontingente',
  quotasAre:
    'Was eine Person oder eine Adresse zugleich haben darf. Eine Änderung gilt sofort, auf jedem Knoten, und bis du sie zurücknimmst.',
  quota: {
    tablesOfPerson: 'Tische einer Person',
    tablesOfAddress: 'Tische von einer Adresse',
    botsOfAddress: 'Bots von einer Adresse',
    instantOfAddress: 'Tische ohne Pausen von einer Adresse',
  },
  setQuota: 'Setzen',
  usualQuota: usual => `Zurück auf ${usual.toLocaleString('de-DE')}`,
  quotaAt: (quota, most) => (most === null ? quota : `${quota} auf ${most.toLocaleString('de-DE')}`),
  close: 'Tisch schließen',
  closeOf: name => `: ${name}`,
  people: 'Personen',
  find: 'Namen suchen',
  found: (shown, all) => (shown === all ? `${all} gefunden` : `${shown} von ${all}: gib mehr Buchstaben ein`),
  noPeople: 'Niemand mit diesem Namen.',
  account: 'Konto',
  guest: 'Gast',
  banned: 'gesperrt',
  devices: count => `${count} ${count === 1 ? 'Gerät' : 'Geräte'}`,
  ban: 'Sperren',
  liftBan: 'Sperre aufheben',
  reset: 'Passwort zurücksetzen',
  forget: 'Daten löschen',
  sure: {
    ban: name => `${name} für den Raum sperren? Damit ist die Person überall abgemeldet.`,
    'lift-ban': name => `${name} wieder in den Raum lassen?`,
    'reset-password': name => `${name} ein neues Passwort geben? Damit ist die Person überall abgemeldet.`,
    forget: name =>
      `Name, Konto, Notizen und Einstellungen von ${name} löschen? Was an den Tischen geschah, bleibt ohne Namen. Das lässt sich nicht rückgängig machen.`,
    'archive-tables': days => `Alle Tische archivieren, die seit ${days} Tagen ungenutzt sind?`,
    'drain-node': name => `${name} leeren? Seine Tische spielen dann andere Knoten.`,
    'close-table': name => `${name} schließen? Eine laufende Hand wird zu Ende gespielt.`,
  },
  why: 'Warum (für das Protokoll)',
  yes: 'Ja, ausführen',
  no: 'Abbrechen',
  newPassword: name => `Neues Passwort für ${name}, nur einmal gezeigt: `,
  audit: 'Protokoll',
  whole: acts => `${acts} ${acts === 1 ? 'Eintrag' : 'Einträge'}, und die Kette ist vollständig.`,
  broken: place => `Eintrag ${place} ist nicht so, wie er geschrieben wurde: Jemand hat den Speicher verändert.`,
  when: 'Wann',
  who: 'Wer',
  what: 'Was',
  acts: {
    PersonBanned: about => `hat ${about} gesperrt`,
    BanLifted: about => `hat die Sperre von ${about} aufgehoben`,
    PasswordReset: about => `hat das Passwort von ${about} zurückgesetzt`,
    PersonForgotten: about => `hat die Daten von ${about} gelöscht`,
    TableClosed: about => `hat Tisch ${about} geschlossen`,
    TablesArchived: about => `hat Tische archiviert, die seit ${about} Tagen ungenutzt sind`,
    NoticeSet: about => (about === '' ? 'hat den Hinweis entfernt' : `hat den Hinweis „${about}“ gezeigt`),
    DealingStopped: about => (about === 'true' ? 'hat das Austeilen angehalten' : 'lässt weiter austeilen'),
    NodeDrained: about => `hat Knoten ${about} geleert`,
    NodeResumed: about => `lässt Knoten ${about} weitermachen`,
    ReadOnlySet: about =>
      about === 'true' ? 'hat den Raum schreibgeschützt geschaltet' : 'hat Änderungen wieder erlaubt',
    QuotaSet: about => `hat das Kontingent ${about} gesetzt`,
    QuotaUnset: about => `hat das Kontingent ${about} auf den Standard zurückgesetzt`,
  },
  gotIt: 'Verstanden',
  stoppedForAll: 'Der Raum startet gleich neu: einen Moment lang beginnen keine Hände.',
  readOnlyForAll:
    'Der Raum ist gerade schreibgeschützt: Spiel deine Hand zu Ende und sieh dich um. Sonst lässt sich nichts ändern.',
  time: at => new Date(at).toLocaleString('de-DE', { dateStyle: 'medium', timeStyle: 'short' }),
}
