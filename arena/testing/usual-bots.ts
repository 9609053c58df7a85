import type { Bot } from '@cardroom/engine/arena'

const first: Bot = ({ legal }) => legal[0]!
const caller: Bot = ({ actions, legal }) => legal.find(action => /call|check/.test(actions[action]!)) ?? legal[0]!

/** Two bots that always do the same in the same place. */
export const bots: readonly Bot[] = [first, caller]
