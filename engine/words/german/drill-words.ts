import { heldIn } from '../../kinds/held-in.ts'
import type { DrillWords, RankingRead, UnderWay } from '../drill-words.ts'
import { inARow } from '../text.ts'
import { roundWhen, streetName } from './names.ts'

const GAMES: Readonly<Record<RankingRead, string>> = {
  high: 'High',
  'ace-to-five': 'Ace-to-Five-Low',
  'deuce-to-seven': 'Deuce-to-Seven-Low',
  badugi: 'Badugi',
}

const half = (price: number): number => Math.max(1, Math.floor(price / 2))

const moment = (street: string, underWay: UnderWay): string => {
  switch (underWay) {
    case 'first-cards':
      return 'beim Austeilen'
    case 'next-cards':
      return heldIn(BEFORE, street) ?? `vor: ${streetName(street)}`
    case 'betting':
      return roundWhen(street)
    case 'drawing':
      return street.endsWith('draw') ? 'beim Ziehen' : `${roundWhen(street)}, beim Ziehen`
    case 'discarding':
      return `${roundWhen(street)}, vor dem Ablegen`
    case 'setting':
      return `beim Legen: ${streetName(street)}`
    case 'showdown':
      return 'beim Showdown'
  }
}

/** Before the cards of a street come. */
const BEFORE: Readonly<Record<string, string>> = {
  flop: 'vor dem Flop',
  turn: 'vor dem Turn',
  river: 'vor dem River',
  'first draw': 'vor dem ersten Ziehen',
  'second draw': 'vor dem zweiten Ziehen',
  'third draw': 'vor dem dritten Ziehen',
  'second street': 'vor der Second Street',
  'third street': 'vor der Third Street',
  'fourth street': 'vor der Fourth Street',
  'fifth street': 'vor der Fifth Street',
  'sixth street': 'vor der Sixth Street',
  'seventh street': 'vor der Seventh Street',
}

/** The questions of the training in German. */
export const drillWords: DrillWords = {
  ruling: {
    about: (form, street, underWay, players, reported) =>
      `${form}, ${moment(street, underWay)}, ${players} Spieler. ${reported}`,
    asks: 'Wie entscheidest du?',
  },
  sidePots: {
    about: paid =>
      `Das Setzen ist vorbei: ${paid.map(({ seat, chips, folded }) => `Platz ${seat} hat ${chips} gesetzt${folded ? ' und gefoldet' : ''}`).join(', ')}.`,
    asksMain: 'Wie viel liegt im Hauptpot?',
    asksSide: 'Wie viel liegt im ersten Sidepot?',
    why: pots =>
      pots
        .map(
          ({ amount, seats }, i) => `${i === 0 ? 'Hauptpot' : `Sidepot ${i}`} ${amount}: Plätze ${seats.join(', ')}.`,
        )
        .join(' '),
  },
  potLimit: {
    about: (pot, bet) => `Pot-Limit. Im Pot liegen ${pot}, und Platz 1 setzt ${bet}.`,
    asks: 'Auf wie viel kann Platz 2 höchstens erhöhen?',
    why: (bet, pot, most) =>
      `Platz 2 callt ${bet}: Dann liegen ${pot} im Pot. Um so viel darf erhöht werden: ${bet} und ${pot} sind ${most}.`,
  },
  hands: {
    about: ranking => `Zwei Hände liegen offen. Gespielt wird ${GAMES[ranking]}.`,
    asks: 'Wer gewinnt?',
    answers: ['Platz 1 gewinnt', 'Platz 2 gewinnt', 'Sie teilen'],
    why: (first, second) => `Platz 1 hat: ${first}. Platz 2 hat: ${second}.`,
  },
  seat: seat => `Platz ${seat}`,
  seats: seats =>
    seats.length === 0 ? 'Niemand' : seats.length === 1 ? `Platz ${seats[0]}` : `Plätze ${seats.join(', ')}`,
  splitPots: {
    about: (form, pot) => `${form}. Im Pot liegen ${pot}, alle Hände liegen offen.`,
    asks: 'Wie viel bekommt Platz 1?',
    why: parts =>
      parts
        .map(
          ({ share, taken }) =>
            `${shareName(share)}: ${taken.map(({ seat, chips }) => `Platz ${seat} bekommt ${chips}`).join(', ')}.`,
        )
        .join(' '),
  },
  oddChips: {
    about: (players, button, tied, pot) =>
      `Hold’em, ${players} Spieler, der Button auf Platz ${button}. Die Plätze ${tied.join(', ')} teilen einen Pot von ${pot}; der kleinste Chip ist 1.`,
    asks: 'Wer bekommt den Odd Chip?',
    nobody: 'Niemand: Er bleibt für die nächste Hand',
    why: seat => `Der Odd Chip geht an Platz ${seat}.`,
  },
  rows: {
    about: form => `${form}. Beide Hände sind gelegt.`,
    asks: 'Wie viele Punkte gewinnt oder verliert Platz 1?',
    points: points => (points === 0 ? 'Ausgeglichen' : points > 0 ? `Gewinnt ${points}` : `Verliert ${-points}`),
    why: (rows, scoop, [one, two], fouled) =>
      `${fouled.map(seat => `Platz ${seat} hat gefoult. `).join('')}Reihe für Reihe ${rows.join(', ')}; für alle Reihen ${scoop}; Royalties ${one} und ${two}.`,
  },
  change: {
    about: (bet, chip) =>
      `No-Limit Hold’em, am Flop. Platz 1 setzt ${bet}. Platz 2 legt wortlos einen einzelnen Chip zu ${chip} hinein.`,
    asks: 'Wie viel geht an Platz 2 zurück?',
    why: (bet, back) => `Ein einzelner Chip ohne Ansage ist ein Call von ${bet}, und ${back} gehen zurück.`,
  },
  chipRace: {
    about: (small, big, held) => [
      `Die Chips zu ${small} werden gegen Chips zu ${big} ausgelost: `,
      ...held.flatMap(({ seat, count, cards }, i) => [
        `${i === 0 ? '' : ', '}Platz ${seat} hat ${count} und bekommt `,
        ...inARow(cards),
      ]),
      '.',
    ],
    asks: big => `Wer bekommt einen Chip zu ${big}?`,
    why: (count, small, made, big) =>
      `${count} Chips zu ${small} ergeben ${made} zu ${big}. Je einer geht an die höchsten Karten, bei gleichem Rang nach der Farbe.`,
  },
  firstToAct: {
    about: (form, street, players, button) =>
      `${form}, ${roundWhen(street)}, ${players} Spieler${button === null ? '' : `, der Button auf Platz ${button}`}.`,
    asks: 'Wer ist zuerst dran?',
    why: seat => `Platz ${seat} ist zuerst dran.`,
  },
  wagers: {
    about: (form, street, told) => `${form}, ${roundWhen(street)}. ${told}`,
    asks: 'Was ist das?',
    told: (before, seat, did) =>
      `${before === null ? '' : `Platz ${before.seat} ${before.raised ? 'erhöht auf' : 'setzt'} ${before.chips}. `}Platz ${seat} ${did}.`,
    did: {
      'oversized-chip': price => `legt wortlos einen Chip zu ${price * 5} hinein`,
      'string-bet': price => `legt wortlos ${price} hinein, greift zurück und legt ${price} nach`,
      'raise-said-then-chips': price => `sagt „Raise“ und legt ${price} hinein, dann noch ${price}`,
      'call-said-then-more': price => `sagt „Call“ und legt ${price * 2} hinein`,
      'too-little-to-call': price => `legt wortlos ${half(price)} hinein`,
      'not-enough-to-raise': price => `legt wortlos in einer Bewegung Chips zu ${price} und ${half(price)} hinein`,
      'knocked-facing-a-bet': () => 'klopft auf den Tisch',
      'did-not-know-of-the-raise': (_, under) => `sagt „Call“ und legt ${under} hinein, ohne vom Raise zu wissen`,
      'call-out-of-turn': () => 'sagt „Call“ außer der Reihe',
      'check-out-of-turn': () => 'sagt „Check“ außer der Reihe',
      'bet-out-of-turn': price => `sagt außer der Reihe „Bet ${price}“`,
      'fold-out-of-turn': () => 'sagt „Fold“ außer der Reihe',
      'held-chips-forward': price => `schiebt Chips für ${price * 2} vor, ohne loszulassen`,
    },
  },
  lists: {
    about: list =>
      `Bei 10-20 Hold’em ist ein Platz frei. Die Liste: ${list.map(({ name, away }) => (away ? `${name} (nicht im Raum)` : name)).join(', ')}.`,
    asks: 'Wer bekommt den Platz?',
    why: name => `${name} steht vorn unter denen, die ihn nehmen können.`,
  },
  mustMove: {
    about: order =>
      `Am Haupttisch wird ein Platz frei. Der Must-Move-Tisch füllte sich in dieser Reihenfolge: ${order.join(', ')}.`,
    asks: 'Wer bekommt den Platz am Haupttisch?',
    why: name => `${name} sitzt am längsten am Must-Move-Tisch.`,
  },
  balancing: {
    about: tables =>
      tables
        .map(
          ({ table, button, big, seats }) =>
            `Tisch ${table}: ${Object.entries(seats)
              .map(([seat, who]) => `${seat} ${who}`)
              .join(', ')}; Button ${button}, Big Blind ${big}.`,
        )
        .join(' '),
    asks: 'Nach dieser Hand werden die Tische ausgeglichen. Wer wechselt zuerst?',
    why: (name, table, seat) => `${name} wechselt an Tisch ${table}, Platz ${seat}.`,
  },
}

const shareName = (share: string): string =>
  share.replace('ace-to-five', 'Ace-to-Five').replace('deuce-to-seven', 'Deuce-to-Seven')
