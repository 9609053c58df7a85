import { count } from './event-numbers.ts'
import { listed } from './listed.ts'

/** Tournaments over several days and events: the schedule while it runs, days and flights, envelopes, tables, seasons. */
export const tournamentDays = {
  // the schedule
  scheduleOpen: 'Change the schedule',
  scheduleTitle: 'Schedule',
  scheduleAbout: (level: number) =>
    level === 0
      ? 'You can change any level until play starts.'
      : `Level ${level} is in play. You can change the levels after it.`,
  scheduleLevel: (level: number) => `Level ${level}`,
  scheduleFields: { small: 'Small blind', big: 'Big blind', ante: 'Ante', minutes: 'Minutes', break: 'Break after' },
  scheduleAdd: 'Add a level',
  scheduleDrop: (level: number) => `Remove level ${level}`,
  scheduleSave: 'Save the schedule',

  // days and flights
  bagOpen: 'End the day and bag the chips',
  bagTitle: 'Bag the chips',
  bagAbout: 'Count each stack. The total has to match the chips in play.',
  bagOf: (name: string) => `${name}’s chips`,
  bagSum: (counted: string, all: string) => `${counted} counted of ${all}`,
  bagDo: 'End the day',
  startDay: (day: number) => `Start day ${day}`,
  bagged: (players: number) =>
    `${count(players, 'player has', 'players have')} chips in bags. Seats are drawn again when the next day starts.`,
  bagSheet: 'Bags',
  noBags: 'No chips are bagged.',
  flightOpen: 'Bring in a flight',
  flightTitle: 'Bring in a flight',
  flightAbout: 'Players from a bagged flight come in with their chips, and their buy-ins join this prize pool.',
  flightNone: 'None of your flights is bagged.',
  flightDo: (name: string, players: number) => `Bring in ${name} (${players})`,
  flightWhere: (name: string) => `These players continue in ${name}.`,

  // envelopes
  envelopes: 'Mystery bounties',
  envelopesWon: (won: number) => `You’ve won ${count(won, 'envelope', 'envelopes')}. Pick one.`,
  envelopeOpen: (envelope: number) => `Open envelope ${envelope}`,
  envelopeIs: (envelope: number) => `Envelope ${envelope}`,
  envelopeWas: (name: string, head: string, worth: string) =>
    name === head ? `${name} keeps ${worth}` : `${name} for ${head}: ${worth}`,
  envelopesLeft: (sums: readonly string[]) => `Still closed: ${listed(sums)}`,
  draws: 'Draws',
  drawsFit: (count: number) =>
    count === 1
      ? 'The draw matches the seal that was shown before anybody entered.'
      : `All ${count} draws match the seal that was shown before anybody entered.`,
  drawWrong: (number: number) => `Draw ${number} doesn’t match the seal: somebody changed it.`,
  drawSeal: 'Seal of all draws:',
  drawSealed:
    'Seats, buttons and chip races are drawn under this seal. The results page checks each of them against it.',
  envelopeSeal: 'Sealed before the first one was won. Root of the seals:',
  envelopeDue: (name: string, head: string) =>
    name === head ? `${name} opens the winner’s envelope` : `${name} opens an envelope for ${head}`,
  envelopeNow: 'Open the next one',

  // how tables are run
  tableRun: (table: number) => `How table ${table} is run`,
  tableRuns: { dealt: 'Dealt here', live: 'Live helper', known: 'Reported' },
  nextTable: 'Another table',

  // penalties
  penaltyLength: 'How long',
  penaltyUnit: 'Counted in',
  penaltyUnits: { deals: 'Hands', minutes: 'Minutes' },
  penaltyFor: (length: number, unit: 'deals' | 'minutes') =>
    `Out for ${unit === 'deals' ? count(length, 'hand', 'hands') : count(length, 'minute', 'minutes')}`,
  chipsTaken: 'Chips taken off the table',
  takeChips: 'Take them out of play',
  reached: 'Got in touch: keep their chips in',
  noteTitle: 'Note',
  notes: {
    'hand-talk': 'Talked about a hand in play',
    'live-hand-shown': 'Showed a live hand',
    'high-chips-hidden': 'Hid high-value chips',
    'foreign-chips': 'Has chips from another game',
    'cards-thrown': 'Threw cards',
  },
  noteDo: 'Note it',

  // seasons
  season: 'Season',
  seasonNone: 'No season',
  seasonNew: 'Season (league)',
  seasonAbout: 'Your events in the same season count together.',
  seasonFormula: 'Points',
  seasonFormulas: {
    beaten: 'One for each player beaten',
    root: '10 × √(field ÷ place)',
    list: '10, 7, 5, 3, 2, 1 and 1 for playing',
  },
  seasonBest: 'Best results counted',
  seasonAll: 'All',
  seasonBounty: 'Points for a knockout',
  seasonStandings: 'Standings',
  seasonEvents: 'Tournaments that count',
  seasonEmpty: 'No tournament in this season is over yet.',
  seasonHeads: {
    rank: 'Rank',
    player: 'Player',
    points: 'Points',
    events: 'Played',
    wins: 'Won',
    bounties: 'Knockouts',
  },
  seasonRow: (events: number, wins: number, bounties: number) =>
    [`${events} played`, `${wins} won`, count(bounties, 'knockout', 'knockouts')].join(' · '),
  seasonWinner: (winner: string, players: number) => `${winner} won, ${count(players, 'player', 'players')}`,
  headToHead: 'Head to head',
  headToHeadAbout: (name: string) => `${name}’s knockouts`,
  headToHeadNone: 'No knockouts yet, either way.',
  headToHeadOf: (took: number, lost: number) => `knocked out ${took}×, got knocked out ${lost}×`,

  // what is posted
  posted: (price: string, fee: string, bounty: string) =>
    `Buy-in ${price}${fee === '' ? '' : ` + fee ${fee}`}${bounty === '' ? '' : ` + bounty ${bounty}`}`,
  noCashValue: 'Tournament chips have no cash value.',

  // creating one: what people seldom change
  createMore: 'Bounties, late entry, season',
  bounty: 'Bounty',
  bounties: { none: 'None', plain: 'Knockout', progressive: 'Progressive', mystery: 'Mystery envelopes' },
  bountyWorth: 'Bounty for each player',
  entryUntil: 'Late entry until level',
  entryUntilNone: 'Closed at the start',
  reEntries: 'Re-entries',
  addOnAt: 'Add-on in level',
  addOnNone: 'No add-on',
  guarantee: 'Guaranteed prizes',
}
