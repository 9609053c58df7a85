import { join } from 'node:path'
import { createVitest, type TestModule, type Vitest } from 'vitest/node'
import type { Job, Ran } from './job.ts'
import { quickIn } from './quick.ts'

// A process of its own that runs tests with a file changed in memory, one job after the other. It is started by
// runners.ts, given the folder of the project, and can be ended at any time: it writes nothing.
const [root = '.'] = process.argv.slice(2)
let changed: Job['changed'] = null

const started = (): Promise<Vitest> =>
  createVitest(
    'test',
    {
      root,
      config: join(root, 'vitest.shared.config.ts'),
      watch: false,
      // every file loads its modules again, and an endless loop ends with this process
      pool: 'threads',
      isolate: true,
      fileParallelism: false,
      reporters: [{}],
      silent: true,
    },
    {
      logLevel: 'silent',
      plugins: [
        {
          name: 'changed-in-memory',
          enforce: 'pre',
          load: id => (changed !== null && id === join(root, changed.file) ? changed.text : undefined),
        },
      ],
    },
  )
const quick = await quickIn(root)
let whole: Vitest | undefined

const run = async (job: Job): Promise<Ran> => (await quick(job)) ?? (await runWhole(job))

/** With Vitest itself, for tests that need more than those of the engine do. */
const runWhole = async (job: Job): Promise<Ran> => {
  whole ??= await started()
  const vitest = whole
  const before = changed
  changed = job.changed
  for (const each of [before, changed]) if (each !== null) vitest.invalidateFile(join(root, each.file))
  vitest.setGlobalTestNamePattern(new RegExp(job.names))
  const project = vitest.getRootProject()
  const { testModules } = await vitest.runTestSpecifications(
    job.tests.map(file => project.createSpecification(join(root, file))),
  )
  // those of earlier jobs are kept there too
  const own = testModules.filter(({ moduleId }) => job.tests.some(file => moduleId === join(root, file)))
  return {
    tests: own.flatMap(testsOf),
    unloaded: own.flatMap(module => module.errors().map(({ message }) => `${module.relativeModuleId}: ${message}`)),
  }
}

const testsOf = (module: TestModule): Ran['tests'] =>
  [...module.children.allTests()].flatMap(test => {
    const { state, errors } = test.result()
    if (state === 'skipped' || state === 'pending') return []
    const problem = state === 'failed' ? (errors[0]?.message ?? 'failed') : null
    return [{ file: module.relativeModuleId, name: test.fullName, problem }]
  })

let last: Promise<unknown> = Promise.resolve()
process.on('message', (job: Job) => {
  last = last.then(async () => process.send?.(await run(job)))
})
process.on('disconnect', () => process.exit(0))
process.send?.('ready')
