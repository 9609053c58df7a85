/** The commands of a stream that were carried out, or are being carried out: each of them is carried out once. */
export type Commands<Outcome> = {
  /** Carries a command out, unless it was: then `known` answers, or what it is waiting for. */
  readonly once: (command: string, known: () => Outcome, carryOut: () => Promise<Outcome>) => Promise<Outcome>
  readonly remember: (command: string) => void
  /** It was answered, and nothing is kept of it: a copy that comes late is answered the same, whatever has happened since. */
  readonly answered: (command: string, outcome: Outcome) => void
  /** Is it known to be carried out? */
  readonly isDone: (command: string) => boolean
  /** What the store knows is all that is remembered. */
  readonly reset: (commands: readonly string[]) => void
}

/** How many of the last commands are remembered; the store knows the others. */
export const REMEMBERED = 200

/** Remembers the last commands of a stream. */
export const rememberCommands = <Outcome>(last: readonly string[]): Commands<Outcome> => {
  let done = new Set(last)
  /** What is under way: a command that comes again meanwhile gets the same answer, when it is kept. */
  const doing = new Map<string, Promise<Outcome>>()
  /** The answers to those that were refused, or changed nothing. */
  const answers = new Map<string, Outcome>()
  return {
    once: (command, known, carryOut) => {
      if (done.has(command)) return Promise.resolve(known())
      const answer = answers.get(command)
      if (answer !== undefined) return Promise.resolve(answer)
      const already = doing.get(command)
      if (already !== undefined) return already
      const work = carryOut()
      doing.set(command, work)
      const over = (): void => {
        doing.delete(command)
      }
      work.then(over, over)
      return work
    },
    isDone: command => done.has(command),
    remember: command => {
      done.add(command)
      if (done.size > 2 * REMEMBERED) forget(done)
    },
    answered: (command, outcome) => {
      answers.set(command, outcome)
      if (answers.size > REMEMBERED) answers.delete(answers.keys().next().value!)
    },
    reset: commands => {
      done = new Set(commands)
    },
  }
}

/** The eldest go, and come first. */
const forget = (done: Set<string>): void => {
  let left = REMEMBERED
  for (const old of done) {
    if (left-- === 0) return
    done.delete(old)
  }
}
