import type { WagerPoints } from './points.ts'
import { robertWagers } from './robert.ts'

/** How the home tourney book reads words and chips: an older Robert's, cited where it says something else. */
export const homeWagers = {
  ...robertWagers,
  words: { ...robertWagers.words, limit: { is: 'bind', rule: 'hpt/rrp7/3/betting-8' } },
  outOfTurn: {
    unchanged: { is: 'may-bind', rule: 'hpt/rrp7/3/betting-10' },
    freedBy: { is: ['bet', 'call', 'raise', 'complete'], rule: 'hpt/rrp7/3/betting-10' },
    floorAfter: { is: [], rule: 'hpt/rrp7/3/betting-10' },
    checkBars: { is: ['bet', 'raise'], rule: 'hpt/rrp7/3/betting-10' },
    callBars: { is: { acts: ['raise'], always: true }, rule: 'hpt/rrp7/3/betting-10' },
  },
  misunderstanding: {
    covers: { is: { acts: ['call'], at: 'big-bet' }, rule: 'hpt/rrp7/14/11' },
    boundFrom: { is: 0.8, rule: 'hpt/rrp7/14/11' },
    unless: { is: 'harm', rule: 'hpt/rrp7/14/11' },
  },
  foldSaid: { is: 'dead', rule: 'hpt/dead-hands/1a' },
  handThrown: { is: 'dead', rule: 'hpt/dead-hands/1b' },
} as const satisfies WagerPoints
