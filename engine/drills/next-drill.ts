import type { Form } from '../forms/form.ts'
import type { BookId } from '../rulebooks/rule-id.ts'
import { rulingsInEnglish } from '../words/english/ruling-words.ts'
import type { RulingWords } from '../words/ruling-words.ts'
import { firstToActDrill, wagerDrill } from './betting-drills.ts'
import { changeDrill, chipRaceDrill } from './chip-drills.ts'
import { handsDrill, potLimitDrill, sidePotDrill } from './dealer-drills.ts'
import type { Drill, DrillArea } from './drill.ts'
import { type Draw, drillOn } from './drill-on.ts'
import { balanceDrill, listDrill, mustMoveDrill } from './floor-drills.ts'
import { oddChipDrill, rowsDrill, splitPotDrill } from './pot-drills.ts'
import { rulingDrill } from './ruling-drill.ts'

/** How far somebody knows each rule: 0 not at all, more with every right answer in a row. */
export type Known = Readonly<Record<string, number>>

/** What a drill is chosen by: the areas, the family, the book, what was asked lately, and what is known. */
export type Wanted = {
  readonly areas: readonly DrillArea[]
  readonly family: Form['family']
  readonly book: BookId
  /** The keys of the last drills: none of them is asked again. */
  readonly lately: readonly string[]
  readonly known: Known
  /** How many drills were answered so far, and by rule after how many of them it was asked last. */
  readonly asked?: number
  readonly seen?: Readonly<Record<string, number>>
  /** Only this rule, by its own book, if there are drills on it. */
  readonly rule?: string
}

/** How many drills go by before one may come again. */
export const NO_REPEAT = 200

/**
 * The next drill: of a few by chance, none of which was asked lately, the one whose rule is most due. A rule comes back
 * after one question when you missed it, and after twice as many with every right answer in a row.
 */
export const nextDrill = (wanted: Wanted, seed: string, words: RulingWords = rulingsInEnglish): Drill => {
  const lately = new Set(wanted.lately.slice(-NO_REPEAT))
  const on = wanted.rule === undefined ? null : drillOn(wanted.rule, lately, seed, words, drawn)
  if (on !== null) return on
  let best: { readonly drill: Drill; readonly due: number } | undefined
  // without anything known all are due alike
  const choice = Object.keys(wanted.known).length === 0 ? 1 : CHOICE
  for (let i = 0, found = 0; found < choice && i < TRIES; i++) {
    const drill = drawn(
      { area: wanted.areas[i % wanted.areas.length]!, family: wanted.family },
      wanted.book,
      `${seed} ${i}`,
      words,
    )
    if (drill === null || drill.options.length < 2 || lately.has(drill.key)) continue
    found++
    const due = dueFor(wanted, drill)
    if (best === undefined || due > best.due) best = { drill, due }
  }
  return best?.drill ?? sidePotDrill(seed, words.drillWords)
}

/** By how many questions the rule of a drill is overdue; one that is still to come is below 0. */
export const dueFor = ({ known, asked = 0, seen = {} }: Wanted, { rules }: Drill): number => {
  const [first] = rules
  if (first === undefined || !Object.hasOwn(known, first)) return 0
  const last = Object.hasOwn(seen, first) ? seen[first]! : asked
  // what was missed goes before what is new
  return asked + 1 - (last + 2 ** known[first]!) + (known[first] === 0 ? 1 : 0)
}

const CHOICE = 3
const TRIES = 40

/** One drill of an area by chance, or null where nothing suitable came up. */
export const drawn: Draw = ({ area, family, kind }, book, seed, words) => {
  switch (area) {
    case 'rulings':
      return rulingDrill(family, book, seed, words, kind)?.drill ?? null
    case 'wagers':
      return wagerDrill(family, book, seed, words, kind)
    case 'hands':
      return handsDrill(seed, words)
    case 'split-pots':
      return splitPotDrill(book, seed, words.drillWords)
    case 'rows':
      return rowsDrill(seed, words.drillWords)
    case 'side-pots':
      return sidePotDrill(seed, words.drillWords)
    case 'odd-chips':
      return oddChipDrill(book, seed, words.drillWords)
    case 'pot-limit':
      return potLimitDrill(seed, words.drillWords)
    case 'change':
      return changeDrill(book, seed, words.drillWords)
    case 'chip-race':
      return chipRaceDrill(book, seed, words.drillWords)
    case 'first-to-act':
      return firstToActDrill(book, seed, words.drillWords)
    case 'lists':
      return listDrill(book, seed, words.drillWords)
    case 'must-move':
      return mustMoveDrill(book, seed, words.drillWords)
    case 'balancing':
      return balanceDrill(book, seed, words.drillWords)
  }
}

/** What is known after an answer: a wrong one starts again from nothing. */
export const knownAfter = (known: Known, rule: string, right: boolean): Known => {
  const before = Object.hasOwn(known, rule) ? known[rule]! : 1
  return { ...known, [rule]: right ? Math.min(before + 1, 9) : 0 }
}
