import { type Bot, randomBot } from '@cardroom/engine/arena'

const first = randomBot()
/** Goes all-in every other time, by the chance of the match. */
const shover: Bot = ({ actions, legal, chance }) => {
  const all = actions.indexOf('all-in')
  return legal.includes(all) && chance(2) === 0 ? all : legal.at(-1)!
}

/** Two bots that mix, each with the chance that the match gives it. */
export const bots: readonly Bot[] = [first, shover]
