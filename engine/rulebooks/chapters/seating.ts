import { byName, either, fields, flag, listOf, noneOr, oneOf, part, someOf, whole, words } from '../../kinds/kind.ts'
import { point } from '../point.ts'

const bySuit = oneOf('highest-card-by-suit', 'lowest-card-by-suit')
const playersOfSeats = listOf(fields({ seats: whole(2, 12), players: whole(1, 12) }))
const leaving = oneOf(
  'immediate',
  'immediate-unless-small-blind-or-button',
  'immediate-unless-blind-or-button-then-through-button',
  'until-big-blind',
)
const entering = fields({
  post: oneOf('as-new-player', 'none'),
  mayLetButtonPass: flag,
  forbidden: someOf('small-blind', 'button'),
})
const topology = oneOf('two-mains-newest-feeds', 'daisy-chain')

/** Lists, seats, new and broken games, and the must-move. */
export const seating = {
  title: 'Lists and seating',
  points: {
    waitlistRequiresPresence: point({
      asks: 'How can a name get on the list, and within how many minutes must a player who joined online check in?',
      takes: fields({ ways: someOf('in-person', 'online', 'phone'), onlineCheckInMinutes: noneOr(whole(1, 1440)) }),
      rrp: [{ ways: ['in-person'], onlineCheckInMinutes: null }, 'rrp/2/seating/1'],
      uspa: [{ ways: ['in-person'], onlineCheckInMinutes: null }, 'uspa/app3/4.1'],
      wsop: [{ ways: ['in-person', 'online'], onlineCheckInMinutes: 60 }, 'wsop/87', 'wsop/87-online', 'wsop/87-phone'],
    }),
    lockupDeposit: point({
      asks: 'How much money can hold a place on the list for a player who leaves the area?',
      takes: either(oneOf('set-by-host'), whole(0, 10_000)),
      rrp: [20, 'rrp/2/seating/2'],
      uspa: ['set-by-host', 'uspa/app3/4.2'],
    }),
    newGameLockupMinutes: point({
      asks: 'After how many minutes is a seat locked up in a new game released, if somebody is waiting?',
      takes: whole(0, 1440),
      rrp: [5, 'rrp/2/procedures/21'],
      uspa: [5, 'uspa/app3/3.20'],
      wsop: [10, 'wsop/91'],
    }),
    maxLockupMinutes: point({
      asks: 'After how many minutes is any locked-up seat released, if somebody is waiting?',
      takes: whole(0, 1440),
      rrp: [10, 'rrp/2/procedures/21/any-seat'],
      uspa: [10, 'uspa/app3/3.20/any-seat'],
    }),
    listPriorityTiers: point({
      asks: 'Which holders of the house’s card go ahead of the rest of a list, highest first, and do they also go ahead of players from a broken game?',
      takes: fields({ tiers: listOf(words), beforeBrokenGame: flag }),
      rrp: [{ tiers: [], beforeBrokenGame: false }, 'rrp/2/seating/1'],
      uspa: [{ tiers: [], beforeBrokenGame: false }, 'uspa/app3/4.1'],
      wsop: [{ tiers: ['seven-stars', 'diamond'], beforeBrokenGame: false }, 'wsop/89', 'wsop/100-tier'],
    }),
    initialButton: point({
      asks: 'Which card gets the first button of a cash game, in high, high-low and low games, and is it drawn or dealt?',
      takes: fields({ high: bySuit, highLow: bySuit, low: bySuit, cards: oneOf('drawn', 'dealt') }),
      rrp: [
        {
          high: 'highest-card-by-suit',
          highLow: 'highest-card-by-suit',
          low: 'lowest-card-by-suit',
          cards: 'drawn',
        },
        'rrp/2/seating/6',
        'rrp/3/ties/2',
      ],
      uspa: [
        {
          high: 'highest-card-by-suit',
          highLow: 'highest-card-by-suit',
          low: 'lowest-card-by-suit',
          cards: 'drawn',
        },
        'uspa/app3/4.6',
        'uspa/3.1.9.2',
      ],
      // The page knows the draw, not its card.
      web: [
        {
          high: 'highest-card-by-suit',
          highLow: 'highest-card-by-suit',
          low: 'lowest-card-by-suit',
          cards: 'drawn',
        },
        'web/blinds/6',
      ],
      wsop: [
        {
          high: 'highest-card-by-suit',
          highLow: 'highest-card-by-suit',
          low: 'highest-card-by-suit',
          cards: 'dealt',
        },
        'wsop/95',
        'wsop/151',
      ],
    }),
    listRetentionMaxEmptySeats: point({
      asks: 'When must a player play in a new game to keep a place on the list: with how few seats left empty, or how many players at a table of how many seats?',
      takes: fields({ emptySeats: noneOr(whole(0, 12)), players: playersOfSeats }),
      rrp: [{ emptySeats: 3, players: [] }, 'rrp/2/seating/11'],
      uspa: [{ emptySeats: 3, players: [] }, 'uspa/app3/4.10'],
      wsop: [
        {
          emptySeats: null,
          players: [
            { seats: 9, players: 4 },
            { seats: 6, players: 3 },
          ],
        },
        'wsop/102',
      ],
    }),
    mustMove: point({
      asks: 'Can another game of the same kind be made to feed the first, and in which order do its players move?',
      takes: fields({ enabled: flag, order: oneOf('original-waiting-list', 'time-in-the-game') }),
      rrp: [{ enabled: true, order: 'original-waiting-list' }, 'rrp/2/seating/9'],
      uspa: [{ enabled: true, order: 'original-waiting-list' }, 'uspa/app3/4.9'],
      wsop: [{ enabled: true, order: 'original-waiting-list' }, 'wsop/101'],
    }),
    mustMoveTiming: point({
      asks: 'When must a must-move player go when called: in button games, in stud, and in games that are treated differently (by game, or mixed)?',
      takes: fields({
        buttonGames: leaving,
        stud: oneOf('immediate', 'one-more-hand'),
        except: byName(leaving),
      }),
      rrp: [{ buttonGames: 'until-big-blind', stud: 'one-more-hand', except: {} }, 'rrp/2/seating/10'],
      uspa: [{ buttonGames: 'until-big-blind', stud: 'one-more-hand', except: {} }, 'uspa/app3/4.11'],
      wsop: [
        {
          buttonGames: 'immediate-unless-small-blind-or-button',
          stud: 'one-more-hand',
          except: {
            'omaha-8': 'immediate-unless-blind-or-button-then-through-button',
            mixed: 'immediate-unless-blind-or-button-then-through-button',
          },
        },
        'wsop/103',
        'wsop/103-stud',
        'wsop/103a-move',
        'wsop/103b-move',
        'wsop/103d-move',
      ],
    }),
    mustMoveEntry: point({
      asks: 'How does a must-move player come into the main game: posting as a new player or not, can they let the button pass first, from which positions not, and in which games is it different (by game, flop, mixed, or a game in a mix)?',
      takes: fields({ usual: entering, except: byName(entering) }),
      rrp: [
        { usual: { post: 'as-new-player', mayLetButtonPass: true, forbidden: [] }, except: {} },
        'rrp/2/seating/10',
      ],
      uspa: [{ usual: { post: 'as-new-player', mayLetButtonPass: true, forbidden: [] }, except: {} }, 'uspa/app3/4.11'],
      // The best position is the button; a game's own paragraph goes before the general one.
      wsop: [
        {
          usual: { post: 'none', mayLetButtonPass: true, forbidden: ['button'] },
          except: {
            flop: { post: 'none', mayLetButtonPass: false, forbidden: ['button'] },
            'omaha-8': { post: 'none', mayLetButtonPass: true, forbidden: ['small-blind', 'button'] },
            mixed: { post: 'none', mayLetButtonPass: true, forbidden: ['small-blind', 'button'] },
            'mixed/triple-draw': { post: 'none', mayLetButtonPass: false, forbidden: ['small-blind', 'button'] },
          },
        },
        'wsop/103-entry',
        'wsop/103-flop',
        'wsop/103a-entry',
        'wsop/103b-move',
        'wsop/103d-move',
      ],
    }),
    mustMoveRefusalLockoutMinutes: point({
      asks: 'For how many minutes is a player who won’t move kept out of the must-move game and its list?',
      takes: whole(0, 1440),
      rrp: [60, 'rrp/2/seating/9'],
      uspa: [60, 'uspa/app3/4.9'],
      wsop: [60, 'wsop/101-refuse', 'wsop/103a-refuse', 'wsop/103b-refuse', 'wsop/103c'],
    }),
    mustMoveTopology: point({
      asks: 'Which game feeds which when there are three or more: the newest feeds the first two, or each feeds the one before it, and in which games is it different?',
      takes: fields({ usual: topology, except: listOf(fields({ form: words, stakes: words, feeds: topology })) }),
      rrp: [{ usual: 'two-mains-newest-feeds', except: [] }, 'wsop/101-third'],
      wsop: [
        {
          usual: 'two-mains-newest-feeds',
          except: [
            { form: 'omaha-8', stakes: '50-100', feeds: 'daisy-chain' },
            { form: 'seven-card-stud', stakes: '50-100', feeds: 'daisy-chain' },
            { form: 'stud-8', stakes: '50-100', feeds: 'daisy-chain' },
          ],
        },
        'wsop/101-third',
        'wsop/103a',
        'wsop/103b',
        'wsop/103c',
        'wsop/103d-third',
      ],
    }),
    mustMoveMainGuarantee: point({
      asks: 'How many players is a main game of how many seats guaranteed while a must-move runs?',
      takes: playersOfSeats,
      rrp: [[], 'rrp/2/seating/9'],
      wsop: [
        [
          { seats: 8, players: 7 },
          { seats: 7, players: 6 },
        ],
        'wsop/101-guarantee',
      ],
    }),
    mixedMustMoveMinOverlapPercent: point({
      asks: 'What percentage of its games must a mix share with the main game to be a must-move for it?',
      takes: whole(0, 100),
      rrp: [50, 'wsop/103d'],
      wsop: [50, 'wsop/103d'],
    }),
    voluntaryMoveAtOnceWaiters: point({
      asks: 'How many players must be waiting for the seat before a player who moves by choice has to go right away? Can they still play the button if they paid a blind, and does the house have to agree?',
      takes: fields({ waiters: whole(0, 99), mayPlayButtonAfterBlind: flag, houseConsent: flag }),
      rrp: [{ waiters: 2, mayPlayButtonAfterBlind: true, houseConsent: false }, 'rrp/2/seating/13'],
      uspa: [{ waiters: 2, mayPlayButtonAfterBlind: true, houseConsent: false }, 'uspa/app3/4.13'],
      wsop: [{ waiters: 0, mayPlayButtonAfterBlind: true, houseConsent: true }, 'wsop/99', 'wsop/12'],
    }),
    seatChangeFreeze: point({
      asks: 'From when can a player in the game no longer take an open seat ahead of a new player?',
      takes: oneOf('once-new-player-seated-or-buy-in-placed', 'once-next-hand-begins'),
      rrp: ['once-new-player-seated-or-buy-in-placed', 'rrp/2/seating/12'],
      uspa: ['once-new-player-seated-or-buy-in-placed', 'uspa/app3/4.12'],
      wsop: ['once-next-hand-begins', 'wsop/98'],
    }),
    brokenGameSeatHold: point({
      asks: 'When a game breaks: how is the order decided, for which absent players does the floor draw, until when is their seat held, and can a chair be added?',
      takes: fields({
        order: oneOf('draw-card', 'original-waiting-list'),
        absent: oneOf('all', 'without-missed-blind-button'),
        buttonGames: oneOf('not-held', 'until-big-blind'),
        studHands: whole(0, 99),
        addedChair: flag,
      }),
      rrp: [
        { order: 'draw-card', absent: 'all', buttonGames: 'until-big-blind', studHands: 2, addedChair: false },
        'rrp/2/seating/14',
      ],
      uspa: [
        { order: 'draw-card', absent: 'all', buttonGames: 'until-big-blind', studHands: 2, addedChair: false },
        'uspa/app3/4.14',
      ],
      // Those with a missed-blind button go to the end of the list.
      wsop: [
        {
          order: 'draw-card',
          absent: 'without-missed-blind-button',
          buttonGames: 'until-big-blind',
          studHands: 2,
          addedChair: true,
        },
        'wsop/100',
        'wsop/100-absent',
        'wsop/100-deadline',
        'wsop/100-missed',
        'wsop/100-chair',
      ],
    }),
    killGameIsDifferentType: point({
      asks: 'Is a game with a required kill a different kind from the same game without, so that neither has broken-game rights in the other?',
      takes: flag,
      rrp: [true, 'rrp/13/13'],
      uspa: [true, 'uspa/3.6.2.13'],
      wsop: [true, 'wsop/207'],
    }),
    newGameLimitSpacing: point({
      asks: 'How far must a new game be from others of its kind: how many times the limit below, and at most what part of the limit above?',
      takes: noneOr(fields({ belowMultiple: whole(1, 100), aboveMaxFraction: part })),
      rrp: [null, 'rrp/2/procedures/3'],
      wsop: [{ belowMultiple: 2, aboveMaxFraction: 0.5 }, 'wsop/74'],
    }),
    newMixMinDifferencePercent: point({
      asks: 'What percentage of its games must differ, at the least, for a new mix at the limit of one that’s running?',
      takes: noneOr(whole(0, 100)),
      rrp: [null, 'rrp/2/procedures/3'],
      wsop: [50, 'wsop/74-mix'],
    }),
    newPlayerRouting: point({
      asks: 'To which of several similar games is a new player sent?',
      takes: oneOf('game-most-in-need', 'own-choice'),
      rrp: ['game-most-in-need', 'rrp/2/seating/3'],
      uspa: ['game-most-in-need', 'uspa/app3/4.3'],
      wsop: ['game-most-in-need', 'wsop/90'],
    }),
    transferRule: point({
      asks: 'Which moves between similar games are refused?',
      takes: oneOf('left-game-not-smaller-after-move', 'none-refused'),
      rrp: ['left-game-not-smaller-after-move', 'rrp/2/seating/3/transfer'],
      uspa: ['left-game-not-smaller-after-move', 'uspa/app3/4.3'],
      wsop: ['left-game-not-smaller-after-move', 'wsop/90-transfer'],
    }),
    maxSeatsPerPlayer: point({
      asks: 'In how many games can a player hold a seat at a time?',
      takes: whole(1, 99),
      rrp: [1, 'rrp/2/seating/4'],
      uspa: [1, 'uspa/app3/4.4'],
      wsop: [1, 'wsop/92'],
    }),
    extraStartSeat: point({
      asks: 'How many players above the usual number can a new game start with, until somebody quits?',
      takes: whole(0, 9),
      rrp: [1, 'rrp/2/seating/7'],
      uspa: [1, 'uspa/app3/4.8'],
      wsop: [1, 'wsop/97'],
    }),
    newGameSeatChoice: point({
      asks: 'In which order are the seats of a new game chosen?',
      takes: oneOf('arrival-then-list-order', 'list-order', 'drawn'),
      rrp: ['arrival-then-list-order', 'rrp/2/seating/8'],
      uspa: ['arrival-then-list-order', 'uspa/app3/4.7'],
      wsop: ['arrival-then-list-order', 'wsop/96'],
    }),
  },
} as const
