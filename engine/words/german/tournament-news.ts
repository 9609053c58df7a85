import type { Duty } from '../../tournament/balance/next-places.ts'
import type { TournamentEvent } from '../../tournament/events.ts'
import type { MayFollow } from '../../tournament/penalties/may-follow.ts'
import type { Entrant, LevelClock } from '../../tournament/tournament.ts'
import type { NewsOf } from '../news-of.ts'
import { cards, chips, does, joined, NOTHING, player, type Say, say } from '../say.ts'
import { counted, und, wem, wen } from './voice.ts'

/** Each event of a tournament in a sentence; null for what is nobody's news. A new event without an entry does not compile. */
export const tournamentNews: NewsOf<TournamentEvent> = {
  TournamentOpened: ({ plan }) =>
    say`${plan.name}: Anmeldung offen. ${chips(plan.buyIn.price)}${plan.buyIn.fee === 0 ? NOTHING : say` plus ${chips(plan.buyIn.fee)}`} bringen ${chips(plan.buyIn.chips)} Chips.`,
  TournamentCancelled: ({ reason }) => say`Das Turnier ist abgesagt: ${reason}. Startgelder werden erstattet.`,

  Entered: it => {
    if (it.unsold) return say`Ein Stack steht bereit an Tisch ${String(it.to?.table)}, Platz ${String(it.to?.seat)}.`
    if (it.alternate)
      return say`${does(it, 'meldet sich an und wartet', 'meldest dich an und wartest')} auf einen Platz.`
    return it.to === null
      ? say`${does(it, 'meldet sich an', 'meldest dich an')}.`
      : say`${does(it, 'meldet sich an', 'meldest dich an')}: ${seatOf(it.to)}.`
  },
  UnsoldTaken: it => say`${does(it, 'übernimmt', 'übernimmst')} den Stack an ${seatOf(it.to)}: ${chips(it.chips)}.`,
  UnsoldRemoved: ({ chips: left }) => say`Ein unverkaufter Stack von ${chips(left)} kommt aus dem Spiel.`,
  Withdrawn: it => say`${does(it, 'meldet sich', 'meldest dich')} ab.`,
  Rebought: it => say`${does(it, 'macht', 'machst')} einen Rebuy für ${chips(it.chips)}.`,
  RebuyAnnounced: it => say`${does(it, 'kündigt', 'kündigst')} einen Rebuy von ${chips(it.chips)} an.`,
  AddedOn: it => say`${does(it, 'nimmt', 'nimmst')} das Add-on: ${chips(it.chips)}.`,
  ReEntered: it => say`${does(it, 'steigt', 'steigst')} wieder ein: ${seatOf(it.to)}.`,
  AlternateSeated: it => say`${does(it, 'bekommt', 'bekommst')} einen Platz: ${seatOf(it.to)}.`,

  SeatsDrawn: ({ why, seats, tables }) =>
    say`${DRAWN[why]}: ${counted(seats.length, 'ein')} Spieler an ${counted(tables.length, 'einem')} ${tables.length === 1 ? 'Tisch' : 'Tischen'}.`,
  SeatChosen: it => say`${does(it, 'wählt', 'wählst')} Platz ${String(it.seat)}.`,
  ButtonDrawn: ({ table, seat, cards: drawn }) =>
    say`Auslosung des Buttons an Tisch ${String(table)}: ${joined(
      drawn.map(({ player: id, card }) => say`${player(id)} ${cards([card])}`),
      ', ',
    )}. Er beginnt auf Platz ${String(seat)}.`,

  LevelStarted: ({ clock }) => say`Level ${String(clock.level)} beginnt.`,
  BreakStarted: ({ clock }) => say`Pause: ${time(clock)}.`,
  ClockStopped: ({ clock }) => say`Die Uhr steht${clock.stopped === 'dispute' ? ' wegen eines Streits' : ''}.`,
  ClockResumed: () => say`Die Uhr läuft.`,
  ClockSet: ({ clock }) => say`Die Uhr ist gestellt: Level ${String(clock.level)}, ${time(clock)}.`,
  ScheduleChanged: ({ levels }) => say`Die Struktur hat sich geändert: ${counted(levels.length, 'ein')} Level.`,

  DealStarted: () => null,
  DealEnded: () => null,
  HandForHandBegun: () => say`Hand for Hand: Alle Tische teilen gleichzeitig aus.`,
  HandForHandEnded: () => say`Hand for Hand ist vorbei.`,
  RoundDealt: () => null,

  PlayersOut: ({ players }) =>
    joined(
      players.map(it =>
        it.by === null
          ? say`${does(it, 'ist', 'bist')} ausgeschieden.`
          : say`${does(it, 'ist', 'bist')} ausgeschieden, gebustet von ${wem({ player: it.by })}.`,
      ),
      ' ',
    ),
  BustUndone: it => say`${does(it, 'ist', 'bist')} wieder dabei: ${seatOf(it.to)}. Das Ausscheiden war ein Irrtum.`,
  ReviewSettled: () => null,

  EnvelopesSealed: ({ worths }) =>
    say`Mystery-Bounties liegen versiegelt in ${counted(worths.length, 'einem')} ${worths.length === 1 ? 'Umschlag' : 'Umschlägen'}. Im größten sind ${chips(worths[0] ?? 0)}.`,
  EnvelopeOpened: it =>
    say`${does(it, 'öffnet', 'öffnest')} Umschlag ${String(it.envelope)}: eine Bounty von ${chips(it.worth)}.`,

  PlayerMoved: it =>
    say`${does(it, 'wechselt', 'wechselst')}: Tisch ${String(it.from.table)} Platz ${String(it.from.seat)} nach ${seatOf(it.to)}, ${dutyWords(it)}.`,
  BigBlindSet: it => say`${does(it, 'hat', 'hast')} als Nächstes den Big Blind an Tisch ${String(it.table)}.`,
  TableBroken: ({ table }) => say`Tisch ${String(table)} wird aufgelöst.`,

  ChipsRaced: ({ from, unit, stacks }) =>
    say`${chips(from)}er werden gegen ${chips(unit)}er ausgespielt: ${
      stacks.length === 0
        ? 'keine überzähligen Chips'
        : joined(
            stacks.map(it => say`${player(it.player)} von ${chips(it.from)} auf ${chips(it.to)}`),
            ', ',
          )
    }.`,

  WentAway: it =>
    it.neverCame ? say`${does(it, 'ist', 'bist')} noch nicht da.` : say`${does(it, 'ist', 'bist')} weg.`,
  CameBack: it => say`${does(it, 'ist', 'bist')} am Tisch.`,
  Reached: it => say`${does(it, 'ist', 'bist')} erreicht: Die Chips ${it.keep ? 'bleiben' : 'dürfen weg'}.`,
  StackForfeited: it => {
    const shared = it.shares.length === 0 ? say`aus dem Spiel` : say`am Tisch verteilt`
    const rest = it.shares.length > 0 && it.bank > 0 ? say`, ${chips(it.bank)} an die Bank` : NOTHING
    return say`${does(it, 'verliert', 'verlierst')} den Stack: ${shared}${rest}.`
  },

  Noted: it => say`Notiert über ${wen({ player: it.player })}: ${NOTES[it.about]}. ${FOLLOWS[it.mayFollow]}`,
  Warned: it => say`${does(it, 'wird', 'wirst')} verwarnt: ${it.about}.`,
  Penalized: it => say`${does(it, 'setzt', 'setzt')} ${penalty(it.penalty)} aus.`,
  Disqualified: it => say`${does(it, 'ist', 'bist')} disqualifiziert: ${it.about}.`,
  ChipsTaken: it =>
    say`${chips(it.chips)} von ${wem(it)} waren nicht auf dem Tisch und ${it.removed > 0 ? 'kommen aus dem Turnier' : 'sind wieder da'}.`,

  PrizeDealAgreed: ({ shares, left, improper }) =>
    say`Deal: ${joined(
      shares.map(it => say`${player(it.player)} ${chips(it.prize)}`),
      ', ',
    )}${left === 0 ? NOTHING : say`, um ${chips(left)} wird noch gespielt`}.${improper ? ' Nicht alle im Spiel haben unterschrieben.' : ''}`,
  TournamentEnded: ({ paid }) => {
    const winners = paid.filter(({ place }) => place === 1)
    return winners.length === 1
      ? say`${does({ player: winners[0]!.player }, 'gewinnt', 'gewinnst')} das Turnier.`
      : say`${und(winners.map(it => player(it.player)))} gewinnen das Turnier.`
  },

  DayEnded: ({ day, counts }) => say`Tag ${String(day)} ist vorbei: ${stacks(counts.length)} eingetütet.`,
  FlightBrought: ({ flight, bags }) =>
    say`${flight} kommt dazu: ${counted(bags.length, 'ein')} Spieler mit ihren Chips.`,
  FlightEnded: ({ to, players }) =>
    say`Der Flight ist vorbei: ${counted(players, 'ein')} Spieler ${players === 1 ? 'spielt' : 'spielen'} weiter in ${to}.`,
  DayStarted: ({ day }) => say`Tag ${String(day)} beginnt.`,
}

const stacks = (count: number): string => (count === 1 ? 'ein Stack ist' : `${counted(count)} Stacks sind`)

const seatOf = ({ table, seat }: { readonly table: number; readonly seat: number }): string =>
  `Tisch ${table} Platz ${seat}`

/** What a moved player has to know: `als Nächster Big Blind`, `wartet, bis der Button vorbei ist`. */
const dutyWords = ({
  duty,
  bigBlindIn,
  waits,
}: {
  readonly duty: Duty
  readonly bigBlindIn: number
  readonly waits: boolean
}): string => {
  if (waits) return 'warten, bis der Button vorbei ist'
  if (duty === 'big-blind') return 'als Nächster Big Blind'
  if (duty === 'small-blind') return 'als Nächster Small Blind'
  if (duty === 'button') return 'am Button'
  return bigBlindIn === 1 ? 'Big Blind in 1 Hand' : `Big Blind in ${bigBlindIn} Händen`
}

const time = ({ left }: LevelClock): string =>
  left === null ? 'nach Händen' : `${Math.floor(left / 60_000)}:${`${Math.floor(left / 1000) % 60}`.padStart(2, '0')}`

const penalty = (it: NonNullable<Entrant['penalty']>): string => {
  if ('until' in it) return 'eine Weile'
  return it.deals === 1 ? 'eine Hand' : `${counted(it.deals)} Hände`
}

const DRAWN = {
  start: 'Die Plätze sind ausgelost',
  redraw: 'Alle ziehen einen neuen Platz',
  'final-table': 'Der Finaltisch ist ausgelost',
  'new-day': 'Die Plätze für den neuen Tag sind ausgelost',
} as const

const FOLLOWS: Readonly<Record<MayFollow, string>> = {
  nothing: 'Weiter folgt nichts.',
  warning: 'Eine Verwarnung kann folgen.',
  penalty: 'Eine Strafe kann folgen.',
  'penalty-and-dead-hand': 'Eine Strafe kann folgen, und die Hand kann tot sein.',
  'put-in-sight': 'Die Chips kommen dorthin, wo alle sie sehen.',
  'taken-off': 'Die Chips kommen vom Tisch.',
}

const NOTES = {
  'hand-talk': 'hat über eine laufende Hand gesprochen',
  'live-hand-shown': 'hat Karten einer laufenden Hand gezeigt',
  'high-chips-hidden': 'hatte große Chips außer Sicht',
  'foreign-chips': 'hatte Chips auf dem Tisch, die nicht dazugehören',
  'cards-thrown': 'hat Karten vom Tisch geworfen',
} as const satisfies Record<string, Say[number]>
