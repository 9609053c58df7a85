import type { DrillWords, RankingRead, UnderWay } from '../drill-words.ts'
import { inARow } from '../text.ts'
import { roundWhen } from './deal-news.ts'

const GAMES: Readonly<Record<RankingRead, string>> = {
  high: 'high',
  'ace-to-five': 'ace-to-five low',
  'deuce-to-seven': 'deuce-to-seven low',
  badugi: 'badugi',
}

const half = (price: number): number => Math.max(1, Math.floor(price / 2))

const moment = (street: string, underWay: UnderWay): string => {
  const draw = /^(?:after the )?(.*draw)$/.exec(street)?.[1]
  switch (underWay) {
    case 'first-cards':
      return 'during the deal'
    case 'next-cards':
      if (draw !== undefined) return `at the ${draw}`
      return street.endsWith('street') ? `before ${street}` : `before the ${street}`
    case 'betting':
      return roundWhen(street)
    case 'drawing':
      return draw === undefined ? `${roundWhen(street)}, during the draw` : `at the ${draw}`
    case 'discarding':
      return `${roundWhen(street)}, before the discard`
    case 'setting':
      return `setting the ${street}`
    case 'showdown':
      return 'at the showdown'
  }
}

/** The training questions in English. */
export const drillWords: DrillWords = {
  ruling: {
    about: (form, street, underWay, players, reported) =>
      `${form}, ${moment(street, underWay)}, ${players} players. ${reported}`,
    asks: 'How do you rule?',
  },
  sidePots: {
    about: paid =>
      `The betting is over: ${paid.map(({ seat, chips, folded }) => `seat ${seat} has ${chips} in${folded ? ' and folded' : ''}`).join(', ')}.`,
    asksMain: 'How much is in the main pot?',
    asksSide: 'How much is in the first side pot?',
    why: pots =>
      pots
        .map(
          ({ amount, seats }, i) => `${i === 0 ? 'Main pot' : `Side pot ${i}`} ${amount}: seats ${seats.join(', ')}.`,
        )
        .join(' '),
  },
  potLimit: {
    about: (pot, bet) => `Pot-limit. The pot is ${pot} and seat 1 bets ${bet}.`,
    asks: 'What is the most that seat 2 can raise to?',
    why: (bet, pot, most) =>
      `Seat 2 calls ${bet}: the pot is then ${pot}. That’s the most a raise can add: ${bet} plus ${pot} is ${most}.`,
  },
  hands: {
    about: ranking => `Two hands are tabled. The game is ${GAMES[ranking]}.`,
    asks: 'Who wins?',
    answers: ['Seat 1 wins', 'Seat 2 wins', 'They split'],
    why: (first, second) => `Seat 1 has ${first}, seat 2 has ${second}.`,
  },
  seat: seat => `Seat ${seat}`,
  seats: seats =>
    seats.length === 0 ? 'Nobody' : seats.length === 1 ? `Seat ${seats[0]}` : `Seats ${seats.join(', ')}`,
  splitPots: {
    about: (form, pot) => `${form}. The pot is ${pot}, and every hand is tabled.`,
    asks: 'How much does seat 1 take?',
    why: parts =>
      parts
        .map(
          ({ share, taken }) =>
            `${share}: ${taken.map(({ seat, chips }) => `seat ${seat} takes ${chips}`).join(', ')}.`,
        )
        .join(' '),
  },
  oddChips: {
    about: (players, button, tied, pot) =>
      `Hold’em, ${players} players, the button at seat ${button}. Seats ${tied.join(', ')} tie for a pot of ${pot}; the smallest chip is 1.`,
    asks: 'Who gets the odd chip?',
    nobody: 'Nobody: it stays for the next hand',
    why: seat => `The odd chip goes to seat ${seat}.`,
  },
  rows: {
    about: form => `${form}. Both hands are set.`,
    asks: 'How does seat 1 do, in points?',
    points: points => (points === 0 ? 'Even' : points > 0 ? `Wins ${points}` : `Loses ${-points}`),
    why: (rows, scoop, [one, two], fouled) =>
      `${fouled.map(seat => `Seat ${seat} has fouled. `).join('')}Row by row ${rows.join(', ')}; for all rows ${scoop}; royalties ${one} and ${two}.`,
  },
  change: {
    about: (bet, chip) =>
      `No-limit hold’em, the flop. Seat 1 bets ${bet}. Seat 2 puts in one chip of ${chip} and says nothing.`,
    asks: 'How much goes back to seat 2?',
    why: (bet, back) => `One chip without a word is a call of ${bet}, and ${back} goes back.`,
  },
  chipRace: {
    about: (small, big, held) => [
      `The chips of ${small} are raced off for chips of ${big}: `,
      ...held.flatMap(({ seat, count, cards }, i) => [
        `${i === 0 ? '' : ', '}seat ${seat} has ${count} and gets `,
        ...inARow(cards),
      ]),
      '.',
    ],
    asks: big => `Who gets a chip of ${big}?`,
    why: (count, small, made, big) =>
      `${count} chips of ${small} make ${made} of ${big}. They go one each to the highest cards, by suit where ranks are equal.`,
  },
  firstToAct: {
    about: (form, street, players, button) =>
      `${form}, ${street}, ${players} players${button === null ? '' : `, the button at seat ${button}`}.`,
    asks: 'Who acts first?',
    why: seat => `Seat ${seat} acts first.`,
  },
  wagers: {
    about: (form, street, told) => `${form}, ${roundWhen(street)}. ${told}`,
    asks: 'What is it?',
    told: (before, seat, did) =>
      `${before === null ? '' : `Seat ${before.seat} ${before.raised ? 'raises to' : 'bets'} ${before.chips}. `}Seat ${seat} ${did}.`,
    did: {
      'oversized-chip': price => `puts in one chip of ${price * 5} without a word`,
      'string-bet': price => `puts in ${price}, goes back for ${price} more and puts that in, without a word`,
      'raise-said-then-chips': price => `says “raise” and puts in ${price}, then ${price} more`,
      'call-said-then-more': price => `says “call” and puts in ${price * 2}`,
      'too-little-to-call': price => `puts in ${half(price)} without a word`,
      'not-enough-to-raise': price => `puts in chips of ${price} and ${half(price)} in one motion, without a word`,
      'knocked-facing-a-bet': () => 'knocks on the table',
      'did-not-know-of-the-raise': (_, under) => `says “call” and puts in ${under}, not knowing of the raise`,
      'call-out-of-turn': () => 'says “call” out of turn',
      'check-out-of-turn': () => 'says “check” out of turn',
      'bet-out-of-turn': price => `says “bet ${price}” out of turn`,
      'fold-out-of-turn': () => 'says “fold” out of turn',
      'held-chips-forward': price => `moves chips worth ${price * 2} forward without letting go of them`,
    },
  },
  lists: {
    about: list =>
      `A seat is open at 10-20 hold’em. The list: ${list.map(({ name, away }) => (away ? `${name} (not in the room)` : name)).join(', ')}.`,
    asks: 'Who gets the seat?',
    why: name => `${name} is the first who can take it.`,
  },
  mustMove: {
    about: order => `A seat opens at the main game. The must-move game filled in this order: ${order.join(', ')}.`,
    asks: 'Who gets the seat at the main game?',
    why: name => `${name} has been in the must-move game the longest.`,
  },
  balancing: {
    about: tables =>
      tables
        .map(
          ({ table, button, big, seats }) =>
            `Table ${table}: ${Object.entries(seats)
              .map(([seat, who]) => `${seat} ${who}`)
              .join(', ')}; button ${button}, big blind ${big}.`,
        )
        .join(' '),
    asks: 'The tables are balanced after this hand. Who moves first?',
    why: (name, table, seat) => `${name} moves to table ${table}, seat ${seat}.`,
  },
}
