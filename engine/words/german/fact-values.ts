import { heldIn } from '../../kinds/held-in.ts'

/** A word that a fact may have, such as who did it or where something lies. */
export const factValue = (value: string): string => heldIn(VALUES, value) ?? value

const VALUES: Readonly<Record<string, string>> = {
  lifted: 'aufgenommen',
  'turned-down': 'umgedreht',
  mixed: 'vermischt',
  reordered: 'umgeordnet',
  burns: 'verbrannte Karten',
  muck: 'Muck',
  'burns-and-muck': 'verbrannte Karten und Muck',
  player: 'Spieler',
  dealer: 'Dealer',
  'at-the-table': 'am Tisch',
  'from-elsewhere': 'von anderswo',
  'at-once': 'sofort',
  'in-the-round': 'in der Setzrunde',
  'all-have-acted': 'als alle gehandelt hatten',
  'round-over': 'nach der Setzrunde',
  cash: 'Bargeld',
  'foreign-chips': 'fremde Chips',
  'first-riffle': 'erstes Mischen',
  'machine-button-pushed': 'Knopf der Mischmaschine gedrückt',
  'first-card-dealt': 'erste Karte ausgeteilt',
  'game-ended-or-moved': 'Spiel beendet oder weitergezogen',
  'while-dealing': 'beim Austeilen',
  'while-drawing-or-setting': 'beim Ziehen oder Legen',
  'while-betting': 'beim Setzen',
  hand: 'Hand',
  board: 'Board',
  stub: 'Stub',
  duplicate: 'doppelte Karte',
  foreign: 'fremde Karte',
}
