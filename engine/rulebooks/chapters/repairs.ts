import { fields, flag, oneOf } from '../../kinds/kind.ts'
import { point } from '../point.ts'

const reshuffled = 'keep-burn-reshuffle-stub'

/** Burning, and how boards and streets that came out wrong are mended. */
export const repairs = {
  title: 'Burning and board repairs',
  points: {
    burnPoints: point({
      asks: 'When is a card burned: before each street after the first, except where the game is dealt without; before every such street; or never?',
      takes: oneOf('by-form', 'every-later-street', 'never'),
      rrp: ['by-form', 'rrp/glossary/burncard'],
      // Its steps of stud list no burns, its stud burn errors know them.
      uspa: ['by-form', 'uspa/3.2.1.3.3', 'uspa/3.2.1.3.5', 'uspa/3.2.1.3.7', 'uspa/3.2.3.5.13'],
      hpt: ['by-form', 'hpt/burning/1'],
      // "Every deal" is read as every street after the first.
      web: ['by-form', 'web/irregularities/11'],
      wsop: ['by-form', 'wsop/holdem', 'wsop/double-board-omaha', 'wsop/five-card-double-board-bomb-pot-plo-a'],
    }),
    burnErrorFix: point({
      asks: 'Until when is a missed or second burn corrected, and until when if an all-in leaves the last round without betting? Are later cards those that would have come without the error?',
      takes: fields({
        until: oneOf('betting-starts-on-round', 'pot-awarded'),
        allIn: oneOf('pot-awarded-if-deck-intact', 'pot-awarded', 'double-burn-before-pot-awarded', 'not-fixed'),
        laterCards: oneOf('as-without-error', 'as-they-lie'),
      }),
      rrp: [
        { until: 'betting-starts-on-round', allIn: 'pot-awarded-if-deck-intact', laterCards: 'as-without-error' },
        'rrp/3/irregularities/16',
        'rrp/5/6',
      ],
      hpt: [
        { until: 'betting-starts-on-round', allIn: 'pot-awarded', laterCards: 'as-without-error' },
        'hpt/holdem/5',
        'hpt/irregularities/11',
        'hpt/burning/5',
      ],
      // The page does not speak of later cards.
      web: [
        { until: 'betting-starts-on-round', allIn: 'double-burn-before-pot-awarded', laterCards: 'as-without-error' },
        'web/irregularities/11',
        'rrp/3/irregularities/16',
      ],
      wsop: [
        { until: 'betting-starts-on-round', allIn: 'pot-awarded', laterCards: 'as-without-error' },
        'wsop/126',
        'wsop/126-later',
        'wsop/126-all-in',
        'wsop/169',
      ],
    }),
    burnErrorBeforeFlop: point({
      asks: 'A burn was missed or doubled before the flop and a boardcard is already exposed, but nobody has acted on it: is the flop reshuffled, corrected, or left? With none exposed it’s corrected.',
      takes: oneOf('reshuffle', 'fix', 'stands'),
      rrp: ['reshuffle', 'rrp/5/4', 'rrp/5/7'],
      hpt: ['reshuffle', 'hpt/holdem/4', 'hpt/holdem/7'],
      // The page has one rule for all burns: before any betting the cards are corrected.
      web: ['fix', 'web/irregularities/11'],
      wsop: ['reshuffle', 'wsop/168'],
    }),
    studBurnErrorFix: point({
      asks: 'Are stud cards moved to their right places after a missed or second burn, and what about a last downcard that was seen or mixed in?',
      takes: fields({ street: oneOf('cards-moved', 'stands'), lastDowncardSeen: oneOf('kept', 'moved') }),
      rrp: [{ street: 'cards-moved', lastDowncardSeen: 'kept' }, 'rrp/8/13'],
      uspa: [{ street: 'cards-moved', lastDowncardSeen: 'kept' }, 'uspa/3.2.3.5.13'],
      // Neither speaks of a last downcard that was seen.
      hpt: [{ street: 'cards-moved', lastDowncardSeen: 'kept' }, 'hpt/irregularities/11', 'rrp/8/13'],
      web: [{ street: 'cards-moved', lastDowncardSeen: 'kept' }, 'web/irregularities/11', 'rrp/8/13'],
      wsop: [{ street: 'cards-moved', lastDowncardSeen: 'kept' }, 'wsop/230', 'wsop/230-final'],
    }),
    overdealtFlopRepair: point({
      asks: 'What about a flop of four cards, and of more: is all of it reshuffled into the stub and dealt again, or are the cards scrambled and one picked by the floor as the next burn?',
      takes: fields({
        four: oneOf('redeal-whole-flop', 'scramble-floor-picks-burn'),
        more: oneOf('redeal-whole-flop'),
      }),
      rrp: [{ four: 'redeal-whole-flop', more: 'redeal-whole-flop' }, 'rrp/5/3', 'rrp/5/7'],
      uspa: [{ four: 'redeal-whole-flop', more: 'redeal-whole-flop' }, 'uspa/3.2.1.5.2', 'uspa/3.2.1.5.3'],
      hpt: [{ four: 'redeal-whole-flop', more: 'redeal-whole-flop' }, 'hpt/holdem/3', 'hpt/holdem/7'],
      wsop: [{ four: 'scramble-floor-picks-burn', more: 'redeal-whole-flop' }, 'wsop/167', 'wsop/167-five'],
    }),
    burnOnRedeal: point({
      asks: 'Is a new card burned after the reshuffle when boardcards or a street are dealt again?',
      takes: flag,
      rrp: [false, 'rrp/5/7', 'rrp/5/8', 'rrp/16/4'],
      uspa: [false, 'uspa/3.2.1.5.3', 'uspa/3.2.1.5.4', 'uspa/app2/2'],
      hpt: [false, 'hpt/holdem/7', 'hpt/holdem/8'],
      wsop: [false, 'wsop/171', 'wsop/171a', 'wsop/171b', 'wsop/171c', 'wsop/231'],
    }),
    prematureCards: point({
      asks: 'Can cards be used that were dealt before the betting was over? Never, even if everybody still to act folds.',
      takes: oneOf('never-play'),
      rrp: ['never-play', 'rrp/3/irregularities/15', 'rrp/5/5'],
      uspa: ['never-play', 'uspa/3.1.6.15'],
      hpt: ['never-play', 'hpt/irregularities/12', 'hpt/holdem/6'],
      web: ['never-play', 'web/irregularities/12'],
      wsop: ['never-play', 'wsop/127', 'wsop/170'],
    }),
    prematureFlopRepair: point({
      asks: 'How is a flop corrected that came before the betting was over? The burn stays and the stub is reshuffled with the boardcards.',
      takes: oneOf(reshuffled),
      rrp: [reshuffled, 'rrp/5/7', 'rrp/5/5'],
      uspa: [reshuffled, 'uspa/3.2.1.5.3'],
      hpt: [reshuffled, 'hpt/holdem/7'],
      wsop: [reshuffled, 'wsop/171a'],
    }),
    prematureTurnRepair: point({
      asks: 'How is a turn corrected that came too early: does the card that would have been the river take its place, with the early card shuffled into the stub before the river, or does it go back right away, with the burn staying and the stub reshuffled?',
      takes: oneOf('would-be-river-becomes-turn-then-reshuffle', reshuffled),
      rrp: ['would-be-river-becomes-turn-then-reshuffle', 'rrp/5/8', 'rrp/16/4'],
      uspa: ['would-be-river-becomes-turn-then-reshuffle', 'uspa/3.2.1.5.4'],
      hpt: ['would-be-river-becomes-turn-then-reshuffle', 'hpt/holdem/8'],
      wsop: [reshuffled, 'wsop/171b', 'wsop/171'],
    }),
    prematureRiverRepair: point({
      asks: 'How is a river corrected that came too early? The burn stays and the stub is reshuffled with the card.',
      takes: oneOf(reshuffled),
      rrp: [reshuffled, 'rrp/5/8'],
      uspa: [reshuffled, 'uspa/3.2.1.5.4'],
      hpt: [reshuffled, 'hpt/holdem/8'],
      wsop: [reshuffled, 'wsop/171c'],
    }),
    prematureRiverShortStub: point({
      asks: 'Which cards are shuffled for the rivers of two boards when one came too early from the last two cards of the stub: stub, early card, burns and muck, or only the first two?',
      takes: oneOf('reshuffle-stub-premature-burns-muck', 'reshuffle-stub-premature'),
      rrp: [
        'reshuffle-stub-premature-burns-muck',
        'wsop/five-card-double-board-bomb-pot-plo-b',
        'wsop/ultimate-big-o-b',
      ],
      wsop: [
        'reshuffle-stub-premature-burns-muck',
        'wsop/five-card-double-board-bomb-pot-plo-b',
        'wsop/ultimate-big-o-b',
      ],
    }),
    prematureStudCardRepair: point({
      asks: 'How are stud cards corrected that came too early: set aside, with more from the deck until there’s one for each player still in, before the next burn; or put back, with the burn staying and the stub reshuffled?',
      takes: oneOf('eliminate-and-skip-one-per-player', reshuffled),
      // The aim of the rule, that later cards fall where they would have, needs one card a player in all.
      rrp: ['eliminate-and-skip-one-per-player', 'rrp/8/14'],
      uspa: ['eliminate-and-skip-one-per-player', 'uspa/3.2.3.5.14'],
      wsop: [reshuffled, 'wsop/231'],
    }),
    prematureLastDowncardSeen: point({
      asks: 'What about a last downcard in stud that came too early and was seen or mixed in: does the player keep it and then not bet or raise on sixth street, or is it taken back?',
      takes: oneOf('kept-no-bet-or-raise-on-sixth', 'kept', 'taken-back'),
      rrp: ['kept-no-bet-or-raise-on-sixth', 'rrp/8/14'],
      uspa: ['kept-no-bet-or-raise-on-sixth', 'uspa/3.2.3.5.14'],
      wsop: ['taken-back', 'wsop/127', 'wsop/231'],
    }),
  },
} as const
