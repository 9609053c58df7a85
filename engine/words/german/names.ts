import { heldIn } from '../../kinds/held-in.ts'

/** A street by its name at a German table; one that a house has made up keeps its own. */
export const streetName = (street: string): string => heldIn(STREETS, street) ?? street

const STREETS: Readonly<Record<string, string>> = {
  preflop: 'Preflop',
  flop: 'Flop',
  turn: 'Turn',
  river: 'River',
  board: 'Board',
  'second street': 'Second Street',
  'third street': 'Third Street',
  'fourth street': 'Fourth Street',
  'fifth street': 'Fifth Street',
  'sixth street': 'Sixth Street',
  'seventh street': 'Seventh Street',
  'before the draw': 'vor dem Ziehen',
  'after the draw': 'nach dem Ziehen',
  'first draw': 'erstes Ziehen',
  'second draw': 'zweites Ziehen',
  'third draw': 'drittes Ziehen',
  'fourth draw': 'viertes Ziehen',
  'fifth draw': 'fünftes Ziehen',
  'seven cards': 'sieben Karten',
  'thirteen cards': 'dreizehn Karten',
  'first five': 'die ersten fünf',
  'next three': 'die nächsten drei',
  'next four': 'die nächsten vier',
  'last four': 'die letzten vier',
  'last five': 'die letzten fünf',
  'sixth card': 'sechste Karte',
  'seventh card': 'siebte Karte',
  'eighth card': 'achte Karte',
  'ninth card': 'neunte Karte',
  'tenth card': 'zehnte Karte',
  'eleventh card': 'elfte Karte',
  'twelfth card': 'zwölfte Karte',
  'thirteenth card': 'dreizehnte Karte',
}

/** When a round is, by its street: `Preflop`, `Am Turn`, `Nach dem ersten Ziehen`. */
export const roundWhen = (street: string): string => heldIn(ROUNDS, street) ?? streetName(street)

const ROUNDS: Readonly<Record<string, string>> = {
  flop: 'am Flop',
  turn: 'am Turn',
  river: 'am River',
  'first draw': 'nach dem ersten Ziehen',
  'second draw': 'nach dem zweiten Ziehen',
  'third draw': 'nach dem dritten Ziehen',
  'fourth draw': 'nach dem vierten Ziehen',
  'fifth draw': 'nach dem fünften Ziehen',
  'second street': 'auf der Second Street',
  'third street': 'auf der Third Street',
  'fourth street': 'auf der Fourth Street',
  'fifth street': 'auf der Fifth Street',
  'sixth street': 'auf der Sixth Street',
  'seventh street': 'auf der Seventh Street',
}

/** A part of the pot, or a row that is played for, by its name. */
export const shareName = (share: string): string => heldIn(SHARES, share) ?? rowName(share)

const SHARES: Readonly<Record<string, string>> = {
  high: 'High',
  low: 'Low',
  'top board': 'oberes Board',
  'middle board': 'mittleres Board',
  'bottom board': 'unteres Board',
  omaha: 'Omaha',
  draw: 'Draw',
  razz: 'Razz',
  badugi: 'Badugi',
  'deuce-to-seven': 'Deuce-to-Seven',
  'ace-to-five': 'Ace-to-Five',
}

/** A row of the Chinese family by its name. */
export const rowName = (row: string): string => heldIn(ROWS, row) ?? row

const ROWS: Readonly<Record<string, string>> = {
  front: 'vorn',
  middle: 'Mitte',
  back: 'hinten',
  top: 'oben',
  bottom: 'unten',
}

/** A betting structure by its name. */
export const structureName = (structure: string): string => heldIn(STRUCTURES, structure) ?? structure

const STRUCTURES: Readonly<Record<string, string>> = {
  limit: 'Limit',
  spread: 'Spread Limit',
  'half-pot': 'Half-Pot-Limit',
  'pot-limit': 'Pot-Limit',
  'no-limit': 'No-Limit',
}
