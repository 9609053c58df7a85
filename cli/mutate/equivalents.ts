import type { Mutation } from './mutation.ts'

/** A change that leaves everything as it was, with the reason why nobody can notice it. */
export type Equivalent = Pick<Mutation, 'file' | 'before' | 'after'> & { readonly why: string }

/** Why a change makes no difference to anybody; undefined where it does. */
export const sameFor = (
  { file, before, after }: Pick<Mutation, 'file' | 'before' | 'after'>,
  known: readonly Equivalent[] = equivalents,
): string | undefined => known.find(it => it.file === file && it.before === before && it.after === after)?.why

/** The changes that were looked at one by one and found to change nothing: they're counted apart, and not run. */
export const equivalents: readonly Equivalent[] = []
