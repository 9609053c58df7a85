import { foldedName } from '../kinds/folded-name.ts'
import { type FormId, forms } from './forms.ts'
import { type MixId, mixes } from './mix.ts'

/** A game that comes with Cardroom: a form or a mix, by its id. */
export type GameId = FormId | MixId

/**
 * The names that players use for a game. `called` are names of this very game, and no two games share one. `near` are
 * names under which players also look for it: those of relatives that are not dealt here, or one that is another game's.
 */
export type Nicknames = { readonly called: readonly string[]; readonly near?: readonly string[] }

/** The names that players use, by the id of the game; the one they use most stands first. */
export const nicknames: Readonly<Record<GameId, Nicknames>> = {
  holdem: { called: ['Texas hold’em', 'NLHE', 'NL hold’em', 'Limit hold’em', 'LHE', 'FLHE'] },
  pineapple: { called: ['Three-card hold’em', 'Regular Pineapple'], near: ['Lazy Pineapple', 'Pineapple hi-lo'] },
  'crazy-pineapple': {
    called: ['Crazy Pine'],
    near: ['Crazy Pineapple hi-lo', 'Crazy Pineapple 8', 'Lazy Pineapple', 'Tahoe'],
  },
  omaha: { called: ['PLO', 'PLO4', '4-card Omaha', 'Pot-limit Omaha', 'Omaha high'] },
  'omaha-8': {
    called: ['PLO8', 'O8', 'Omaha 8', 'Omaha 8 or better', 'Limit O8', 'LO8', 'O8B'],
    near: ['Omaha hi-lo', 'Omaha split'],
  },
  'omaha-hi-lo': { called: ['Omaha hi-lo no qualifier', 'Omaha hi-lo any low'] },
  'big-o': { called: ['5-card PLO8', '5-card Omaha hi-lo', '5-card Omaha 8', 'PLO5 hi-lo'] },
  'big-easy': { called: ['The Big Easy'], near: ['6-card Omaha', '6-card PLO', 'PLO6', '6-card Omaha hi-lo'] },
  'double-board-omaha': { called: ['Double board PLO', 'DBPLO', 'Two-board Omaha'] },
  'five-card-double-board-bomb-pot-plo': {
    called: ['Double board bomb pot', 'Double board bomb pot PLO', '5-card double board PLO'],
    near: ['Bomb pot', '5-card Omaha', '5-card PLO', 'PLO5'],
  },
  'ultimate-big-o': { called: ['Double board Big O'] },
  'sick-o': { called: ['Omaha 2-7', 'Omaha hi-lo 2-7'] },
  courchevel: { called: ['Courcheval', 'Courch'], near: ['5-card Omaha', '5-card PLO', 'PLO5', 'Courchevel hi-lo'] },
  derailment: { called: ['Derailed', 'Three-board bomb pot'], near: ['Triple board Omaha', 'Bomb pot'] },
  'drawmaha-high': { called: ['Drawmaha', 'Sviten Special', 'Sviten', 'Dramaha'] },
  'drawmaha-2-7': { called: ['Dramaha 2-7', 'Drawmaha deuce', '2-7 Drawmaha'] },
  'drawmaha-a-5': { called: ['Dramaha A-5', 'A-5 Drawmaha'] },
  'drawmaha-badugi': { called: ['Dramadugi', 'Drawmadugi'] },
  'drawmaha-badugi-high': { called: ['Dramadugi high', 'Drawmadugi high'] },
  'drawmaha-49': { called: ['Dramaha 49', '49er'], near: ['Drawmaha 0', 'Drawmaha zero'] },
  'short-deck-holdem': { called: ['Short deck', '6+', '6+ hold’em', 'SDHE'] },
  'short-deck-plo': { called: ['Short deck PLO', '6+ Omaha', '6+ PLO', 'SDPLO'] },
  'seven-card-stud': { called: ['Stud', '7 stud', '7CS', 'Stud high'] },
  'five-card-stud': { called: ['5 stud', '5CS'] },
  'mississippi-stud': { called: ['Mississippi', 'Mississippi stud'] },
  razz: { called: ['Stud low', '7-card stud low', 'A-5 razz', 'Seven-card low'] },
  'kansas-city-razz': { called: ['2-7 razz', 'Deuce-to-seven razz', 'KC razz', '2-7 stud'] },
  'stud-8': {
    called: ['Stud 8', 'Stud 8 or better', '7 stud 8', '7CS8', '7-card stud hi-lo'],
    near: ['Stud hi-lo', 'Stud split'],
  },
  'stud-hi-lo': { called: ['Stud hi-lo no qualifier', 'Stud hi-lo any low'] },
  'super-stud': { called: ['Super 7', 'Super seven stud'] },
  'super-stud-8': { called: ['Super stud 8', 'Super stud hi-lo', 'Super 7 hi-lo'] },
  'mexican-poker': { called: ['Mexican stud', 'Mexican'], near: ['Rollover', 'Roll your own'] },
  razzdugi: { called: ['Razzadugi', 'Razzdoogi'] },
  razzduci: { called: ['Razzdeucey', 'Razzducey'] },
  'ace-to-five-lowball': {
    called: ['California lowball', 'Lowball', 'A-5 lowball', 'A-5 single draw', 'A-5 SD', 'Cal lowball'],
  },
  'ace-to-five-triple-draw': { called: ['A-5 TD', 'A-5 triple draw', 'A-5 3D', 'Ace-to-five TD'] },
  'deuce-to-seven-lowball': {
    called: [
      '2-7 single draw',
      '2-7 SD',
      'NL 2-7',
      '2-7 NL',
      'Single draw',
      'Kansas City lowball',
      'Deuce-to-seven single draw',
      'Deuce',
    ],
  },
  'deuce-to-seven-triple-draw': {
    called: ['2-7 TD', '2-7 triple draw', 'Triple draw', '2-7 3D', 'Deuce-to-seven TD'],
  },
  'draw-high': { called: ['Draw', 'Draw poker', '5CD', 'Five draw'] },
  'jacks-or-better': {
    called: ['Jackpots', 'Jacks', 'JOB', 'Jacks or better to open'],
    near: ['Progressive jackpots'],
  },
  archie: { called: ['Archie triple draw'] },
  ari: { called: ['Archie with a community card'] },
  badugi: { called: ['Padooki', 'Badougi', 'Paduki', 'Badoogi'] },
  'badugi-high': { called: ['High badugi', 'Hidugi'] },
  baduci: { called: ['Badeucey', 'Badeucy', 'Badeuci', 'Baducey', 'Badoosey'] },
  badaci: { called: ['Badacey', 'Badacy', 'Badasey'] },
  'chinese-poker': { called: ['Chinese', '13-card poker', 'Pusoy', 'CP'] },
  'chinese-draw-poker': { called: ['Chinese draw'] },
  'open-face-chinese': { called: ['OFC', 'Open face', 'OFCP', 'Open-face Chinese poker'] },
  'turbo-open-face-chinese': { called: ['Turbo OFC', 'Turbo open face'] },
  'pineapple-open-face-chinese': { called: ['Pineapple OFC', 'POFC', 'OFC Pineapple', 'Pineapple open face'] },
  'pineapple-open-face-chinese-2-7-middle': {
    called: ['2-7 OFC', '2-7 Pineapple', '2-7 Pineapple OFC', 'OFC 2-7', 'Deuce Pineapple'],
    near: ['OFC Progressive', 'Ultimate OFC', 'Progressive Pineapple'],
  },
  'taiwanese-poker': { called: ['Taiwanese', '1-2-4'] },
  horse: { called: ['HORSE mix'], near: ['HOSE', 'HEROS', 'HO', 'OE', 'Mixed games'] },
  'eight-game': {
    called: ['8-game'],
    near: ['Mixed games', '10-game', 'Nine-game', 'Dealer’s choice', 'TORSE', 'HORSE plus'],
  },
}

/** The game that goes by this id, name or nickname, however it is written; undefined if there is none. */
export const gameCalled = (name: string): GameId | undefined => BY_NAME.get(foldedName(name))

/** Every name of a game: its id, its own name, and what players call it. */
export const namesOf = (id: GameId): readonly string[] => [
  id,
  (Object.hasOwn(forms, id) ? forms[id as FormId] : mixes[id as MixId]).name,
  ...nicknames[id].called,
]

const BY_NAME: ReadonlyMap<string, GameId> = new Map(
  (Object.keys(nicknames) as readonly GameId[]).flatMap(id => namesOf(id).map(name => [foldedName(name), id] as const)),
)
