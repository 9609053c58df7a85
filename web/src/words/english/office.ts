/** The office of whoever runs the room. */
export const office = {
  title: 'Office',
  about: 'For whoever runs this room. Everything you do here goes into the audit log under your name.',
  token: 'Office token',
  tokenIs: 'The one set in CARDROOM_OFFICE_TOKEN.',
  name: 'Your name',
  enter: 'Open the office',
  now: (open: number, hands: number, lines: number) =>
    `${open} ${open === 1 ? 'table' : 'tables'} open, ${hands} ${hands === 1 ? 'hand' : 'hands'} in play, ${lines} ${lines === 1 ? 'connection' : 'connections'}.`,
  notice: 'Notice to everybody',
  noticeIs: 'Everybody in the room sees it within half a minute.',
  show: 'Show notice',
  takeAway: 'Remove notice',
  dealing: 'Dealing',
  stop: 'Stop dealing',
  resume: 'Resume dealing',
  dealingIs:
    'Stop dealing before you restart the room: hands in play are finished, and no new hands or tables start. Pause tournaments on their own pages.',
  stoppedIs: (hands: number) =>
    hands === 0
      ? 'Dealing is stopped and no hand is in play: you can stop the room now.'
      : `Dealing is stopped; ${hands} ${hands === 1 ? 'hand is' : 'hands are'} still in play.`,
  readOnly: 'Read-only mode',
  readOnlyIs:
    'People can look around and finish the hand they’re in. Everything else is refused until you turn this off: no new hands, tables, names or log-ins.',
  isReadOnly: (hands: number) =>
    hands === 0
      ? 'The room is read-only and no hand is in play.'
      : `The room is read-only; ${hands} ${hands === 1 ? 'hand is' : 'hands are'} being finished.`,
  turnReadOnly: 'Make the room read-only',
  turnBack: 'Allow changes again',
  tables: 'Tables',
  noTables: 'No open tables.',
  seats: (taken: number, chairs: number, bots: number) =>
    `${taken} of ${chairs} seats taken${bots === 0 ? '' : `, ${bots} by bots`}`,
  archive: 'Archive old tables',
  archiveDays: 'Days without anybody doing anything there',
  archiveIs: 'They leave the lobby and everybody’s lists. They are kept in the room’s archive (CARDROOM_ARCHIVE).',
  close: 'Close table',
  closeOf: (name: string) => ` ${name}`,
  people: 'People',
  find: 'Find a name',
  found: (shown: number, all: number) =>
    shown === all ? `${all} found` : `${shown} of ${all} shown: type more letters`,
  noPeople: 'Nobody by that name.',
  account: 'account',
  guest: 'guest',
  banned: 'banned',
  devices: (count: number) => `${count} ${count === 1 ? 'device' : 'devices'}`,
  ban: 'Ban',
  liftBan: 'Lift ban',
  reset: 'Reset password',
  forget: 'Delete data',
  sure: {
    ban: (name: string) => `Ban ${name} from the room? They’re logged out everywhere.`,
    'lift-ban': (name: string) => `Let ${name} back into the room?`,
    'reset-password': (name: string) => `Give ${name} a new password? They’re logged out everywhere.`,
    forget: (name: string) =>
      `Delete ${name}’s name, account, notes and settings? What they did at tables stays, without a name. You can’t undo this.`,
    'archive-tables': (days: string) => `Archive every table unused for ${days} days?`,
    'close-table': (name: string) => `Close ${name}? A hand in play is finished first.`,
  },
  why: 'Why (for the audit)',
  yes: 'Yes, go ahead',
  no: 'Cancel',
  newPassword: (name: string) => `New password for ${name}, shown once: `,
  audit: 'Audit',
  whole: (acts: number) => `${acts} ${acts === 1 ? 'act' : 'acts'}, and the chain is intact.`,
  broken: (place: number) => `Act ${place} doesn’t match the chain: somebody changed the store.`,
  when: 'When',
  who: 'Who',
  what: 'What',
  acts: {
    PersonBanned: (about: string) => `banned ${about}`,
    BanLifted: (about: string) => `lifted the ban on ${about}`,
    PasswordReset: (about: string) => `reset ${about}’s password`,
    PersonForgotten: (about: string) => `deleted ${about}’s data`,
    TableClosed: (about: string) => `closed table ${about}`,
    TablesArchived: (about: string) => `archived tables unused for ${about} days`,
    NoticeSet: (about: string) => (about === '' ? 'removed the notice' : `showed the notice “${about}”`),
    DealingStopped: (about: string) => (about === 'true' ? 'stopped dealing' : 'resumed dealing'),
    ReadOnlySet: (about: string) => (about === 'true' ? 'made the room read-only' : 'allowed changes again'),
  } as Readonly<Record<string, (about: string) => string>>,
  gotIt: 'Got it',
  stoppedForAll: 'The room is about to restart: no new hands for a moment.',
  readOnlyForAll: 'The room is read-only for now: finish your hand and look around. Nothing else can be changed.',
  time: (at: number) => new Date(at).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' }),
}
