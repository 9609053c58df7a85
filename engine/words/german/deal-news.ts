import type { Card } from '../../cards/card.ts'
import type { Seat } from '../../deal/chips.ts'
import type { PostKind, Reading } from '../../deal/commands.ts'
import type { DealEvent, PotAwarded, WhenOthersSee } from '../../deal/events.ts'
import type { NewsOf, Scene } from '../news-of.ts'
import { cards, chips, does, joined, NOTHING, type Say, say, seat, whose } from '../say.ts'
import { withHand } from './hands.ts'
import { mendingNews } from './mending-news.ts'
import { roundWhen, rowName, shareName, streetName } from './names.ts'
import { taken } from './shares.ts'
import { capital, counted, times, und, wem, wen, wenAlle } from './voice.ts'

/** Each event of a deal in a sentence. */
export const dealNews: NewsOf<DealEvent> = {
  DealStarted: ({ form, players }) => say`Neue Hand: ${form.name}, ${counted(players.length, 'ein')} Spieler.`,
  Posted: ({ seat: at, kind, amount }) => say`${does({ seat: at }, 'setzt', 'setzt')} ${POSTS[kind]} ${chips(amount)}.`,
  PostReturned: ({ seat: at, amount }) => say`Einsatz von ${chips(amount)} zurück an ${wen({ seat: at })}.`,
  ChipsSetAside: ({ seat: at, amount }) =>
    say`${chips(amount)} von ${wem({ seat: at })} sind zu klein zum Spielen und werden beiseitegelegt.`,
  DeckShuffled: () => say`Das Deck wird gemischt.`,
  CardsDealt: ({ seats, cards: dealt, face }) => {
    const hands = [...new Set(seats)].map(to => say`${seat(to)} ${cards(dealt.filter((_, i) => seats[i] === to))}`)
    return say`${face === 'up' ? 'Offene Karten' : 'Ausgeteilt'}: ${joined(hands, ', ')}.`
  },
  CardBurned: ({ card }) => say`Verbrannt: ${cards([card])}.`,
  BoardDealt: ({ board, cards: laid }, { street, boards = 1 }) => {
    const name = `${capital(streetName(street ?? 'board'))}${boards > 1 ? ` (Board ${board + 1})` : ''}`
    // at a table of real cards nobody has said which they are
    return laid.every(card => card === '??') ? say`${name} liegt.` : say`${name}: ${cards(laid)}`
  },
  Reshuffled: ({ deck }) => say`Neu gemischt: ${counted(deck.length)} Karten im Stub.`,
  CommonCardDue: () => say`Zu wenige Karten für alle: Eine Karte wird für den ganzen Tisch aufgedeckt.`,
  RoundOpened: ({ street, seat: at }) =>
    say`${capital(roundWhen(street))}: ${does({ seat: at }, 'beginnt', 'beginnst')}.`,
  RoundClosed: () => say`Die Setzrunde ist vorbei.`,
  BroughtIn: wager('macht das Bring-in mit', 'machst das Bring-in mit'),
  Folded: act('foldet', 'foldest'),
  Checked: act('checkt', 'checkst'),
  Called: wager('callt', 'callst'),
  Bet: wager('setzt', 'setzt'),
  Completed: wager('vervollständigt auf', 'vervollständigst auf'),
  Raised: wager('erhöht auf', 'erhöhst auf'),
  UncalledReturned: ({ seat: at, amount }) =>
    say`Nicht gecallter Einsatz von ${chips(amount)} zurück an ${wen({ seat: at })}.`,
  WagersReturned: ({ back }) => say`Einsätze zurück: ${taken(back)}.`,
  PotOpened: act('erklärt den Pot für eröffnet', 'erklärst den Pot für eröffnet'),
  FalseOpenersShown: ({ seat: at, potPlays }) =>
    potPlays
      ? say`${does({ seat: at }, 'hat', 'hast')} ohne Openers eröffnet: Die Hand ist tot, die anderen spielen weiter.`
      : say`${does({ seat: at }, 'hat', 'hast')} ohne Openers eröffnet: Die Hand ist tot.`,
  OpenersAskedFor: ({ seat: at }) => say`${does({ seat: at }, 'will', 'willst')} am Ende Openers sehen.`,
  DiscardsExposed: ({ seat: at, cards: shown }) =>
    say`${whose({ seat: at })} abgelegten Karten werden aufgedeckt: ${cards(shown)}.`,
  OpenersNotProven: ({ seat: at }) =>
    say`${does({ seat: at }, 'hat', 'hast')} keine Openers gezeigt: Die Hand kann nicht gewinnen.`,
  CardsAsked: ({ seat: at }) => say`${does({ seat: at }, 'beginnt', 'beginnst')}.`,
  DrawTakenBack: ({ seat: at, cards: back }) =>
    say`${does({ seat: at }, 'zieht', 'ziehst')} noch einmal${back.length === 0 ? NOTHING : say`, mit ${cards(back)} wieder auf der Hand`}.`,
  Discarded: ({ seat: at, cards: thrown }) => discarded(at, thrown),
  TurnedUp: ({ seat: at, card }) => say`${does({ seat: at }, 'deckt', 'deckst')} ${cards([card])} auf.`,
  KeptDown: act('lässt die Karte verdeckt', 'lässt die Karte verdeckt'),
  Placed: ({ seat: at, rows }, { rows: names }) => placed(at, rows, names),
  BoardNamed: ({ board, cards: laid }, { boards = 1 }) =>
    say`${boards > 1 ? `Board ${board + 1}` : 'Das Board'} ist ${cards(laid)}.`,
  BoardStruck: ({ board }) => say`Board ${String(board + 1)} ist aus dem Spiel.`,
  RunsAgreed: ({ times: runs }) => say`Das Board läuft ${times(runs)}.`,
  RunBegun: ({ run }) => say`Lauf ${String(run + 1)}`,
  BlindsChopped: ({ back }) => say`Die Blinds werden geteilt: ${taken(back)}.`,
  ShowdownOpened: ({ seat: at }) => say`Showdown: ${does({ seat: at }, 'zeigt', 'zeigst')} zuerst.`,
  HandShown: ({ seat: at, cards: shown, says }) =>
    says === undefined
      ? say`${does({ seat: at }, 'zeigt', 'zeigst')} ${cards(shown)}.`
      : say`${does({ seat: at }, 'zeigt', 'zeigst')} ${cards(shown)}${says === '' ? ', ohne etwas zu sagen' : ` mit der Ansage „${says}“`}.`,
  CardsShown: ({ seat: at, cards: shown }) => say`${does({ seat: at }, 'zeigt', 'zeigst')} ${cards(shown)}.`,
  HandMucked: act('muckt', 'muckst'),
  BoardPlayed: act('spielt das Board', 'spielst das Board'),
  HandSeen: ({ seat: at, cards: shown, by }) =>
    say`${does({ seat: by }, 'will', 'willst')} ${whose({ seat: at })} Hand sehen: ${cards(shown)}.`,
  CardsShownTo: ({ seat: at, to, cards: shown, others }) =>
    say`${does({ seat: at }, 'zeigt', 'zeigst')} ${wem({ seat: to })} ${cards(shown)}; ${OTHERS_SEE[others]}.`,
  CardsOpened: ({ seat: at, cards: shown }) =>
    say`${cards(shown)} von ${wem({ seat: at })} ${shown.length === 1 ? 'wird' : 'werden'} allen gezeigt.`,
  AskingDenied: ({ seat: at }) => say`${does({ seat: at }, 'darf', 'darfst')} nicht mehr verlangen, Hände zu sehen.`,
  HandsRead: ({ readings }) => say`Der Dealer liest die Hände: ${joined(readings.map(reading), '; ')}.`,
  HandsKilled: ({ seats }) => say`Verlorene Hände im Muck: ${und(seats.map(seat))}.`,
  AwardDue: () => say`Der Dealer schiebt den Pot.`,
  PotAwarded: award,
  PointsScored: ({ a, b, rows, scoop, royalties, points, paid }) => {
    const [winner, loser] = points >= 0 ? [a, b] : [b, a]
    const account = [
      `Reihen ${rows.map(signed).join(' ')}`,
      scoop === 0 ? '' : `Scoop ${signed(scoop)}`,
      royalties[0] === royalties[1] ? '' : `Royalties ${royalties[0]} zu ${royalties[1]}`,
    ].filter(part => part !== '')
    const details = ` (${account.join(', ')}).`
    if (points === 0) return say`Unentschieden zwischen ${wem({ seat: a.seat })} und ${wem({ seat: b.seat })}${details}`
    return say`${does(winner, 'schlägt', 'schlägst')} ${wen({ seat: loser.seat })} mit ${Math.abs(points) === 1 ? 'einem Punkt' : `${counted(Math.abs(points))} Punkten`}${paid === 0 ? NOTHING : say` für ${chips(Math.abs(paid))}`}${details}`
  },
  PotCarried: ({ amount }) => say`${chips(amount)} bleiben für die nächste Hand im Pot.`,
  DealEnded: () => say`Die Hand ist vorbei.`,
  ...mendingNews,
}

function act(they: string, you: string): (event: { readonly seat: Seat }) => Say {
  return ({ seat: at }) => say`${does({ seat: at }, they, you)}.`
}

function wager(they: string, you: string): (event: { readonly seat: Seat; readonly to: number }) => Say {
  return ({ seat: at, to }) => say`${does({ seat: at }, they, you)} ${chips(to)}.`
}

/** Who wins what, with which hand; a pot that is divided names each share. */
function award({ pot, run, share, to, hands }: PotAwarded, { shares = 2 }: Scene): Say {
  const which = pot === 0 ? NOTHING : say` aus Sidepot ${String(pot)}`
  const parts = [shares > 1 && share !== 'all' ? shareName(share) : '', run > 0 ? `Lauf ${run + 1}` : '']
  const named = parts.filter(it => it !== '')
  const part = named.length === 0 ? '' : ` (${named.join(', ')})`
  const won = to.map(({ seat: at, amount }) => say`${does({ seat: at }, 'gewinnt', 'gewinnst')} ${chips(amount)}`)
  const holding = hands.length === 0 ? '' : ` ${hands.map(withHand).join('; ')}`
  return say`${joined(won, ', ', ' und ')}${which}${part}${holding}.`
}

const signed = (n: number): string => (n > 0 ? `+${n}` : String(n))

const POSTS = {
  ante: 'eine Ante von',
  dead: 'totes Geld von',
  blind: 'einen Blind von',
  straddle: 'einen Straddle von',
  kill: 'einen Kill von',
  post: 'einen Live-Blind von',
} as const satisfies Readonly<Record<PostKind, string>>

const OTHERS_SEE = {
  'at-once': 'alle anderen sehen sie auch',
  'when-the-round-ends': 'alle anderen sehen sie nach der Setzrunde',
  'when-betting-is-over': 'alle anderen sehen sie, wenn das Setzen vorbei ist',
  'after-the-deal': 'alle anderen sehen sie nach der Hand',
  never: 'sonst sieht sie niemand',
} as const satisfies Readonly<Record<WhenOthersSee, string>>

/** Somebody draws: those who see the discards read them, everyone else reads how many. */
const discarded = (at: Seat, thrown: readonly Card[]): Say => {
  if (thrown.length === 0) return say`${does({ seat: at }, 'bleibt', 'bleibst')} pat.`
  if (thrown.every(card => card === '??'))
    return say`${does({ seat: at }, 'zieht', 'ziehst')} ${counted(thrown.length)}.`
  return say`${does({ seat: at }, 'legt', 'legst')} ${cards(thrown)} ab.`
}

/** Cards set in rows; face down nobody else reads which. */
const placed = (at: Seat, rows: readonly (readonly Card[])[], names: readonly string[] = []): Say => {
  if (rows.flat().every(card => card === '??')) return say`${does({ seat: at }, 'hat', 'hast')} die Hand gelegt.`
  const laid = rows.flatMap((row, i) => {
    const name = names[i]
    return row.length === 0 ? [] : [say`${cards(row)} (${name === undefined ? `Reihe ${i + 1}` : rowName(name)})`]
  })
  return say`${does({ seat: at }, 'legt', 'legst')} ${joined(laid, ', ')}.`
}

const reading = ({ pot, run, share, seats }: Reading): Say => {
  const part = `${shareName(share)}${pot === 0 ? '' : ` von Sidepot ${pot}`}${run === 0 ? '' : ` in Lauf ${run + 1}`}`
  return seats.length === 0 ? say`niemand qualifiziert sich für ${part}` : say`${part} an ${wenAlle(seats)}`
}
