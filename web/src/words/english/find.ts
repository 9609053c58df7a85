import { counted } from './listed.ts'

/** The search in the bar: games, tables, pages of the room and rules. */
export const find = {
  asked: 'Find a game, a table, a page or a rule',
  hint: 'PLO8, string bet, waiting list …',
  results: 'Results',
  groups: { own: 'Your tables', games: 'Games', tables: 'Tables', pages: 'Pages', rules: 'Rules' },
  counted: (count: number) => (count === 0 ? 'Nothing found' : counted(count, 'result', 'results')),
  none: 'Nothing by that name',
  noneTry: 'Try fewer words, or the word a dealer would use.',
  loading: 'Loading…',
  allRules: (count: string) => `See all ${count} rules`,
  mix: 'Mixed game',
  seats: (taken: number, chairs: number) => `${taken} of ${chairs} seats taken`,
  keys: [
    ['↑ ↓', 'choose'],
    ['Enter', 'open'],
    ['Esc', 'close'],
  ],
  /** What pages are called beside their names, where no other text says it. */
  pages: {
    events: 'sit-and-go, club night, blind levels, clock',
    floor: 'podium, list, seats, must-move',
    board: { title: 'List board', is: 'The waiting lists on a screen for everybody' },
    me: { title: 'Your place on the list', is: 'Join a waiting list and see when you’re called' },
    side: 'Several tables in one window',
    record: 'incidents, penalties, barred players',
    create: 'home game, private table, dealer’s choice, friends',
    stats: 'VPIP, PFR, won at showdown',
    hands: 'hand history, replay, download, PHH',
    desk: 'floor call, dispute, ruling',
    train: 'drill, exam, practice, certificate',
    house: 'custom rules, edition',
  },
}
