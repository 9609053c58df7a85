import { scenesOf } from './scene.ts'

/** Hands of five dealt round by round; then 5c is the burn, and the draw gives 6c 7c 8c 9c. */
export const DECK = '2c3c4c 5d6d7d 8h9hTh JsQsKs 2d3d4d 5c 6c7c8c9c'

/** The hands of the three. */
export const hands = { 1: '2c 5d 8h Js 2d', 2: '3c 6d 9h Qs 3d', 3: '4c 7d Th Ks 4d' } as const

/** Deuce-to-seven triple draw for three at 10 and 20 after these acts; seat 3 has the button and is the first to act. */
export const at = scenesOf({ form: 'deuce-to-seven-triple-draw', seats: 3, cards: DECK })

/** The betting is over, for 10 each: the pair of deuces is the lowest hand. */
export const LAST = 'deal; around; all stand pat; all check; all stand pat; all check; all stand pat; all check'
