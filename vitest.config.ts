import { availableParallelism } from 'node:os'
import { defineConfig, mergeConfig } from 'vitest/config'
import shared from './vitest.shared.config.ts'

/** The parts that are pure: their tests share what is loaded, which halves the work of running them. */
const PURE = '{engine,histories,fair,arena,client,cli,bench,docs}'
/** Tests that put something else in the place of a module: they share nothing with the others. */
const ALONE = ['engine/decider/evolve-asks-no-book.test.ts', 'room/table/each-event-once.test.ts']
/** The parts of the room that keep nothing between tests: their tests share what is loaded as well. */
const ROOM =
  'room/{bank,bots,conduct,deals,errands,events,floor,houses,http,metrics,office,own,people,processes,protocol,results,rules,shown,stats,streams,table,tables,training,views,words}/**/*.test.ts'
/** The page's own parts, without a browser. */
const PAGE = 'web/{src,testing}/**/*.test.{ts,tsx}'
/** The parts with servers, databases and browsers: each file of tests has a process of its own. */
const LIVE = '{room,web}/**/*.test.{ts,tsx}'

export default mergeConfig(
  shared,
  defineConfig({
    test: {
      // browsers and servers are waited for a good part of the time: one more than there are cores keeps them busy
      maxWorkers: availableParallelism() + 1,
      projects: [
        {
          extends: true,
          test: { name: 'pure', include: [`${PURE}/**/*.test.ts`], exclude: ALONE, pool: 'threads', isolate: false },
        },
        { extends: true, test: { name: 'alone', include: ALONE } },
        { extends: true, test: { name: 'room', include: [ROOM], exclude: ALONE, isolate: false } },
        { extends: true, test: { name: 'page', include: [PAGE], isolate: false } },
        { extends: true, test: { name: 'live', include: [LIVE], exclude: [ROOM, PAGE] } },
      ],
    },
  }),
)
