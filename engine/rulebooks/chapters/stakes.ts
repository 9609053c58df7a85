import { fields, flag, listOf, noneOr, number, oneOf, someOf, whole } from '../../kinds/kind.ts'
import { point } from '../point.ts'

const bigBlinds = fields({ from: whole(1, 10_000), to: whole(1, 10_000) })
const bySeatTime = oneOf('own-turn', 'all-initial-hands-complete')

/** What a player buys in for and carries along, what lies on the table, who is away, and what the house takes. */
export const stakes = {
  title: 'Buy-ins, stakes and the table',
  points: {
    limitBuyInMultiple: point({
      asks: 'What is the minimum buy-in at limit: how many times which bet?',
      takes: fields({ times: whole(1, 1000), of: oneOf('small-bet', 'big-bet') }),
      rrp: [{ times: 10, of: 'big-bet' }, 'rrp/3/buy-in/1'],
      uspa: [{ times: 10, of: 'big-bet' }, 'uspa/3.1.3.1'],
      web: [{ times: 10, of: 'big-bet' }, 'web/buy-in/1'],
      wsop: [{ times: 10, of: 'small-bet' }, 'wsop/104', 'wsop/11'],
    }),
    firstBuyIn: point({
      asks: 'Where can a player get the first chips for a game?',
      takes: oneOf('anywhere', 'cage'),
      rrp: ['anywhere', 'rrp/3/buy-in/1'],
      wsop: ['cage', 'wsop/104'],
    }),
    bigBetMinBuyInBigBlinds: point({
      asks: 'From how many to how many big blinds can a room set the minimum buy-in at no-limit and pot-limit?',
      takes: bigBlinds,
      rrp: [{ from: 20, to: 40 }, 'wsop/186'],
      web: [{ from: 20, to: 20 }, 'web/buy-in/1/no-limit'],
      wsop: [{ from: 20, to: 40 }, 'wsop/186'],
    }),
    maxBuyIn: point({
      asks: 'From how many to how many big blinds can a room set the maximum buy-in, if it sets one?',
      takes: noneOr(bigBlinds),
      rrp: [null, 'rrp/14/nl/14'],
      wsop: [{ from: 40, to: 100 }, 'wsop/186'],
    }),
    shortBuyInsPerGame: point({
      asks: 'How often can a player buy in for less than the minimum in one game?',
      takes: whole(0, 99),
      rrp: [1, 'rrp/3/buy-in/2'],
      uspa: [1, 'uspa/3.1.3.2'],
      web: [1, 'web/buy-in/1/short'],
      wsop: [0, 'wsop/105'],
    }),
    topUpLimit: point({
      asks: 'How much can a player add between hands?',
      takes: oneOf('any-amount', 'maximum-buy-in'),
      rrp: ['any-amount', 'rrp/3/buy-in/2'],
      uspa: ['any-amount', 'uspa/3.1.3.2'],
      web: ['any-amount', 'web/buy-in/1/short'],
      wsop: ['maximum-buy-in', 'wsop/186-topup'],
    }),
    forcedTransferStack: point({
      asks: 'What about the stack of a player the house moves to a similar game: can it be kept, or must it be, even if short?',
      takes: oneOf('may-keep', 'must-keep-may-add'),
      rrp: ['may-keep', 'rrp/3/buy-in/3'],
      uspa: ['may-keep', 'uspa/3.1.3.3'],
      wsop: ['must-keep-may-add', 'wsop/106'],
    }),
    voluntaryTransferStack: point({
      asks: 'What must a player bring who moves by choice: the whole stack, and at least which buy-in? For how many minutes of a new game is a stack above its maximum buy-in not allowed?',
      takes: fields({
        wholeStack: flag,
        least: oneOf('minimum-buy-in', 'proper-buy-in'),
        overMaxBarredMinutes: noneOr(whole(1, 1440)),
      }),
      // Robert alone adds that no more than the minimum can be asked for.
      rrp: [{ wholeStack: false, least: 'minimum-buy-in', overMaxBarredMinutes: null }, 'rrp/3/buy-in/3'],
      uspa: [{ wholeStack: false, least: 'proper-buy-in', overMaxBarredMinutes: null }, 'uspa/3.1.3.3'],
      hpt: [{ wholeStack: false, least: 'proper-buy-in', overMaxBarredMinutes: null }, 'hpt/rrp7/3/buyin-3'],
      wsop: [
        { wholeStack: true, least: 'minimum-buy-in', overMaxBarredMinutes: 60 },
        'wsop/107',
        'wsop/63',
        'wsop/63-max',
        'wsop/63-min',
      ],
    }),
    // Kept by the deal, which knows no other chips, and between deals by what is held and what plays behind.
    tableStakes: point({
      asks: 'Can no more be won or lost in a hand than was on the table when it began?',
      takes: flag,
      rrp: [true, 'rrp/2/procedures/8'],
      uspa: [true, 'uspa/app3/3.5'],
      wsop: [true, 'wsop/64'],
    }),
    cashOnTable: point({
      asks: 'Does cash on the table play, what about cash nobody had noticed, and which bills can play where a house allows cash?',
      takes: fields({
        plays: oneOf('no', 'only-announced-in-transit', 'yes'),
        unnoticed: oneOf('does-not-play', 'may-play-if-nobody-in-the-pot-objects'),
        billsIfAllowed: listOf(whole(1, 10_000)),
      }),
      rrp: [
        { plays: 'no', unnoticed: 'may-play-if-nobody-in-the-pot-objects', billsIfAllowed: [100] },
        'rrp/2/procedures/5',
        'rrp/2/procedures/5/unnoticed-cash',
        'rrp/16/3',
      ],
      uspa: [
        { plays: 'no', unnoticed: 'may-play-if-nobody-in-the-pot-objects', billsIfAllowed: [100] },
        'uspa/app3/3.3',
        'uspa/app2/5',
      ],
      wsop: [{ plays: 'only-announced-in-transit', unnoticed: 'does-not-play', billsIfAllowed: [] }, 'wsop/59'],
    }),
    playingBehind: point({
      asks: 'Which chips that aren’t there yet can be played, and what plays if they weren’t announced?',
      takes: fields({
        plays: oneOf('nothing', 'purchased-and-announced', 'in-transit-announced-by-dealer'),
        unannounced: oneOf('nothing', 'minimum-buy-in'),
      }),
      rrp: [{ plays: 'purchased-and-announced', unannounced: 'minimum-buy-in' }, 'rrp/2/procedures/9'],
      uspa: [{ plays: 'purchased-and-announced', unannounced: 'minimum-buy-in' }, 'uspa/app3/3.6'],
      wsop: [{ plays: 'in-transit-announced-by-dealer', unannounced: 'nothing' }, 'wsop/59'],
    }),
    playFromRack: point({
      asks: 'Can chips be played from a rack, can a player who is leaving rack all but a stack to play, and are players with special needs exempt?',
      takes: fields({ allowed: flag, leaverMayRack: flag, specialNeedsExempt: flag }),
      rrp: [{ allowed: false, leaverMayRack: false, specialNeedsExempt: false }, 'rrp/2/procedures/10'],
      uspa: [{ allowed: false, leaverMayRack: false, specialNeedsExempt: false }, 'uspa/app3/3.7'],
      wsop: [{ allowed: false, leaverMayRack: true, specialNeedsExempt: true }, 'wsop/65'],
    }),
    playOver: point({
      asks: 'Who must approve playing over an absent player’s seat, are a box and that player’s consent needed, how does the stand-in come in, and how long do they stay when the owner is back?',
      takes: fields({
        permission: oneOf('nobody', 'floor', 'referee', 'not-allowed'),
        playoverBox: flag,
        absentPlayerConsent: flag,
        entersAs: oneOf('new-player', 'seat-owner'),
        ownerReturns: oneOf('leaves-at-once', 'stays-until-blind'),
      }),
      rrp: [
        {
          permission: 'floor',
          playoverBox: true,
          absentPlayerConsent: false,
          entersAs: 'new-player',
          ownerReturns: 'leaves-at-once',
        },
        'rrp/2/procedures/12',
        'rrp/4/6',
      ],
      uspa: [
        {
          permission: 'referee',
          playoverBox: true,
          absentPlayerConsent: false,
          entersAs: 'new-player',
          ownerReturns: 'leaves-at-once',
        },
        'uspa/app3/3.11',
        'uspa/3.5.2.6',
      ],
      // The page speaks only of how the stand-in comes in.
      web: [
        {
          permission: 'floor',
          playoverBox: true,
          absentPlayerConsent: false,
          entersAs: 'new-player',
          ownerReturns: 'leaves-at-once',
        },
        'web/blinds/10',
      ],
      // It does not speak of the box.
      wsop: [
        {
          permission: 'floor',
          playoverBox: true,
          absentPlayerConsent: false,
          entersAs: 'new-player',
          ownerReturns: 'stays-until-blind',
        },
        'wsop/68',
      ],
    }),
    playOverTimeCharge: point({
      asks: 'Who pays time while a seat is played over?',
      takes: oneOf('both', 'stand-in', 'seat-owner'),
      rrp: ['both', 'wsop/68-time'],
      wsop: ['both', 'wsop/68-time'],
    }),
    maxAbsenceMinutes: point({
      asks: 'After how many minutes away, or how many absent buttons, can chips be picked up in a cash game?',
      takes: fields({ minutes: whole(1, 1440), absentButtons: noneOr(whole(1, 9)) }),
      rrp: [{ minutes: 30, absentButtons: null }, 'rrp/2/procedures/20'],
      uspa: [{ minutes: 30, absentButtons: null }, 'uspa/app3/3.19'],
      wsop: [{ minutes: 60, absentButtons: 2 }, 'wsop/77'],
    }),
    absentButtonGivenBy: point({
      asks: 'Who gives an absent button to an empty seat that has missed a blind, if they’re used?',
      takes: noneOr(oneOf('next-dealer', 'floor')),
      rrp: [null, 'rrp/2/procedures/20'],
      wsop: ['next-dealer', 'wsop/77-buttons'],
    }),
    secondManWalking: point({
      asks: 'Must a second player who leaves while another is away be back for the blinds or wait?',
      takes: flag,
      rrp: [false, 'rrp/2/procedures/20'],
      wsop: [true, 'wsop/78'],
    }),
    cashHandLiveDeadline: point({
      asks: 'By when must a cash player be at the seat for the hand to be live, in stud and in other games, and does walking off before acting kill it?',
      takes: fields({ stud: bySeatTime, others: bySeatTime, leavingKills: flag }),
      rrp: [{ stud: 'own-turn', others: 'own-turn', leavingKills: false }, 'rrp/8/8'],
      uspa: [{ stud: 'own-turn', others: 'own-turn', leavingKills: false }, 'uspa/3.2.3.5.6'],
      wsop: [
        { stud: 'own-turn', others: 'all-initial-hands-complete', leavingKills: true },
        'wsop/83',
        'wsop/84',
        'wsop/225',
      ],
    }),
    minDeckUseRounds: point({
      asks: 'For how many orbits is a new deck used before it can be changed?',
      takes: whole(0, 99),
      rrp: [1, 'rrp/2/procedures/22'],
      uspa: [1, 'uspa/app3/3.21'],
    }),
    minSetupUseMinutes: point({
      asks: 'For how many minutes is a new setup used before players can ask for another?',
      takes: whole(0, 1440),
      rrp: [60, 'rrp/2/procedures/22/setup'],
      uspa: [60, 'uspa/app3/3.21/setup'],
      wsop: [120, 'wsop/79'],
    }),
    rake: point({
      asks: 'What percentage of a pot does the house take in games that don’t pay time, and how much at most?',
      takes: noneOr(fields({ percent: number, cap: noneOr(whole(0, 10_000)) })),
      rrp: [null, 'rrp/2/procedures/4'],
      uspa: [null, 'uspa/app3/3.2'],
      hpt: [null, 'hpt/payout'],
      wsop: [{ percent: 10, cap: 6 }, 'wsop/31'],
    }),
    timeCollectionTiming: point({
      asks: 'Is the seat rental paid before or after the time it’s for?',
      takes: oneOf('in-advance', 'afterwards'),
      rrp: ['in-advance', 'rrp/2/procedures/4'],
      uspa: ['in-advance', 'uspa/app3/3.2'],
    }),
    timeCollection: point({
      asks: 'Every how many minutes is time collected, how can a table pay it, and can a player opt out of a shared way and pay alone?',
      takes: fields({
        intervalMinutes: whole(1, 1440),
        ways: someOf('individual', 'time-pot', 'time-flop', 'bomb-pot'),
        optOut: flag,
      }),
      rrp: [{ intervalMinutes: 30, ways: ['individual'], optOut: true }, 'rrp/2/procedures/4', 'wsop/31-time'],
      uspa: [{ intervalMinutes: 30, ways: ['individual'], optOut: true }, 'uspa/app3/3.2', 'wsop/31-time'],
      wsop: [
        { intervalMinutes: 30, ways: ['individual', 'time-pot', 'time-flop', 'bomb-pot'], optOut: true },
        'wsop/31-time',
        'wsop/31a',
        'wsop/31b',
        'wsop/31c',
      ],
    }),
    collectionCourtesyPlay: point({
      asks: 'What can a player still play who doesn’t want to pay the collection, in stud and in button games, and is that only if nobody is waiting?',
      takes: fields({
        stud: oneOf('none', 'one-hand'),
        buttonGames: oneOf('none', 'one-hand', 'until-blind'),
        onlyIfNobodyWaiting: flag,
      }),
      rrp: [{ stud: 'one-hand', buttonGames: 'until-blind', onlyIfNobodyWaiting: true }, 'rrp/2/procedures/4/courtesy'],
      uspa: [{ stud: 'one-hand', buttonGames: 'until-blind', onlyIfNobodyWaiting: true }, 'uspa/app3/3.2/courtesy'],
    }),
    newPlayerCollectionFreeMaxWaiting: point({
      asks: 'With how many names waiting, at most, does a new player pay no collection, if ever?',
      takes: noneOr(whole(0, 99)),
      rrp: [1, 'rrp/2/procedures/4/new-player'],
      uspa: [1, 'uspa/app3/3.2/new-player'],
    }),
    // Bomb pots are printed in one book alone.
    bombPotDefaultAnteApplies: point({
      asks: 'When does the house set the ante of a bomb pot the table agrees on?',
      takes: oneOf('when-amount-disputed', 'always'),
      rrp: ['when-amount-disputed', 'wsop/31d'],
      wsop: ['when-amount-disputed', 'wsop/31d'],
    }),
    bombPotDefaultAnte: point({
      asks: 'What ante does the house set for a bomb pot, by the smallest blind of the game and up, in money?',
      takes: listOf(fields({ fromSmallestBlind: whole(0, 100_000), ante: whole(1, 100_000) })),
      // 1-2-5 pays 20; 5-5 and all that is larger pays 25.
      rrp: [
        [
          { fromSmallestBlind: 0, ante: 20 },
          { fromSmallestBlind: 5, ante: 25 },
        ],
        'wsop/31e',
        'wsop/31f',
      ],
      wsop: [
        [
          { fromSmallestBlind: 0, ante: 20 },
          { fromSmallestBlind: 5, ante: 25 },
        ],
        'wsop/31e',
        'wsop/31f',
      ],
    }),
    limitChangeBlockingObjections: point({
      asks: 'How many objectors keep a limit as it is, does a waiting list do so too, and which limit applies when it was raised without permission?',
      takes: fields({
        objections: whole(1, 99),
        waitingList: oneOf('no-matter', 'blocks-unless-several-like-games'),
        unapproved: oneOf('old-limit', 'limit-played'),
      }),
      rrp: [
        { objections: 2, waitingList: 'no-matter', unapproved: 'old-limit' },
        'rrp/2/procedures/17',
        'wsop/73-unapproved',
      ],
      uspa: [
        { objections: 2, waitingList: 'no-matter', unapproved: 'old-limit' },
        'uspa/app3/3.16',
        'wsop/73-unapproved',
      ],
      wsop: [
        { objections: 2, waitingList: 'blocks-unless-several-like-games', unapproved: 'old-limit' },
        'wsop/73',
        'wsop/73-list',
        'wsop/73-approval',
        'wsop/73-unapproved',
      ],
    }),
    sameGameReturnMinutes: point({
      asks: 'For how many minutes after cashing out must a player who returns to the same game bring back what they took off?',
      takes: whole(0, 1440),
      rrp: [60, 'rrp/2/procedures/7'],
      uspa: [60, 'uspa/app3/3.5'],
      wsop: [60, 'wsop/62'],
    }),
    chopBlinds: point({
      asks: 'Can the blinds be chopped when everybody else has folded, and also when a kill is one of them?',
      takes: fields({ allowed: flag, withKillInBlind: flag }),
      rrp: [{ allowed: true, withKillInBlind: true }, 'rrp/2/procedures/15/chop'],
      uspa: [{ allowed: true, withKillInBlind: true }, 'uspa/app3/3.14'],
      wsop: [{ allowed: true, withKillInBlind: false }, 'wsop/71', 'wsop/204'],
    }),
    shillsAllowed: point({
      asks: 'Can people play for the house, and must it name them when asked?',
      takes: oneOf('no', 'named-on-request', 'yes'),
      // A shill stakes what is not their own.
      rrp: ['no', 'rrp/2/procedures/2'],
      wsop: ['named-on-request', 'wsop/32'],
    }),
    // Open-face is printed in one book alone.
    ofcRebuyLockoutMinutes: point({
      asks: 'For how many minutes is a player who left an open-face game for lack of chips kept from buying in again?',
      takes: whole(0, 1440),
      rrp: [120, 'wsop/346b'],
      wsop: [120, 'wsop/346b'],
    }),
    fantasylandTopUp: point({
      asks: 'Can a player add chips on going to Fantasyland?',
      takes: flag,
      rrp: [false, 'wsop/352c1'],
      wsop: [false, 'wsop/352c1'],
    }),
  },
} as const
