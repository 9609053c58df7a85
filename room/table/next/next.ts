import { orders } from '../state/night-orders.ts'
import { PLAY, subject } from '../state/subject.ts'
import { botsAnswer } from './bots-between-deals.ts'

/** What players choose for the next deal: straddles, kills, bomb pots, and the form at dealer's choice. */
export const next = subject<'straddle' | 'kill' | 'form' | 'bomb-pot' | 'bomb-pot-answer'>({
  orders: {
    straddle: {
      roles: PLAY,
      notInEvent: true,
      decide: (course, { amount }, { person, at }) =>
        orders(course, { type: 'SayStraddle', player: person, ...(amount !== undefined && { amount }), at }),
    },
    kill: {
      roles: PLAY,
      notInEvent: true,
      dealtOnly: true,
      decide: (course, _, { person, at }) => orders(course, { type: 'SayKill', player: person, at }),
    },
    form: {
      roles: PLAY,
      notInEvent: true,
      dealtOnly: true,
      decide: (course, { part }, { person, at }) => orders(course, { type: 'ChooseForm', player: person, part, at }),
    },
    'bomb-pot': {
      roles: PLAY,
      notInEvent: true,
      dealtOnly: true,
      decide: (course, { ante }, { person, at }) =>
        orders(course, { type: 'ProposeBombPot', player: person, ...(ante !== undefined && { ante }), at }) ??
        orders(course, ...botsAnswer(course.hosted, at)),
    },
    'bomb-pot-answer': {
      roles: PLAY,
      notInEvent: true,
      decide: (course, { plays, ante }, { person, at }) =>
        orders(course, { type: 'AnswerBombPot', player: person, plays, ...(ante !== undefined && { ante }), at }),
    },
  },
  events: {},
})
