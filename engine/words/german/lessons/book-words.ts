import type { Noticed } from '../../../lessons/differing.ts'
import type { BookId } from '../../../rulebooks/rule-id.ts'
import type { rulebooks } from '../../../rulebooks/rulebooks.ts'
import type { PointTaught } from '../../lessons/lesson-words.ts'
import { counted } from '../voice.ts'

/** The books by the names that people use for them. */
export const BOOK_NAMES: Readonly<Record<BookId, string>> = {
  rrp: 'Robert’s',
  uspa: 'USPA',
  hpt: 'Heimspiel',
  web: 'Allgemein',
  wsop: 'WSOP',
}

/** What is said of a book that describes a form, and of one that doesn't. */
export const DESCRIBES = { yes: 'Beschreibt es', no: 'Erwähnt es nicht' } as const

/** The points that players notice, in words. */
export const pointsTaught: { readonly [P in Noticed]: PointTaught<P> } = {
  limitRaiseCapThreePlusRounds: {
    about: 'Erhöhungen in einer Runde bei Limit, mit drei Spielern oder mehr',
    says: most => `ein Einsatz und ${counted(most)} ${most === 1 ? 'Erhöhung' : 'Erhöhungen'}`,
  },
  raiseCapLiftsWhen: {
    about: 'Unbegrenzt erhöhen zwischen zwei Spielern',
    says: when => (when === 'once-heads-up' ? 'sobald nur noch zwei dabei sind' : 'nur wenn die Runde zu zweit begann'),
  },
  cumulativeShortAllInsReopen: {
    about: 'Zu kleine All-ins, die zusammen eine volle Erhöhung ergeben',
    says: reopen => (reopen ? 'du darfst wieder erhöhen' : 'sie eröffnen das Setzen nicht neu'),
  },
  minimumBringIn: {
    about: 'Der kleinste Einsatz',
    says: size =>
      ({
        'big-blind': 'der Big Blind',
        'double-big-blind': 'das Doppelte des Big Blinds',
        'small-bet': 'das untere Limit',
      })[size],
  },
  runItTimes: {
    about: 'Das Board nach einem All-in mehrmals auslegen',
    says: ({ max }) => (max === 1 ? 'nur einmal' : `bis zu ${max === 2 ? 'zweimal' : 'dreimal'}`),
  },
  playTheBoardClaim: {
    about: 'Wenn das Board deine beste Hand ist',
    says: ({ cash }) => PLAYS_BOARD[cash],
  },
  potLimitSmallBlindForms: {
    about: 'Vor dem Flop den Pot zählen, den Small Blind als einen Big Blind',
    says: where => (where === 'every-form' ? 'in jedem Spiel' : 'nur in Hold’em, Omaha und dergleichen'),
  },
  studHighCardOpensBigBet: {
    about: 'Stud anderer Art bei Pot-Limit und No-Limit, ohne Bring-in',
    says: opens => (opens ? 'die höchste offene Karte setzt oder foldet' : 'das Bring-in bleibt'),
  },
  studShortStub: {
    about: 'Zu wenige Karten für die letzte Street',
    says: what => SHORT_STUB[what],
  },
  studMissingSeventhCard: {
    about: 'Eine Hand, der beim Showdown nur die siebte Karte fehlt',
    says: is => ({ dead: 'ist tot', 'may-be-ruled-live': 'kann für gültig erklärt werden', live: 'ist gültig' })[is],
  },
  announcePossibleStraightsFlushes: {
    about: 'Der Dealer sagt mögliche Straßen und Flushes an',
    says: when => ({ never: 'nie', 'in-low-stakes-games': 'in kleinen Spielen', always: 'immer' })[when],
  },
  aceToFiveJoker: {
    about: 'Der Joker, wo nichts angeschlagen ist',
    says: isIn => (isIn ? 'ist im Deck' : 'bleibt draußen'),
  },
  sevensRule: {
    about: 'Eine Sieben oder besser, die nach dem Ziehen nicht setzt, bei Limit',
    says: rule => (rule ? 'kann nicht gewinnen, was später gesetzt wird' : 'verliert dadurch nichts'),
  },
  aceToFiveLimitCheckRaise: {
    about: 'Nach dem Ziehen checken und dann erhöhen, bei Limit',
    says: allowed => (allowed ? 'erlaubt' : 'nicht erlaubt'),
  },
  maxConsecutiveDraw: {
    about: 'Karten, die du beim Ziehen auf einmal bekommst',
    says: most => (most === 5 ? 'alle' : `bis zu ${counted(most)}; den Rest nach allen anderen`),
  },
  deuceToSevenKeepExposed: {
    about: 'Karten, die der Dealer vor dem Ziehen aufdeckt und die du behältst',
    says: ranks => (ranks.length === 0 ? 'keine' : ranks.join(', ')),
  },
  drawHighKeepExposed: {
    about: 'Eine Karte, die der Dealer vor dem Ziehen aufdeckt',
    says: kept => (kept ? 'du behältst sie' : 'sie wird ersetzt'),
  },
  oddChipUnit: {
    about: 'Der ungerade Chip wird gewechselt bis zum',
    says: unit => (unit === 'smallest-unit-in-game' ? 'kleinsten Chip im Spiel' : 'kleinsten Chip der Blinds'),
  },
  showOneShowAllPartial: {
    about: 'Nur einen Teil deiner Hand zeigen',
    says: rest =>
      ({
        'rest-stays-hidden': 'der Rest bleibt verdeckt',
        'all-if-asked': 'alles, wenn jemand fragt',
        all: 'alles muss gezeigt werden',
      })[rest],
  },
}

const PLAYS_BOARD: Readonly<Record<(typeof rulebooks)['rrp']['playTheBoardClaim']['is']['cash'], string>> = {
  'declare-before-discarding': 'sag es, bevor du deine Karten weglegst',
  'retain-hand-and-show-if-asked': 'behalt deine Karten und zeig sie, wenn jemand fragt',
  'show-holecards': 'zeig deine Karten',
}

const SHORT_STUB: Readonly<Record<(typeof rulebooks)['rrp']['studShortStub']['is'], string>> = {
  'last-card-with-burns-then-common-card':
    'die letzte Karte wird mit den verbrannten gemischt; reicht das nicht, gilt eine Karte für alle',
  'stub-with-burns-then-common-card':
    'Stub und verbrannte Karten werden gemischt; reicht das nicht, gilt eine Karte für alle',
}
