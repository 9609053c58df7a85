import type { DealAbout, PotPart, Unknown } from '../../deal/refusal-about.ts'
import { cards, type Part, type Say, say } from '../say.ts'
import { rowName, shareName, structureName } from './names.ts'
import { cardCount, oder } from './voice.ts'

/** A part of a pot: `Low von Sidepot 1, Lauf 2`. */
export const potPart = ({ pot, run, share }: PotPart): string =>
  `${shareName(share)} ${pot === 0 ? 'vom Hauptpot' : `von Sidepot ${pot}`}${run === 0 ? '' : `, Lauf ${run + 1}`}`

/** What somebody named, and there is none. */
export const unknown = (it: Unknown): Say => {
  if ('board' in it) return say`Es gibt kein Board ${String(it.board)}`
  if ('part' in it)
    return it.twice ? say`Du hast ${potPart(it.part)} zweimal vergeben` : say`Niemand kann ${potPart(it.part)} gewinnen`
  if ('post' in it) return say`Es gibt keinen Einsatz namens ${it.post}`
  return 'book' in it
    ? say`Es gibt kein Regelbuch namens ${it.book}`
    : say`Es gibt keine Einstellung namens ${it.setting}`
}

/** What is wrong with cards that are laid into rows, and what fits. */
export const misfit = (it: DealAbout['rows-do-not-fit']): Say => {
  switch (it.why) {
    case 'not-as-many-rows':
      return say`es gibt ${String(it.rows)} Reihen`
    case 'row-is-full':
      return say`in die Reihe „${rowName(it.row)}“ ${it.room === 0 ? 'passt keine Karte mehr' : it.room === 1 ? 'passt noch 1 Karte' : `passen noch ${it.room} Karten`}`
    case 'not-as-many-cards':
      return say`lege ${cardCount(it.place)}${it.discard === 0 ? '' : ` und wirf ${it.discard} ab`}`
    case 'card-is-not-held':
      return say`${cards([it.card])} ist nicht in dieser Hand`
    case 'card-is-used-twice':
      return say`${cards([it.card])} ist zweimal gelegt`
  }
}

/** Where nobody straddles. */
export const noStraddle = (it: DealAbout['no-straddle-here']): string => {
  if (it === 'no-blinds') return 'in einem Spiel ohne Blinds'
  if (it === 'tournament') return 'in einem Turnier'
  // fixed bets are limit to a player, with a spread or without
  return it === 'killed-pot' ? 'in einem Kill-Pot' : `bei ${it === 'spread' ? 'Limit' : structureName(it)}`
}

/** Who could straddle instead. */
export const straddlers = (seats: DealAbout['straddle-not-from-there']): Say =>
  seats.length === 0 ? say`niemand` : oder(seats.map((seat): Part => ({ seat })))

/** When nobody kills the pot. */
export const noKill = (it: DealAbout['no-kill-here']): string => {
  if (typeof it === 'object') return `, solange nicht alle genau ${cardCount(it.cards)} haben`
  if (it === 'no-forced-bets') return ' in einem Spiel ohne Blinds oder Bring-in'
  if (it === 'deal-has-started') return ', wenn die Hand begonnen hat'
  return it === 'straddled' ? ', wenn ein Straddle liegt' : ` bei ${structureName(it)}`
}

/** The amounts of the stakes and of posts by their names. */
export const STAKES: Readonly<Record<DealAbout['stakes-not-whole'], string>> = {
  unit: 'kleinster Chip',
  lower: 'unteres Limit',
  upper: 'oberes Limit',
  ante: 'Ante',
  bringIn: 'Bring-in',
  point: 'Wert eines Punkts',
  blinds: 'Blinds',
  potUnit: 'Betrag, auf den der Pot gerundet wird',
  chips: 'Chips im Spiel',
  blind: 'Blind',
  dead: 'totes Geld',
  straddle: 'Straddle',
  kill: 'Kill',
  post: 'Einsatz',
  passed: 'Zahl der gepassten Hände',
  'kill-limits': 'Limits des Kills',
}

/** Acts by their names, as a player would say them. */
export const ACTS: Readonly<Record<DealAbout['not-the-time'], string>> = {
  StartDeal: 'Eine Hand beginnen',
  Deal: 'Austeilen',
  Shuffle: 'Mischen',
  Reshuffle: 'Neu mischen',
  RunIt: 'Mehrmals laufen lassen',
  ChopBlinds: 'Die Blinds teilen',
  OpenHands: 'Hände aufdecken',
  TellBoard: 'Das Board eingeben',
  DenyAsking: 'Das Recht zu fragen entziehen',
  Fold: 'Folden',
  Check: 'Checken',
  Call: 'Callen',
  Wager: 'Setzen',
  BringIn: 'Das Bring-in machen',
  Kill: 'Den Pot killen',
  Discard: 'Ablegen',
  TurnUp: 'Eine Karte aufdecken',
  Place: 'Karten legen',
  Show: 'Zeigen',
  ShowTo: 'Jemandem Karten zeigen',
  Muck: 'Mucken',
  PlayBoard: 'Das Board spielen',
  AskToSee: 'Eine Hand sehen wollen',
  SplitPot: 'Den Pot teilen',
  ReadHands: 'Die Hände lesen',
  DeclareOpen: 'Den Pot für eröffnet erklären',
  DeclareFalseOpeners: 'Falsche Openers ansagen',
  AskForOpeners: 'Openers verlangen',
}
