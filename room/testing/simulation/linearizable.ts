/** Something that a client did: when it was called and answered, with what; without an answer it may have been done at any time since, or never. */
export type Operation<Input, Output> = {
  readonly client: string
  readonly input: Input
  readonly called: number
  readonly answered: { readonly at: number; readonly output: Output } | null
}

/** How one thing at a time would go. */
export type Model<State, Input, Output> = {
  readonly initial: State
  /** The state after an operation with this answer, or with any where it is null; null if it could not have been answered so. */
  readonly step: (state: State, input: Input, output: Output | null) => State | null
  /** Two states with the same key are the same. */
  readonly keyOf: (state: State) => string
}

/**
 * Is there an order of the operations, each between its call and its answer, in which one after another would have been answered
 * like that? By trying (Wing and Gong, 1993), where no set of operations is tried twice from the same state (Lowe, 2017).
 */
export const isLinearizable = <State, Input, Output>(
  history: readonly Operation<Input, Output>[],
  model: Model<State, Input, Output>,
): boolean => {
  const all = history.toSorted((one, other) => one.called - other.called)
  const tried = new Set<string>()
  const left = new Set(all.keys())
  const isPossibleFrom = (state: State): boolean => {
    if ([...left].every(i => all[i]!.answered === null)) return true
    const key = `${[...left].join()} ${model.keyOf(state)}`
    if (tried.has(key)) return false
    tried.add(key)
    // whatever was called after another was answered comes after it
    const first = Math.min(...[...left].map(i => all[i]!.answered?.at ?? Number.POSITIVE_INFINITY))
    for (const i of [...left]) {
      const { input, called, answered } = all[i]!
      if (called > first) break
      const next = model.step(state, input, answered === null ? null : answered.output)
      if (next === null) continue
      left.delete(i)
      if (isPossibleFrom(next)) return true
      left.add(i)
      // in the order of their calls, as before
      sortAgain(left)
    }
    return false
  }
  return isPossibleFrom(model.initial)
}

const sortAgain = (left: Set<number>): void => {
  const sorted = [...left].toSorted((one, other) => one - other)
  left.clear()
  for (const i of sorted) left.add(i)
}
