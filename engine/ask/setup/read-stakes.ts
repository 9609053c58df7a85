import type { Chips } from '../../deal/chips.ts'
import { type Stakes, stakesAround } from '../../deal/stakes.ts'
import type { Form, Structure } from '../../forms/form.ts'
import { heldIn } from '../../kinds/held-in.ts'
import { isProblem, type Misread } from '../../kinds/problem.ts'
import { misread } from '../problems.ts'
import type { WrittenStakes } from '../scenario.ts'

const SIZE = 10

/** The stakes of a scenario, with what is usual for the form where it says nothing. */
export const readStakes = (form: Form, structure: Structure, written: WrittenStakes = SIZE): Stakes | Misread => {
  if (typeof written === 'number') return stakesAround(form, structure, written)
  if (typeof written === 'string') return inWords(form, structure, written)
  const { blinds, ...rest } = written
  const all = typeof blinds === 'string' ? blinds.split('-').map(Number) : blinds
  const size = rest.lower ?? all?.at(-1) ?? SIZE
  return stakesAround(form, structure, size, all === undefined ? rest : { ...rest, blinds: all })
}

/** `$5-$10`, `5/10`, `10-20 ante 2 bring-in 3`. */
const inWords = (form: Form, structure: Structure, text: string): Stakes | Misread => {
  const plain = text
    .toLowerCase()
    .replaceAll(/[$€£,]/g, '')
    .replaceAll('/', '-')
    .trim()
  const [, first, rest = ''] = /^(\d+(?:-\d+)*)?\s*(.*)$/.exec(plain) ?? []
  const sizes = first === undefined ? undefined : sizesOf(form, structure, first.split('-').map(Number))
  if (sizes !== undefined && isProblem(sizes)) return sizes
  const changes: Changes = {}
  for (let left = rest; left !== ''; ) {
    const [matched, name, amount] = /^(?:and |with )?([a-z][a-z -]*?) (\d+(?:-\d+)*)\s*/.exec(left) ?? []
    const write = name === undefined ? undefined : heldIn(named, name)
    if (matched === undefined || write === undefined) return misread('not-a-part-of-stakes', { text: left })
    write(changes, amount!.split('-').map(Number))
    left = left.slice(matched.length)
  }
  const { size = changes.lower ?? changes.blinds?.at(-1) ?? SIZE, ...more } = sizes ?? {}
  return stakesAround(form, structure, size, { ...more, ...changes })
}

type Changes = { -readonly [K in keyof Stakes]?: Stakes[K] }

const named: Readonly<Record<string, (changes: Changes, amounts: readonly Chips[]) => void>> = {
  blind: (changes, amounts) => {
    changes.blinds = amounts
  },
  blinds: (changes, amounts) => {
    changes.blinds = amounts
  },
  ante: (changes, [ante]) => {
    changes.ante = ante!
  },
  'big blind ante': (changes, [ante]) => {
    changes.ante = ante!
    changes.antes = 'big-blind'
  },
  'button ante': (changes, [ante]) => {
    changes.ante = ante!
    changes.antes = 'button'
  },
  'bring-in': (changes, [bringIn]) => {
    changes.bringIn = bringIn!
  },
  unit: (changes, [unit]) => {
    changes.unit = unit!
  },
  point: (changes, [point]) => {
    changes.point = point!
  },
  'pot unit': (changes, [potUnit]) => {
    changes.potUnit = potUnit!
  },
}

/** What the numbers in front are: a size, blinds, or limits. */
const sizesOf = (
  form: Form,
  structure: Structure,
  numbers: readonly Chips[],
): (Partial<Stakes> & { readonly size: Chips }) | Misread => {
  const [low, high] = numbers
  const text = numbers.join('-')
  if (high === undefined) return { size: low! }
  if (form.structures.length === 0) return misread('stakes-for-points', { text })
  if (structure === 'limit' || structure === 'spread') {
    if (numbers.length > 2) return misread('too-many-limits', { text, count: numbers.length })
    return { size: low!, upper: high }
  }
  if (form.opening !== 'blinds') {
    return misread('blinds-without-use', { text, form: form.name })
  }
  return { size: numbers.at(-1)!, blinds: numbers }
}
