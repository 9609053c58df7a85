import { fields, flag, listOf, oneOf, whole } from '../../kinds/kind.ts'
import { point } from '../point.ts'

const role = oneOf(
  'dealer',
  'floor',
  'shift-supervisor',
  'shift-lead-manager',
  'tournament-director',
  'referee',
  'host',
  'management',
)
const namedBy = oneOf('association', 'host')
const manualStart = oneOf('first-riffle', 'first-card-dealt')
const machineStart = oneOf('machine-button-pushed', 'first-card-dealt')

/** Who rules, until when a ruling may be asked for, and what stands above the book. */
export const authority = {
  title: 'Authority and rulings',
  points: {
    finalRulingRole: point({
      asks: 'Who has the final say: on the rules, on which hand is best, on everything else, and when that person has a stake in the matter?',
      takes: fields({
        rules: role,
        readingHands: role,
        other: role,
        ifInvolved: oneOf('same-person', 'appointed-third-party'),
      }),
      rrp: [
        {
          rules: 'shift-supervisor',
          readingHands: 'shift-supervisor',
          other: 'management',
          ifInvolved: 'same-person',
        },
        'rrp/2/decision-making/2',
        'rrp/0/welcome',
      ],
      uspa: [
        { rules: 'referee', readingHands: 'referee', other: 'host', ifInvolved: 'same-person' },
        'uspa/app3/2.2',
        'uspa/1.2',
      ],
      hpt: [
        {
          rules: 'tournament-director',
          readingHands: 'tournament-director',
          other: 'tournament-director',
          ifInvolved: 'appointed-third-party',
        },
        'hpt/td',
      ],
      web: [
        { rules: 'management', readingHands: 'dealer', other: 'management', ifInvolved: 'same-person' },
        'web/dead-hands/2',
        'web/showdown/2',
      ],
      wsop: [
        {
          rules: 'shift-lead-manager',
          readingHands: 'shift-lead-manager',
          other: 'shift-lead-manager',
          ifInvolved: 'same-person',
        },
        'wsop/7',
      ],
    }),
    rulingAppealLevels: point({
      asks: 'How many times can a player appeal a ruling?',
      takes: whole(0, 3),
      rrp: [0, 'rrp/2/decision-making/2'],
      uspa: [0, 'uspa/app3/2.2'],
      hpt: [0, 'hpt/td'],
      // None when the lead manager gave the first ruling.
      wsop: [1, 'wsop/7'],
    }),
    playType: point({
      asks: 'Who appoints the person who rules: in a sanctioned event, in a card room, at home?',
      takes: fields({ sanctioned: namedBy, professional: namedBy, recreational: namedBy }),
      rrp: [{ sanctioned: 'host', professional: 'host', recreational: 'host' }, 'rrp/0/welcome'],
      uspa: [
        { sanctioned: 'association', professional: 'host', recreational: 'host' },
        'uspa/3.1.2.1',
        'uspa/3.1.2.2',
        'uspa/3.1.2.3',
      ],
    }),
    refereeMayPlay: point({
      asks: 'Can the person who rules also play: in a sanctioned event, in a card room, at home?',
      takes: fields({ sanctioned: flag, professional: flag, recreational: flag }),
      rrp: [{ sanctioned: false, professional: false, recreational: true }, 'uspa/3.1.2.2', 'uspa/3.1.2.3'],
      uspa: [
        { sanctioned: false, professional: false, recreational: true },
        'uspa/3.1.2.3',
        'uspa/3.1.2.2',
        'uspa/3.1.2.1',
      ],
      hpt: [{ sanctioned: false, professional: false, recreational: true }, 'hpt/td'],
      // It is the book of one room: staff rule, and nobody at home does.
      wsop: [{ sanctioned: false, professional: false, recreational: false }, 'wsop/7'],
    }),
    rulingDeadline: point({
      asks: 'Until when can a ruling on a pot be asked for: when the next deck is shuffled by hand, and when by a machine? Does the end or move of the game close it too?',
      takes: fields({
        manualShuffle: oneOf('first-riffle', 'first-card-dealt', 'pot-pushed'),
        machineShuffle: oneOf('machine-button-pushed', 'first-card-dealt', 'pot-pushed'),
        gameEndsOrMoves: flag,
      }),
      // Robert has no shuffling machine; its button stands for the riffle (wsop/55).
      rrp: [
        { manualShuffle: 'first-riffle', machineShuffle: 'machine-button-pushed', gameEndsOrMoves: true },
        'rrp/2/decision-making/5',
        'wsop/55',
      ],
      uspa: [
        { manualShuffle: 'first-riffle', machineShuffle: 'machine-button-pushed', gameEndsOrMoves: true },
        'uspa/app3/2.5',
      ],
      wsop: [
        { manualShuffle: 'first-riffle', machineShuffle: 'machine-button-pushed', gameEndsOrMoves: true },
        'wsop/55',
      ],
    }),
    lateHouseErrorCorrection: point({
      asks: 'Is a house error corrected even after the next hand has begun?',
      takes: flag,
      rrp: [false, 'rrp/2/decision-making/5'],
      uspa: [false, 'uspa/app3/2.5'],
      wsop: [true, 'wsop/55-house-error'],
    }),
    dealStartsAt: point({
      asks: 'When has a hand begun: shuffled by hand, and shuffled by a machine? When does it still belong to the old level?',
      takes: fields({
        manualShuffle: manualStart,
        machineShuffle: machineStart,
        levels: oneOf('first-riffle', 'blinds-and-antes-posted-and-first-riffle'),
      }),
      rrp: [
        { manualShuffle: 'first-riffle', machineShuffle: 'machine-button-pushed', levels: 'first-riffle' },
        'rrp/2/decision-making/5',
        'rrp/15/10',
        'wsop/55',
      ],
      uspa: [
        { manualShuffle: 'first-riffle', machineShuffle: 'machine-button-pushed', levels: 'first-riffle' },
        'uspa/app3/2.5',
        'uspa/3.3.2.8',
      ],
      // The timer asks for more than the riffle, for a change of level alone.
      hpt: [
        {
          manualShuffle: 'first-riffle',
          machineShuffle: 'machine-button-pushed',
          levels: 'blinds-and-antes-posted-and-first-riffle',
        },
        'hpt/hand/1',
        'hpt/timer',
      ],
      wsop: [
        { manualShuffle: 'first-riffle', machineShuffle: 'machine-button-pushed', levels: 'first-riffle' },
        'wsop/55',
      ],
    }),
    tellHandStatusOnRequest: point({
      asks: 'Must a player to act be told, on asking, whether a hand is live and whether a bet reopens the betting?',
      takes: flag,
      rrp: [true, 'rrp/2/decision-making/9'],
    }),
    noProfitPrinciple: point({
      asks: 'Which principles stand above the letter of the rules: fairness, and that an offender must not gain nor an innocent player lose?',
      takes: fields({ fairness: flag, offenderMustNotGain: flag }),
      rrp: [{ fairness: true, offenderMustNotGain: false }, 'rrp/2/decision-making/1'],
      uspa: [{ fairness: true, offenderMustNotGain: false }, 'uspa/app3/2.1'],
      wsop: [{ fairness: true, offenderMustNotGain: true }, 'wsop/52', 'wsop/9'],
    }),
    rulePrecedence: point({
      asks: 'Which rules take precedence, highest first?',
      takes: listOf(oneOf('law', 'company-policy', 'house-changes', 'this-book', 'robert-v7')),
      rrp: [['house-changes', 'this-book'], 'rrp/changes'],
      uspa: [['law', 'this-book'], 'uspa/app1/2'],
      hpt: [['this-book', 'robert-v7'], 'hpt/scope'],
      wsop: [['law', 'company-policy', 'this-book'], 'wsop/section-4-intro'],
    }),
    // Printed in one book alone, and the same sense for all who deal a board twice.
    runDispute: point({
      asks: 'What is ruled on when a dispute touches several run-outs and no ruling is clear for all of them?',
      takes: oneOf('first-board-only', 'each-board-by-itself'),
      rrp: ['first-board-only', 'wsop/210-dispute'],
      wsop: ['first-board-only', 'wsop/210-dispute'],
    }),
    runWithoutBurns: point({
      asks: 'Can run-outs be dealt without burning?',
      takes: oneOf('never', 'management-option'),
      rrp: ['never', 'rrp/14/nl/17'],
      wsop: ['management-option', 'wsop/216-no-burn'],
    }),
  },
} as const
