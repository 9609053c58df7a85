import { archie, threeDraws } from './draw.ts'
import { bet, down, draw, type Form, street } from './form.ts'

// rrp/11/intro/pass-and-out, wsop/lowball-open
const first = street('before the draw', down(5), bet('lower', 'after-the-blinds', { betOrFold: true }))
const single = [first, street('after the draw', ...draw(5), bet('upper', 'left-of-the-button'))]
const triple = [first, ...threeDraws(5)]

/** Ace-to-five lowball with one draw, and the joker where the book has it in (rrp/11/a5/1) or the house posts it (wsop/281). */
export const aceToFiveLowball = {
  ...archie,
  id: 'ace-to-five-lowball',
  name: 'Ace-to-five lowball',
  rules: [
    'rrp/11/intro',
    'rrp/11/intro/pass-and-out',
    'rrp/11/a5/intro',
    'rrp/11/a5/1',
    'uspa/3.2.8.1',
    'wsop/ace-to-five-lowball',
    'wsop/284',
  ],
  deck: 'joker',
  joker: 'aceToFiveJoker',
  streets: single,
  pot: [{ name: 'low', ranking: 'ace-to-five-joker', from: 'own' }],
} as const satisfies Form

/** Ace-to-five lowball with three draws, without the joker unless the house posts it. */
export const aceToFiveTripleDraw = {
  ...aceToFiveLowball,
  id: 'ace-to-five-triple-draw',
  name: 'Ace-to-five triple draw',
  rules: ['wsop/lowball-triple', 'wsop/ace-to-five-lowball', 'wsop/284'],
  deck: 'standard',
  joker: 'aceToFiveTripleDrawJoker',
  streets: triple,
  pot: [{ name: 'low', ranking: 'ace-to-five', from: 'own' }],
} as const satisfies Form

/** Deuce-to-seven lowball with one draw: the worst ordinary hand wins, the ace is high. */
export const deuceToSevenLowball = {
  ...archie,
  id: 'deuce-to-seven-lowball',
  name: 'Deuce-to-seven lowball',
  rules: ['rrp/11/27/intro', 'uspa/3.2.8.5.3', 'wsop/285', 'wsop/288'],
  structures: ['no-limit', 'pot-limit', 'limit', 'half-pot', 'spread'],
  streets: single,
  pot: [{ name: 'low', ranking: 'deuce-to-seven', from: 'own' }],
} as const satisfies Form

/** Deuce-to-seven lowball with three draws. */
export const deuceToSevenTripleDraw = {
  ...deuceToSevenLowball,
  id: 'deuce-to-seven-triple-draw',
  name: 'Deuce-to-seven triple draw',
  rules: ['wsop/lowball-triple', 'wsop/285', 'wsop/288'],
  structures: aceToFiveTripleDraw.structures,
  streets: triple,
} as const satisfies Form
