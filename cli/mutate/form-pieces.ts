import { around, bare, isWithin, type Program, partOf, type Syntax } from './syntax.ts'

/** A form as the sources declare it. */
type Declared = { readonly program: Program; readonly piece: Syntax }

/** The declarations of these forms, and those that they are made of. */
export const formPieces = (
  programs: readonly Program[],
  forms: readonly string[],
): readonly [own: readonly Declared[], made: readonly Declared[]] => {
  const declared = programs.filter(({ file }) => FORMS.test(file)).flatMap(declaredIn)
  const own = declared.filter(({ id }) => id !== undefined && forms.includes(id))
  const bases = (of: readonly Named[], steps: number): readonly Named[] => {
    if (of.length === 0 || steps === 0) return []
    const next = declared.filter(({ name }) => of.some(({ uses }) => uses.has(name)))
    return [...next, ...bases(next, steps - 1)]
  }
  return [own, [...new Set(bases(own, MOST_STEPS))].filter(base => !own.includes(base))]
}

type Named = Declared & {
  readonly name: string
  readonly id: string | undefined
  /** The names in it: `...omaha`, `preflop(4)`. */
  readonly uses: ReadonlySet<string>
}

/** Where forms are; what a step is, and how forms are read and checked, is the same for all of them. */
const FORMS = /^engine\/forms\/(?!form\.|read|check|describe|refused|reader)/
const MOST_STEPS = 3

const declaredIn = (program: Program): readonly Named[] =>
  program.all.flatMap(piece => {
    const value = piece.type === 'VariableDeclarator' ? partOf(piece, 'init') : undefined
    if (value === undefined || around(piece).some(({ type }) => /Function/.test(type))) return []
    const object = bare(value)
    const id = object.parts.find(part => partOf(part, 'key')?.is.name === 'id')
    return [
      {
        program,
        piece: object,
        name: String(partOf(piece, 'id')?.is.name),
        id: id === undefined ? undefined : String(bare(partOf(id, 'value')!).is.value),
        uses: namesIn(program, object),
      },
    ]
  })

const namesIn = ({ all }: Program, object: Syntax): ReadonlySet<string> => {
  const names = all.filter(({ type, as }) => type === 'Identifier' && as !== 'key' && as !== 'property')
  return new Set(names.filter(name => isWithin(name, object)).map(({ is }) => String(is.name)))
}
