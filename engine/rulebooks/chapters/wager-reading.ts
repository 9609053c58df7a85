import { fields, flag, noneOr, oneOf, part, someOf, whole } from '../../kinds/kind.ts'
import { point } from '../point.ts'

const acts = someOf('fold', 'check', 'call', 'bet', 'raise', 'complete')

const beforeDealAndReliance = 'before-deal-and-before-reliance'
const drawChange = oneOf(beforeDealAndReliance)
// The rules of a draw: the change itself, its condition on the deck, its condition on the others.
const robertLowballDraw = [beforeDealAndReliance, 'rrp/11/11', 'rrp/11/11a', 'rrp/11/11b'] as const
const uspaLowballDraw = [
  beforeDealAndReliance,
  'uspa/3.2.8.5.1.12',
  'uspa/3.2.8.5.1.12.1',
  'uspa/3.2.8.5.1.12.2',
] as const

/**
 * What words and motions at a live table amount to, in turn and out of it. Where limit and big-bet play go by rules of
 * their own, each has a point; spread goes with limit, half-pot and pot-limit with no-limit.
 */
export const wagerReading = {
  title: 'Reading wagers',
  points: {
    verbalPrecedence: point({
      asks: 'At limit, do words said in turn win over chips that say otherwise, or bind only where nothing contradicts them?',
      takes: oneOf('win', 'bind'),
      rrp: ['win', 'rrp/3/betting/9'],
      uspa: ['bind', 'uspa/3.1.7.8'],
      hpt: ['bind', 'hpt/rrp7/3/betting-8'],
      web: ['bind', 'web/betting/6'],
      wsop: ['win', 'wsop/135', 'wsop/16'],
    }),
    verbalPrecedenceBigBet: point({
      asks: 'At big-bet, do words said in turn win over chips that say otherwise, or only bind?',
      takes: oneOf('win', 'bind'),
      rrp: ['win', 'rrp/14/nl/8'],
      uspa: ['win', 'uspa/3.4.2.5'],
      wsop: ['win', 'wsop/180'],
    }),
    tableTapMeans: point({
      asks: 'What is a knock on the table: a pass, which gives up the hand facing a bet, or a check?',
      takes: oneOf('pass', 'check'),
      rrp: ['pass', 'rrp/3/betting/10'],
      uspa: ['pass', 'uspa/3.1.7.9'],
      web: ['pass', 'web/betting/6'],
      wsop: ['check', 'wsop/135'],
    }),
    tableTapInLowballDraw: point({
      asks: 'What is a knock in the draw of lowball?',
      takes: oneOf('pat'),
      rrp: ['pat', 'rrp/11/14'],
      uspa: ['pat', 'uspa/3.2.8.5.1.14'],
      wsop: ['pat', 'wsop/278'],
    }),
    tableTapInDrawHigh: point({
      asks: 'What is a knock in the draw of draw high?',
      takes: oneOf('pat'),
      rrp: ['pat', 'rrp/12/10'],
      uspa: ['pat', 'uspa/3.2.10.5.9'],
    }),
    tableTapUnawareOfRaise: point({
      asks: 'What about a player who knocks pat and didn’t know of a raise?',
      takes: oneOf('may-still-play'),
      rrp: ['may-still-play', 'rrp/12/10'],
      uspa: ['may-still-play', 'uspa/3.2.10.5.9'],
    }),
    // Only one book prints it, which then serves all.
    conditionalStatementsBind: point({
      asks: 'Is a conditional declaration binding once its condition has come true?',
      takes: oneOf('may-bind', 'binding', 'not-binding'),
      rrp: ['may-bind', 'wsop/18'],
      wsop: ['may-bind', 'wsop/18'],
    }),
    outOfTurnBinding: point({
      asks: 'Does an act out of turn bind when nothing has changed by the time the turn comes?',
      takes: oneOf('binding', 'may-bind'),
      rrp: ['binding', 'rrp/3/betting/11'],
      uspa: ['may-bind', 'uspa/3.1.7.10'],
      hpt: ['may-bind', 'hpt/rrp7/3/betting-10'],
      web: ['binding', 'web/betting/10'],
      wsop: ['binding', 'wsop/136', 'wsop/17'],
    }),
    outOfTurnFreedBy: point({
      asks: 'Which acts of the players in between release a player who acted out of turn?',
      takes: acts,
      rrp: [['bet', 'raise', 'complete'], 'rrp/3/betting/11'],
      uspa: [['bet', 'call', 'raise', 'complete'], 'uspa/3.1.7.10'],
      hpt: [['bet', 'call', 'raise', 'complete'], 'hpt/rrp7/3/betting-10'],
      web: [['fold', 'check', 'call', 'bet', 'raise', 'complete'], 'web/betting/10'],
      wsop: [['bet', 'raise', 'complete'], 'wsop/17', 'wsop/136'],
    }),
    outOfTurnFloorAfter: point({
      asks: 'After which acts of the players in between is it up to the floor whether an act out of turn binds?',
      takes: acts,
      rrp: [['call'], 'rrp/3/betting/11'],
      uspa: [[], 'uspa/3.1.7.10'],
      hpt: [[], 'hpt/rrp7/3/betting-10'],
      web: [[], 'web/betting/10'],
      wsop: [[], 'wsop/136'],
    }),
    outOfTurnCheckBars: point({
      asks: 'What can a player who checked out of turn no longer do, even when a bet has released them?',
      takes: acts,
      rrp: [['bet', 'raise'], 'rrp/3/betting/11/check'],
      uspa: [['bet', 'raise'], 'uspa/3.1.7.10'],
      hpt: [['bet', 'raise'], 'hpt/rrp7/3/betting-10'],
      // The page says "call or raise" and is taken at its word.
      web: [['call', 'raise'], 'web/betting/10'],
      wsop: [[], 'wsop/136'],
    }),
    outOfTurnCallBars: point({
      asks: 'What can a player who called out of turn no longer do: always, or not when a raise has released them?',
      takes: fields({ acts, always: flag }),
      // The clause makes no exception for a raise in between: that lets the call go, not the raise come.
      rrp: [{ acts: ['raise'], always: true }, 'rrp/3/betting/11/call'],
      hpt: [{ acts: ['raise'], always: true }, 'hpt/rrp7/3/betting-10'],
      wsop: [{ acts: [], always: false }, 'wsop/136'],
    }),
    skippedActionPlayersBehind: point({
      asks: 'After how many players behind have acted does a skipped player who said nothing lose their turn, and can that happen or must it?',
      takes: fields({ players: whole(1, 9), loss: oneOf('may', 'must') }),
      rrp: [{ players: 3, loss: 'may' }, 'rrp/3/betting/12'],
      uspa: [{ players: 3, loss: 'may' }, 'uspa/3.1.7.11'],
      web: [{ players: 3, loss: 'must' }, 'web/betting/11'],
      wsop: [{ players: 2, loss: 'may' }, 'wsop/137'],
    }),
    timeCalledFrom: point({
      asks: 'From where can a player stop the action by calling time, in cash games and in events: only from the table, or from anywhere?',
      takes: fields({ cash: oneOf('the-table', 'anywhere'), tournament: oneOf('the-table', 'anywhere') }),
      // Both speak of it among the rules of events alone.
      rrp: [{ cash: 'anywhere', tournament: 'the-table' }, 'rrp/15/12', 'rrp/3/betting/12'],
      uspa: [{ cash: 'anywhere', tournament: 'the-table' }, 'uspa/3.3.2.11', 'uspa/3.1.7.11'],
    }),
    forwardMotionLimit: point({
      asks: 'What about chips moved forward but not released, at limit?',
      takes: oneOf('may-be-forced-if-another-acts', 'committed-if-another-acts', 'complete-or-forfeit'),
      rrp: ['may-be-forced-if-another-acts', 'rrp/3/betting/8'],
      uspa: ['may-be-forced-if-another-acts', 'uspa/3.1.7.13'],
      web: ['committed-if-another-acts', 'web/betting/7'],
      // The floor may impose it even if nobody acted.
      wsop: ['complete-or-forfeit', 'wsop/138'],
    }),
    forwardMotionBigBet: point({
      asks: 'What about chips moved forward but not released, at big-bet?',
      takes: oneOf('not-binding-until-released', 'may-be-held-to-the-call'),
      rrp: ['not-binding-until-released', 'rrp/14/nl/7'],
      uspa: ['not-binding-until-released', 'uspa/3.4.2.4'],
      wsop: ['may-be-held-to-the-call', 'wsop/179'],
    }),
    chipsReleased: point({
      asks: 'What about chips released into the pot?',
      takes: oneOf('binds'),
      rrp: ['binds', 'rrp/3/betting/13'],
      uspa: ['binds', 'uspa/3.1.7.12'],
      web: ['binds', 'web/betting/13'],
      wsop: ['binds', 'wsop/139'],
    }),
    raiseUnaware: point({
      asks: 'What about chips released by a player who didn’t know of a raise?',
      takes: oneOf('withdraws-if-nobody-acted', 'floor-may-let-withdraw-if-nobody-acted'),
      rrp: ['withdraws-if-nobody-acted', 'rrp/3/betting/13'],
      uspa: ['withdraws-if-nobody-acted', 'uspa/3.1.7.12'],
      web: ['withdraws-if-nobody-acted', 'web/betting/13'],
      wsop: ['floor-may-let-withdraw-if-nobody-acted', 'wsop/139-withdraw'],
    }),
    killUnaware: point({
      asks: 'A player who didn’t know of the kill puts in too little: when is it binding, what must they then do, and what can they do otherwise?',
      takes: fields({
        boundWhen: oneOf('required-and-button-face-up', 'announced-and-button-face-up'),
        bound: oneOf('must-complete', 'must-complete-or-forfeit'),
        otherwise: oneOf('may-withdraw'),
      }),
      rrp: [
        { boundWhen: 'required-and-button-face-up', bound: 'must-complete', otherwise: 'may-withdraw' },
        'rrp/13/9',
      ],
      uspa: [
        { boundWhen: 'required-and-button-face-up', bound: 'must-complete', otherwise: 'may-withdraw' },
        'uspa/3.6.2.9',
      ],
      wsop: [
        { boundWhen: 'announced-and-button-face-up', bound: 'must-complete-or-forfeit', otherwise: 'may-withdraw' },
        'wsop/200',
      ],
    }),
    misunderstandingMaxFraction: point({
      asks: 'From what part of the bet is a caller who says they misunderstood no longer heard, if from any?',
      takes: noneOr(part),
      rrp: [0.8, 'rrp/14/nl/12/eighty-percent'],
      uspa: [0.8, 'uspa/3.4.2.7'],
      hpt: [0.8, 'hpt/rrp7/14/11'],
      // The book has no percentage, and makes good what is short by a miscount: Robert's measure tells the two apart.
      wsop: [0.8, 'wsop/181', 'wsop/139'],
    }),
    misunderstandingCovers: point({
      asks: 'Which acts can be undone for a gross misunderstanding, and at which betting?',
      takes: fields({ acts, at: oneOf('big-bet', 'all') }),
      rrp: [{ acts: ['call', 'raise'], at: 'big-bet' }, 'rrp/14/nl/12'],
      uspa: [{ acts: ['call'], at: 'big-bet' }, 'uspa/3.4.2.7'],
      hpt: [{ acts: ['call'], at: 'big-bet' }, 'hpt/rrp7/14/11'],
      // The page leaves the exceptions of big-bet play open; they are Robert's.
      web: [{ acts: ['call', 'raise'], at: 'big-bet' }, 'web/betting/13'],
      wsop: [{ acts: ['bet', 'call', 'raise'], at: 'all' }, 'wsop/139-withdraw'],
    }),
    misunderstandingUnless: point({
      asks: 'What keeps a misunderstood act from being undone: harm that came of it, or any act by another player after it?',
      takes: oneOf('harm', 'another-acted'),
      rrp: ['harm', 'rrp/14/nl/12'],
      uspa: ['harm', 'uspa/3.4.2.7'],
      hpt: ['harm', 'hpt/rrp7/14/11'],
      wsop: ['another-acted', 'wsop/139-withdraw'],
    }),
    foldSaid: point({
      asks: 'What about the hand of a player who says fold, facing a bet?',
      takes: oneOf('dead'),
      rrp: ['dead', 'rrp/3/dead-hands/1a'],
      uspa: ['dead', 'uspa/3.1.5.1.1'],
      hpt: ['dead', 'hpt/dead-hands/1a'],
      web: ['dead', 'web/dead-hands/3'],
      wsop: ['dead', 'wsop/110a'],
    }),
    handThrownForward: point({
      asks: 'What about a hand thrown forward so that another player acts?',
      takes: oneOf('dead'),
      rrp: ['dead', 'rrp/3/dead-hands/1b'],
      uspa: ['dead', 'uspa/3.1.5.1.2'],
      hpt: ['dead', 'hpt/dead-hands/1b'],
      web: ['dead', 'web/dead-hands/5'],
      wsop: ['dead', 'wsop/110b'],
    }),
    upcardsLifted: point({
      asks: 'What does picking up the upcards mean, facing a bet?',
      takes: oneOf('fold'),
      rrp: ['fold', 'rrp/8/10'],
      uspa: ['fold', 'uspa/3.2.3.5.10'],
      wsop: ['fold', 'wsop/227'],
    }),
    wrongBringInNobodyActed: point({
      asks: 'What about the wrong player’s bring-in before the next player has acted?',
      takes: oneOf('taken-back'),
      rrp: ['taken-back', 'rrp/8/5'],
      uspa: ['taken-back', 'uspa/3.2.3.5.9'],
      wsop: ['taken-back', 'wsop/222'],
    }),
    wrongBringInNextActed: point({
      asks: 'What about the wrong player’s bring-in after the next player has acted?',
      takes: oneOf('stands'),
      rrp: ['stands', 'rrp/8/5'],
      uspa: ['stands', 'uspa/3.2.3.5.9'],
      wsop: ['stands', 'wsop/222-acted'],
    }),
    drawChangeLowball: point({
      asks: 'Until when can a player change the number of cards to draw in lowball?',
      takes: drawChange,
      rrp: robertLowballDraw,
      uspa: uspaLowballDraw,
      wsop: [beforeDealAndReliance, 'wsop/276', 'wsop/276a', 'wsop/276b'],
    }),
    drawChangeDrawHigh: point({
      asks: 'Until when can a player change the number of cards to draw in draw high?',
      takes: drawChange,
      rrp: [beforeDealAndReliance, 'rrp/12/7', 'rrp/12/7a', 'rrp/12/7b'],
      uspa: [beforeDealAndReliance, 'uspa/3.2.10.5.6', 'uspa/3.2.10.5.6.1', 'uspa/3.2.10.5.6.2'],
    }),
    // Only one book has badugi; in the others its draws go as in lowball.
    drawChangeBadugi: point({
      asks: 'Until when can a player change the number of cards to draw in badugi?',
      takes: drawChange,
      rrp: robertLowballDraw,
      uspa: uspaLowballDraw,
      wsop: [beforeDealAndReliance, 'wsop/305', 'wsop/305a', 'wsop/305b'],
    }),
    drawChangeBaduci: point({
      asks: 'Until when can a player change the number of cards to draw in baduci?',
      takes: drawChange,
      rrp: robertLowballDraw,
      uspa: uspaLowballDraw,
      wsop: [beforeDealAndReliance, 'wsop/314', 'wsop/314a', 'wsop/314b'],
    }),
    drawChangeBadaci: point({
      asks: 'Until when can a player change the number of cards to draw in badaci?',
      takes: drawChange,
      rrp: robertLowballDraw,
      uspa: uspaLowballDraw,
      wsop: [beforeDealAndReliance, 'wsop/324', 'wsop/324a', 'wsop/324b'],
    }),
  },
} as const
