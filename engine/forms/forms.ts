import * as badugi from './badugi.ts'
import * as chinese from './chinese.ts'
import * as draw from './draw.ts'
import * as drawmaha from './drawmaha.ts'
import type { Form } from './form.ts'
import * as holdem from './holdem.ts'
import * as lowball from './lowball.ts'
import { mexicanPoker } from './mexican.ts'
import * as omaha from './omaha.ts'
import * as shortDeck from './short-deck.ts'
import * as stud from './stud.ts'

const all = {
  holdem: holdem.holdem,
  pineapple: holdem.pineapple,
  'crazy-pineapple': holdem.crazyPineapple,
  omaha: omaha.omaha,
  'omaha-8': omaha.omaha8,
  'omaha-hi-lo': omaha.omahaHiLo,
  'big-o': omaha.bigO,
  'big-easy': omaha.bigEasy,
  'double-board-omaha': omaha.doubleBoardOmaha,
  'five-card-double-board-bomb-pot-plo': omaha.fiveCardDoubleBoardBombPot,
  'ultimate-big-o': omaha.ultimateBigO,
  'sick-o': omaha.sickO,
  courchevel: omaha.courchevel,
  derailment: omaha.derailment,
  'drawmaha-high': drawmaha.drawmahaHigh,
  'drawmaha-2-7': drawmaha.drawmaha27,
  'drawmaha-a-5': drawmaha.drawmahaA5,
  'drawmaha-badugi': drawmaha.drawmahaBadugi,
  'drawmaha-badugi-high': drawmaha.drawmahaBadugiHigh,
  'drawmaha-49': drawmaha.drawmaha49,
  'short-deck-holdem': shortDeck.shortDeckHoldem,
  'short-deck-plo': shortDeck.shortDeckPlo,
  'seven-card-stud': stud.sevenCardStud,
  'five-card-stud': stud.fiveCardStud,
  'mississippi-stud': stud.mississippiStud,
  razz: stud.razz,
  'kansas-city-razz': stud.kansasCityRazz,
  'stud-8': stud.stud8,
  'stud-hi-lo': stud.studHiLo,
  'super-stud': stud.superStud,
  'super-stud-8': stud.superStud8,
  'mexican-poker': mexicanPoker,
  razzdugi: stud.razzdugi,
  razzduci: stud.razzduci,
  'ace-to-five-lowball': lowball.aceToFiveLowball,
  'ace-to-five-triple-draw': lowball.aceToFiveTripleDraw,
  'deuce-to-seven-lowball': lowball.deuceToSevenLowball,
  'deuce-to-seven-triple-draw': lowball.deuceToSevenTripleDraw,
  'draw-high': draw.drawHigh,
  'jacks-or-better': draw.jacksOrBetter,
  archie: draw.archie,
  ari: draw.ari,
  badugi: badugi.badugi,
  'badugi-high': badugi.badugiHigh,
  baduci: badugi.baduci,
  badaci: badugi.badaci,
  'chinese-poker': chinese.chinesePoker,
  'chinese-draw-poker': chinese.chineseDrawPoker,
  'open-face-chinese': chinese.openFaceChinese,
  'turbo-open-face-chinese': chinese.turboOpenFaceChinese,
  'pineapple-open-face-chinese': chinese.pineappleOpenFaceChinese,
  'pineapple-open-face-chinese-2-7-middle': chinese.pineappleOpenFaceChinese27Middle,
  'taiwanese-poker': chinese.taiwanesePoker,
} as const satisfies Readonly<Record<string, Form>>

/** The id of a form that comes with Cardroom. */
export type FormId = keyof typeof all

/** Every form that comes with Cardroom, by its id: board, stud, draw and Chinese forms, in that order. */
export const forms: Readonly<Record<FormId, Form>> = all

/** Is this the id of a form that comes with Cardroom? */
export const isFormId = (id: unknown): id is FormId => typeof id === 'string' && Object.hasOwn(forms, id)
