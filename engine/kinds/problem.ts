/** What is wrong with data from outside: the place in it, what stands there, what is wrong, and what is accepted instead. */
export type Problem = Misread & {
  /** The place as you would write it in a program: `acts[3]`, `seats.2.cards`; empty for the whole. */
  readonly at: string
  /** What stands there. */
  readonly said?: unknown
}

/** What is wrong with a piece of it, before anybody knows where it stands. */
export type Misread = {
  readonly problem: string
  readonly accepted?: string
  /** The rules behind it, where a rule forbids it. */
  readonly rules?: readonly string[]
}

/** Is this a problem, and not what was asked for? */
export const isProblem = (answer: unknown): answer is Misread =>
  typeof answer === 'object' && answer !== null && typeof (answer as Partial<Misread>).problem === 'string'

/** A piece that cannot be used, with what is accepted in its place. */
export const misread = (problem: string, accepted?: string): Misread =>
  accepted === undefined ? { problem } : { problem, accepted }

/** Something at this place that makes no sense, or is not there. */
export const wrong = (at: string, problem: string, accepted?: string): Problem => ({
  at,
  ...misread(problem, accepted),
})

/** The same with its place. */
export const problemAt = (at: string, { problem, accepted, rules }: Misread, said?: unknown): Problem => ({
  at,
  ...(said === undefined ? {} : { said }),
  problem,
  ...(accepted === undefined ? {} : { accepted }),
  ...(rules === undefined ? {} : { rules }),
})

/** A problem of a part as a problem of the whole: its place behind the place of the part. */
export const within = (place: string, problem: Problem): Problem => ({ ...problem, at: under(place, problem.at) })

/** A place within a place: `seats` and `[3].chips` make `seats[3].chips`. */
export const under = (place: string, name: string): string => {
  if (place === '' || name === '') return place + name
  return name.startsWith('[') ? `${place}${name}` : `${place}.${name}`
}

/** A problem in one sentence: the place, what was not accepted, then what is. */
export const problemText = ({ at, problem, accepted }: Problem): string =>
  `${at === '' ? '' : `${at}: `}${problem}${accepted === undefined ? '' : `; accepted: ${accepted}`}`
