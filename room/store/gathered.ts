/** How many questions may be under way at once, and how many things one may be about. */
type Bounds = { readonly lanes?: number; readonly most?: number }

type Asked<Answer> = {
  readonly answer: Promise<Answer | null>
  readonly resolve: (answer: Answer | null) => void
  readonly reject: (cause: unknown) => void
}

/**
 * Asks about one thing at a time, and sends what is asked together in one question: whatever is asked while the lanes are
 * taken goes into the next. So a hundred that ask at once wait for one or two questions, not for a hundred.
 */
export const gathered = <Answer>(
  askAll: (things: readonly string[]) => Promise<ReadonlyMap<string, Answer>>,
  { lanes = 1, most = Number.POSITIVE_INFINITY }: Bounds = {},
): ((thing: string) => Promise<Answer | null>) => {
  const waiting = new Map<string, Asked<Answer>>()
  let underWay = 0
  const ask = async (batch: readonly (readonly [string, Asked<Answer>])[]): Promise<void> => {
    try {
      const answers = await askAll(batch.map(([thing]) => thing))
      for (const [thing, { resolve }] of batch) resolve(answers.get(thing) ?? null)
    } catch (cause) {
      for (const [, { reject }] of batch) reject(cause)
    }
    underWay--
    send()
  }
  const send = (): void => {
    while (underWay < lanes && waiting.size > 0) {
      const batch = [...waiting].slice(0, most)
      for (const [thing] of batch) waiting.delete(thing)
      underWay++
      void ask(batch)
    }
  }
  return thing => {
    // what is asked in the same moment comes together
    if (waiting.size === 0) queueMicrotask(send)
    const asked = waiting.get(thing) ?? asks<Answer>()
    waiting.set(thing, asked)
    return asked.answer
  }
}

const asks = <Answer>(): Asked<Answer> => {
  let [resolve, reject]: [Asked<Answer>['resolve'], Asked<Answer>['reject']] = [() => {}, () => {}]
  const answer = new Promise<Answer | null>((resolves, rejects) => {
    resolve = resolves
    reject = rejects
  })
  return { answer, resolve, reject }
}
