import { DRILL_AREAS, type Practice } from '@cardroom/engine/drills'
import type { Progress } from '@cardroom/room/protocol'

/** How somebody is doing, in short: what their trainer sees. */
export const progressOf = ({ areas, known, asked }: Practice): Progress => ({
  asked,
  areas: DRILL_AREAS.flatMap(area => {
    const done = areas[area]
    return done === undefined ? [] : [{ area, ...done }]
  }),
  weak: Object.entries(known)
    .filter(([, level]) => level === 0)
    .map(([rule]) => rule)
    .slice(-MOST_WEAK) as Progress['weak'],
})

const MOST_WEAK = 5
