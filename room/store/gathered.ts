/**
 * Asks about one thing at a time, and sends what is asked together in one question: whatever is asked while a question is
 * under way goes into the next. So a hundred that ask at once wait for two questions, not for a hundred.
 */
export const gathered = <Answer>(
  askAll: (things: readonly string[]) => Promise<ReadonlyMap<string, Answer>>,
): ((thing: string) => Promise<Answer | null>) => {
  type Answers = Promise<ReadonlyMap<string, Answer>>
  let next: { readonly things: Set<string>; readonly answers: Answers } | null = null
  let asking: Promise<unknown> = Promise.resolve()
  const begin = (): NonNullable<typeof next> => {
    const things = new Set<string>()
    const answers = asking.then(() => {
      next = null
      return askAll([...things])
    })
    // those who asked hear that it failed, and those who ask next don't wait for more than its end
    asking = answers.catch(() => undefined)
    return { things, answers }
  }
  return async thing => {
    next ??= begin()
    next.things.add(thing)
    return (await next.answers).get(thing) ?? null
  }
}
