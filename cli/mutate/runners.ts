import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Job, Ran } from './job.ts'

/** Runs jobs in a process of its own, one at a time; what does not end in time is ended and answered with null. */
export type Runner = {
  readonly run: (job: Job, seconds: number) => Promise<Ran | null>
  readonly close: () => void
}

/**
 * A runner for the project in this folder. Its process is started when there is something to do, and again if it was
 * ended; it must be ready within this many seconds.
 */
export const runnerFor = (root: string, toStart: number = TO_START): Runner => {
  let process: ChildProcess | undefined
  const close = (): void => {
    process?.kill('SIGKILL')
    process = undefined
  }
  const run = async (job: Job, seconds: number): Promise<Ran | null> => {
    process ??= await started(root, toStart)
    const ran = await answered<Ran>(process, seconds, job)
    if (ran === null) close()
    return ran
  }
  return { run, close }
}

/** Seconds that a process may take to be ready, unless it is said: more where others use the machine too. */
export const TO_START = 60

const started = async (root: string, toStart: number): Promise<ChildProcess> => {
  const child = fork(fileURLToPath(new URL('./runner.ts', import.meta.url)), [root], {
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    env: { ...process.env, NODE_OPTIONS: '', VITEST: '' },
  })
  if ((await answered(child, toStart)) !== null) return child
  child.kill('SIGKILL')
  throw new Error(`the tests cannot be started within ${toStart} seconds; --to-start gives them longer`)
}

/** What a process says next, null if it says nothing in time; an error if it ended. */
const answered = <T>(child: ChildProcess, seconds: number, job?: Job): Promise<T | null> =>
  new Promise((resolve, reject) => {
    let output = ''
    const hear = (part: unknown): void => {
      output += String(part)
    }
    const done = (settle: () => void): void => {
      clearTimeout(timer)
      child.off('message', said).off('exit', ended)
      child.stderr?.off('data', hear)
      settle()
    }
    const said = (message: unknown): void => done(() => resolve(message as T))
    const ended = (): void =>
      done(() => reject(new Error(`the tests could not be run: ${output.trim() || 'no reason given'}`)))
    const timer = setTimeout(() => done(() => resolve(null)), seconds * 1000)
    child.on('message', said).on('exit', ended)
    child.stderr?.on('data', hear)
    if (job !== undefined) child.send(job)
  })
