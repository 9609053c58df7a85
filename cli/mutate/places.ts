import type { RuleId } from '@cardroom/engine'
import { bookOf, idsIn, isPartOf, type LedgerRow, points, pointsAlso } from '@cardroom/engine/rulebooks'
import type { Source } from '../citations.ts'
import { formPieces } from './form-pieces.ts'
import { inTurns } from './in-turns.ts'
import type { Mutation } from './mutation.ts'
import { type Cited, mutationsIn, mutationsNear } from './near.ts'
import { wordsIn } from './other-words.ts'
import { type Asked, answersIn, settingMutations, type Written } from './settings.ts'
import { type Program, partOf, programOf, type Syntax } from './syntax.ts'

/** What breaks a rule: each place with its mutations, the likeliest first. */
export type Places = {
  /** The answers of the books that rest on the rule, and the code that cites it. */
  readonly own: readonly (readonly Mutation[])[]
  /**
   * Places that the rule only leads to, the nearest kind of them first: the setting that it is an answer to and the code
   * that asks for it, the code that cites the rule it is a part of, its form, and the code that cites it for an act. Of
   * several forms, those that the naming tests speak of: by their names, or else anywhere in their files.
   */
  readonly led: (tests: readonly string[]) => readonly (readonly (readonly Mutation[])[])[]
}

/** The places of a rule, whose naming tests are in files with these texts. */
export type PlacesOf = (row: Pick<LedgerRow, 'id' | 'setting' | 'forms'>, tests: readonly string[]) => Places

/** Reads the engine's sources, and finds for each rule what breaks it. */
export const placesIn = (sources: readonly Source[]): PlacesOf => {
  const engine = sources.filter(({ file }) => IS_RUN.test(file) && !IS_NOT.test(file))
  const programs = engine.map(({ file, text }) => programOf(file, text))
  const code = programs.filter(({ file }) => !file.startsWith(BOOKS_ARE_IN))
  const answers = programs.filter(({ file }) => CHAPTER.test(file)).flatMap(answersIn)
  const acts = programs.filter(({ file }) => CITES.test(file)).flatMap(actsIn)
  const actsOf = (id: RuleId) => acts.filter(({ rules }) => rules.includes(id)).map(({ act }) => act)
  const words = wordsIn(code)
  const near = (program: Program, at: Cited): readonly Mutation[] => mutationsNear(program, at, words)
  const read = new Set(code.flatMap(({ all }) => all.flatMap(piece => nameIn(piece) ?? [])))
  const cited = code.flatMap(program => idsAt(program.text).map(at => ({ ...at, program })))

  return ({ id, setting, forms }, tests) => {
    const resting = answers.filter(({ rules }) => rules.includes(id))
    const asked = answers.filter(answer => isAskedBy(answer, setting?.name) && answer.book === bookOf(id))
    const settings = (list: readonly Written[]): readonly (readonly Mutation[])[] =>
      pointsOf(list)
        .filter(point => read.has(point))
        .map(point => settingMutations(ofPoint(list, point), (points as PointsAsked)[point], forms))
    const citing = (is: (rule: string) => boolean): readonly (readonly Mutation[])[] =>
      cited.filter(at => is(at.id)).map(({ program, start, end }) => near(program, { start, end }))
    const naming = (names: readonly string[]): readonly (readonly Mutation[])[] =>
      code.flatMap(program =>
        program.all.filter(piece => names.includes(nameIn(piece) ?? '')).map(piece => near(program, piece)),
      )
    const own = [...settings(resting), ...citing(rule => rule === id)]
    const led: Places['led'] = names => [
      [...settings(asked), ...naming(pointsOf([...resting, ...asked]))],
      citing(rule => rule !== id && isPartOf(id, rule as RuleId)),
      formPieces(code, formsIn(forms, names, tests)).map(pieces =>
        inTurns(pieces.map(({ program, piece }) => mutationsIn(program, piece, words))),
      ),
      code.flatMap(program => citesAsked(program, actsOf(id)).map(piece => near(program, piece))),
    ]
    return { own: own.filter(isSome), led: names => led(names).map(kind => kind.filter(isSome)) }
  }
}

type PointsAsked = Readonly<Record<string, Asked>>

const IS_RUN = /^engine\/.*\.ts$/
const IS_NOT = /\.(test|soak)\.ts$|^engine\/(testing|index)|^engine\/rulebooks\/rule-ids?\.ts$/
const BOOKS_ARE_IN = 'engine/rulebooks/'
const CHAPTER = /^engine\/rulebooks\/chapters\//
const CITES = /^engine\/rulebooks\/cites\.ts$/

const isSome = (list: readonly Mutation[]): boolean => list.length > 0

/** Of the forms that a rule is for, those that are spoken of in the first of these texts that speak of any; or all. */
const formsIn = (forms: readonly string[], ...texts: readonly (readonly string[])[]): readonly string[] => {
  const spoken = (of: readonly string[]): readonly string[] =>
    forms.filter(form => of.some(text => new RegExp(`(?<![\\w-])${form}(?![\\w-])`).test(text)))
  return texts.map(spoken).find(found => found.length > 0) ?? forms
}

const pointsOf = (answers: readonly Written[]): readonly string[] => [...new Set(answers.map(({ point }) => point))]

const ofPoint = (answers: readonly Written[], name: string): readonly Written[] =>
  answers.filter(({ point }) => point === name)

/** A rule of the ledger carries a point by its name or by another one. */
const isAskedBy = ({ point }: Written, name: string | undefined): boolean =>
  name !== undefined && (point === name || pointsAlso(name).some(other => other === point))

/** Where the ids of rules stand in a text. */
const idsAt = (text: string): readonly (Cited & { readonly id: string })[] => {
  let from = 0
  return idsIn(text).map(id => {
    const start = text.indexOf(id, from)
    from = start + id.length
    return { id, start, end: from }
  })
}

/** A name that code may ask for by: `book.raiseCap`, `{ raiseCap }`, `'raiseCap'`. */
const nameIn = ({ type, as, is }: Syntax): string | undefined => {
  if (type === 'Identifier') return as === 'property' || as === 'key' ? String(is.name) : undefined
  return type === 'Literal' && typeof is.value === 'string' ? is.value : undefined
}

/** Where code takes the rules behind one of these acts: `cites.blind`. */
const citesAsked = ({ all, text }: Program, acts: readonly string[]): readonly Syntax[] =>
  all.filter(
    ({ as, is, parent }) =>
      as === 'property' && acts.includes(String(is.name)) && /^cites/.test(text.slice(parent!.start, parent!.end)),
  )

/** The acts of a deal with the rules that stand behind them in any book. */
const actsIn = (program: Program): readonly { readonly act: string; readonly rules: readonly string[] }[] =>
  program.all.flatMap(piece => {
    const value = piece.type === 'Property' ? partOf(piece, 'value') : undefined
    const act = piece.type === 'Property' ? partOf(piece, 'key')?.is.name : undefined
    if (typeof act !== 'string' || value?.type !== 'ObjectExpression') return []
    return [{ act, rules: idsIn(program.text.slice(value.start, value.end)) }]
  })
