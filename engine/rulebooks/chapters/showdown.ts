import { fields, flag, oneOf, someOf, whole } from '../../kinds/kind.ts'
import { point } from '../point.ts'

/** The showdown: who shows, what must be shown, who may ask to see. */
export const showdown = {
  title: 'Showdown',
  points: {
    showAllCardsToWin: point({
      asks: 'Must a player table every card to win any part of a pot, unless theirs is the only live hand left?',
      takes: flag,
      rrp: [true, 'rrp/3/showdown/1'],
      uspa: [true, 'uspa/3.1.8.1'],
      hpt: [true, 'hpt/showdown/1'],
      web: [true, 'web/showdown/1'],
      wsop: [true, 'wsop/143', 'wsop/15'],
    }),
    showdownOrder: point({
      asks: 'Who shows first: after a bet on the last round, after none, and when everybody was all-in before it?',
      takes: fields({
        wager: oneOf('last-aggressor'),
        noWager: oneOf('first-to-act'),
        allInBefore: oneOf('first-to-act', 'who-moved-all-in'),
      }),
      rrp: [{ wager: 'last-aggressor', noWager: 'first-to-act', allInBefore: 'first-to-act' }, 'rrp/3/showdown/8'],
      uspa: [{ wager: 'last-aggressor', noWager: 'first-to-act', allInBefore: 'first-to-act' }, 'uspa/3.1.8.7'],
      hpt: [{ wager: 'last-aggressor', noWager: 'first-to-act', allInBefore: 'first-to-act' }, 'hpt/showdown/2'],
      web: [{ wager: 'last-aggressor', noWager: 'first-to-act', allInBefore: 'first-to-act' }, 'web/showdown/6'],
      wsop: [
        { wager: 'last-aggressor', noWager: 'first-to-act', allInBefore: 'who-moved-all-in' },
        'wsop/149',
        'wsop/149-aggressor',
        'wsop/149-all-in',
      ],
    }),
    sidePotShowOrder: point({
      asks: 'Who shows when there are side pots: the players of each pot as it’s settled, or all side-pot players before a player who is only in the main pot?',
      takes: oneOf('pot-by-pot', 'side-pot-players-first'),
      rrp: ['pot-by-pot', 'rrp/3/showdown/8', 'rrp/3/showdown/7'],
      uspa: ['side-pot-players-first', 'uspa/3.1.8.7'],
      web: ['side-pot-players-first', 'web/showdown/6'],
      wsop: ['side-pot-players-first', 'wsop/149-side'],
    }),
    potSplitOrder: point({
      asks: 'Which of several pots is awarded first?',
      takes: oneOf('last-side-pot-first', 'main-pot-first'),
      // The pot of those who began with most chips is the one that was formed last.
      rrp: ['last-side-pot-first', 'rrp/3/showdown/7'],
      wsop: ['last-side-pot-first', 'wsop/153e'],
    }),
    muckAtShowdown: point({
      asks: 'Can a player give up the pot at the showdown by mucking unseen, or must they show?',
      takes: oneOf('allowed', 'must-show'),
      rrp: ['allowed', 'rrp/3/showdown/8/muck'],
    }),
    seeHandRequest: point({
      asks: 'Who can ask to see a mucked hand, which hands, and on what grounds? Is a hand the pot’s winner asks to see live again, and what does abusing the right lead to?',
      takes: fields({
        who: oneOf('any-dealt-in', 'any-at-the-table', 'who-paid-for-the-last-wager'),
        which: oneOf('eligible-for-showdown', 'called-hands'),
        ground: oneOf('none-needed', 'collusion-suspected-with-floor-present', 'never-granted'),
        byWinnerRevivesHand: flag,
        abuse: oneOf('right-may-be-lost', 'dealer-may-refuse', 'nothing'),
      }),
      rrp: [
        {
          who: 'any-dealt-in',
          which: 'eligible-for-showdown',
          ground: 'none-needed',
          byWinnerRevivesHand: true,
          abuse: 'right-may-be-lost',
        },
        'rrp/3/showdown/5',
      ],
      uspa: [
        {
          who: 'any-dealt-in',
          which: 'called-hands',
          ground: 'none-needed',
          byWinnerRevivesHand: true,
          abuse: 'right-may-be-lost',
        },
        'uspa/3.1.8.5',
      ],
      web: [
        {
          who: 'any-dealt-in',
          which: 'called-hands',
          ground: 'none-needed',
          byWinnerRevivesHand: true,
          abuse: 'dealer-may-refuse',
        },
        'web/showdown/5',
      ],
      // Silent on who asks, on the winner and on abuse: there as Robert's.
      wsop: [
        {
          who: 'any-dealt-in',
          which: 'eligible-for-showdown',
          ground: 'collusion-suspected-with-floor-present',
          byWinnerRevivesHand: true,
          abuse: 'right-may-be-lost',
        },
        'wsop/147',
        'wsop/14',
      ],
    }),
    showOneShowAll: point({
      asks: 'When must cards shown to one player be shown to all: if that player could still use them on this round, only on a later round, or not at all in this hand? Are cards shown to one player after the hand open to all?',
      takes: fields({
        usableNow: oneOf('at-once', 'when-the-round-ends', 'when-betting-is-over', 'after-the-deal', 'never'),
        usableLater: oneOf('at-once', 'when-the-round-ends', 'when-betting-is-over', 'after-the-deal', 'never'),
        notUsable: oneOf('at-once', 'when-the-round-ends', 'when-betting-is-over', 'after-the-deal', 'never'),
        afterTheDeal: flag,
      }),
      rrp: [
        {
          usableNow: 'at-once',
          usableLater: 'when-the-round-ends',
          notUsable: 'when-betting-is-over',
          afterTheDeal: true,
        },
        'rrp/3/showdown/6',
      ],
      uspa: [
        { usableNow: 'at-once', usableLater: 'at-once', notUsable: 'after-the-deal', afterTheDeal: true },
        'uspa/3.1.8.6',
      ],
      web: [
        { usableNow: 'at-once', usableLater: 'at-once', notUsable: 'after-the-deal', afterTheDeal: true },
        'web/showdown/4',
      ],
      wsop: [
        {
          usableNow: 'at-once',
          usableLater: 'when-the-round-ends',
          notUsable: 'when-betting-is-over',
          afterTheDeal: true,
        },
        'wsop/148',
        'wsop/148-during',
      ],
    }),
    showOneShowAllPartial: point({
      asks: 'Must a player who shows part of a hand show the rest?',
      takes: oneOf('rest-stays-hidden', 'all-if-asked', 'all'),
      rrp: ['rest-stays-hidden', 'rrp/3/showdown/6'],
      wsop: ['all-if-asked', 'wsop/148-partial'],
    }),
    playTheBoardClaim: point({
      asks: 'What must a player who plays the board do to keep their part of the pot, in cash games and in events?',
      takes: fields({
        cash: oneOf('declare-before-discarding', 'retain-hand-and-show-if-asked', 'show-holecards'),
        tournament: oneOf('declare-before-discarding', 'retain-hand-and-show-if-asked', 'show-holecards'),
      }),
      rrp: [{ cash: 'declare-before-discarding', tournament: 'retain-hand-and-show-if-asked' }, 'rrp/5/9'],
      uspa: [{ cash: 'declare-before-discarding', tournament: 'declare-before-discarding' }, 'uspa/3.2.1.5.6'],
      hpt: [
        { cash: 'declare-before-discarding', tournament: 'declare-before-discarding' },
        'hpt/holdem/9',
        'hpt/rrp7/5/9',
      ],
      web: [{ cash: 'show-holecards', tournament: 'show-holecards' }, 'web/showdown/1'],
      wsop: [{ cash: 'show-holecards', tournament: 'show-holecards' }, 'wsop/172'],
    }),
    cardsSpeak: point({
      asks: 'Do cards speak, whatever the player called the hand?',
      takes: flag,
      rrp: [true, 'rrp/3/showdown/2'],
      uspa: [true, 'uspa/3.1.8.2'],
      hpt: [true, 'hpt/showdown/3'],
      web: [true, 'web/showdown/2'],
      wsop: [true, 'wsop/144', 'wsop/15'],
    }),
    intentionalMiscall: point({
      asks: 'What can it cost to miscall a hand on purpose so that another player throws the winner away?',
      takes: oneOf('may-forfeit-pot', 'forfeits-pot', 'nothing'),
      rrp: ['may-forfeit-pot', 'rrp/3/showdown/2'],
      uspa: ['may-forfeit-pot', 'uspa/3.1.8.2'],
      web: ['may-forfeit-pot', 'web/showdown/2'],
      wsop: ['may-forfeit-pot', 'wsop/144-miscall'],
    }),
    lowballMiscall: point({
      asks: 'In lowball, how much of a called hand must be true? What happens to a miscalled hand that made another player foul theirs, and to one in a pot of three or more?',
      takes: fields({
        mustHold: oneOf('top-card-only', 'all-cards-called', 'nothing'),
        foulsAnother: oneOf('dead', 'may-be-dead', 'cards-speak'),
        multiway: oneOf('dead', 'dead-if-fouls-another', 'cards-speak'),
      }),
      rrp: [{ mustHold: 'top-card-only', foulsAnother: 'dead', multiway: 'dead' }, 'rrp/11/15'],
      uspa: [{ mustHold: 'top-card-only', foulsAnother: 'dead', multiway: 'dead' }, 'uspa/3.2.8.5.1.15'],
      wsop: [
        { mustHold: 'top-card-only', foulsAnother: 'may-be-dead', multiway: 'dead-if-fouls-another' },
        'wsop/279',
        'wsop/279-foul',
      ],
    }),
    unannouncedPair: point({
      asks: 'In lowball, what can it cost to spread a hand with a pair without saying so, when another player fouls a hand because of it?',
      takes: oneOf('may-lose-pot', 'loses-pot', 'nothing'),
      rrp: ['may-lose-pot', 'rrp/11/16'],
      uspa: ['may-lose-pot', 'uspa/3.2.8.5.1.16'],
      wsop: ['may-lose-pot', 'wsop/280'],
    }),
    faceDownDiscardLiveIfIdentifiable: point({
      asks: 'Does a player still have the right to table cards they put face down, while nobody can mistake them?',
      takes: flag,
      // Robert's leaves bringing a hand back to management.
      rrp: [false, 'rrp/3/dead-hands/2'],
      wsop: [true, 'wsop/110b-table'],
    }),
    splitPotByAgreement: point({
      asks: 'Can players agree to divide a pot?',
      takes: flag,
      rrp: [false, 'rrp/2/procedures/15', 'rrp/10/7'],
      uspa: [false, 'uspa/app3/3.14', 'uspa/3.2.7.5.8'],
      wsop: [false, 'wsop/247'],
    }),
    unclaimedShare: point({
      asks: 'Where does a part of the pot go if nobody qualifies for it?',
      takes: oneOf('to-the-other-shares'),
      rrp: ['to-the-other-shares', 'rrp/7/2'],
      uspa: ['to-the-other-shares', 'uspa/3.2.2.5.2.2'],
      wsop: ['to-the-other-shares', 'wsop/omaha-8-c'],
    }),
    noneQualifies: point({
      asks: 'Where does the pot go when nobody qualifies for any part of it?',
      takes: oneOf('shared-by-all'),
      // Robert has no form in which both halves need a qualifier.
      rrp: ['shared-by-all', 'wsop/295'],
      wsop: ['shared-by-all', 'wsop/295'],
    }),
    ofcSettlement: point({
      asks: 'In which order do players of open-face Chinese compare and pay?',
      takes: oneOf('button-first-clockwise'),
      rrp: ['button-first-clockwise', 'wsop/346'],
      wsop: ['button-first-clockwise', 'wsop/346'],
    }),
    ofcPayoffCap: point({
      asks: 'How much can a player of open-face Chinese lose in one hand: what they started it with, or whatever they owe?',
      takes: oneOf('starting-points', 'none'),
      rrp: ['starting-points', 'wsop/346a', 'wsop/346d'],
      wsop: ['starting-points', 'wsop/346a', 'wsop/346d'],
    }),
    // How run-outs are dealt is printed in one book alone.
    runItScopes: point({
      asks: 'What can be dealt again when players agree to run it more than once?',
      takes: someOf('board', 'turn-and-river', 'river'),
      rrp: [['board', 'turn-and-river', 'river'], 'wsop/208'],
      wsop: [['board', 'turn-and-river', 'river'], 'wsop/208', 'wsop/213'],
    }),
    runItTwiceGames: point({
      asks: 'In which games can it be run more than once?',
      takes: someOf('big-bet-games', 'time-raked-flop-games', '5-10-nlh'),
      rrp: [['big-bet-games'], 'rrp/14/nl/17', 'rrp/2/procedures/16/deal-twice'],
      uspa: [['big-bet-games'], 'uspa/3.4.2.14', 'uspa/app3/3.15'],
      wsop: [['time-raked-flop-games', '5-10-nlh'], 'wsop/210'],
    }),
    runSidePotsTwice: point({
      asks: 'Are side pots run more than once along with the main pot?',
      takes: flag,
      rrp: [true, 'wsop/214'],
      wsop: [true, 'wsop/214'],
    }),
    runShortStub: point({
      asks: 'How are the boards completed when the stub is too short for all run-outs?',
      takes: oneOf('add-burns-then-muck', 'fewer-run-outs'),
      rrp: ['add-burns-then-muck', 'wsop/216', 'wsop/216-muck'],
      wsop: ['add-burns-then-muck', 'wsop/216', 'wsop/216-muck', 'wsop/215'],
    }),
    runTwiceBurnsEightHandedFiveCard: point({
      asks: 'How many cards are burned in all when five-card Omaha, eight-handed, is run twice from before the flop?',
      takes: whole(0, 6),
      rrp: [2, 'wsop/213-five-card'],
      wsop: [2, 'wsop/213-five-card'],
    }),
  },
} as const
