import type { Chapter } from '../../rulebooks/point.ts'

/** A chapter of the rulebook in another language: its title, and what each of its points asks. */
export type ChapterWords<C extends Chapter> = {
  readonly title: string
  readonly asks: { readonly [P in keyof C['points']]: string }
}

/** Chapters in another language, in the same order. */
export type ChaptersWords<C extends readonly Chapter[]> = { readonly [I in keyof C]: ChapterWords<C[I]> }
