import { describe, expect, test } from 'vitest'
import { fits } from '../../kinds/fits.ts'
import { contradictionsIn } from '../../rulebooks/contradictions.ts'
import type { House } from '../../rulebooks/house.ts'
import type { Asked } from '../../rulebooks/point.ts'
import { BOOKS, type BookId } from '../../rulebooks/rule-id.ts'
import { type PointName, points } from '../../rulebooks/rulebook.ts'
import { rulebookOf, rulebooks } from '../../rulebooks/rulebooks.ts'
import { forPeople, notBuilt } from '../for-people.ts'
import { houseWith } from '../house-with.ts'
import { notSeen } from '../not-seen.ts'
import { fieldsOf, flipsOf } from './flips.ts'
import { type Proof, proofs } from './proofs.ts'
import { seenBy, type Witness } from './witness.ts'
import { witnessesLike } from './witness-named.ts'

const names = Object.keys(points) as readonly PointName[]
const asked = (point: PointName): Asked => points[point] as Asked
/** The fields of a point that can be answered otherwise, as `point` or `point.field`. */
const keysOf = (point: PointName): readonly string[] =>
  [...new Set(BOOKS.flatMap(book => fieldsOf(asked(point).takes, rulebooks[book][point].is)))].map(field =>
    keyOf({ point, field }),
  )
const keyOf = ({ point, field }: Pick<Proof, 'point' | 'field'>): string => (field === '' ? point : `${point}.${field}`)
const people: readonly PointName[] = forPeople.flatMap(group => group.points)

/** Does what is seen differ when the field is answered otherwise, and nothing else? */
const isSeenBy = (proof: Proof, witness: Witness): boolean =>
  seenOnce(witness, before(proof)) !== seenBy(witness, after(proof))

/** The house as it is, and with the field answered otherwise. */
const before = ({ point, book, given, with: rest }: Proof): BookId | House =>
  given === undefined && rest === undefined
    ? book
    : houseWith({ ...rest, ...(given === undefined ? {} : { [point]: given }) }, book)
const after = ({ point, book, value, with: rest }: Proof): House => houseWith({ ...rest, [point]: value }, book)

/** What a witness sees under a book is the same for every proof that it gives. */
const seenOnce = (witness: Witness, book: BookId | House): string => {
  if (typeof book !== 'string') return seenBy(witness, book)
  const key = `${book} ${witness.name}`
  const now = known.get(key) ?? seenBy(witness, book)
  known.set(key, now)
  return now
}
const known = new Map<string, string>()

describe('answered otherwise, a point makes a difference', () => {
  test.each(proofs.map(proof => [keyOf(proof), proof] as const))('%s', (_, proof) => {
    const { point, field, book, given, value, seen } = proof
    const { takes } = asked(point)
    const now = given ?? rulebooks[book][point].is
    expect(flipsOf(takes, now)).toContainEqual({ field, value })
    expect(fits(takes, value)).toBe(true)
    expect(contradictionsIn(rulebookOf(after(proof)))).toEqual([])
    const witnesses = witnessesLike(seen)
    for (const witness of witnesses) if (isSeenBy(proof, witness)) return
    expect.unreachable(`nothing changes when ${point} is answered otherwise, neither in ${seen} nor in others like it`)
  })
})

test('every field of every point is proven, named with the reason why nobody can see it, for people, or not built yet', () => {
  const listed = [
    ...proofs.map(keyOf),
    ...notSeen.flatMap(({ fields }) => fields),
    ...[...people, ...notBuilt].flatMap(point => (keysOf(point).length === 0 ? [point] : keysOf(point))),
  ]
  expect(listed.filter((key, i) => listed.indexOf(key) !== i)).toEqual([])
  const all = names.flatMap(point => {
    const keys = keysOf(point)
    return keys.length === 0 && [...people, ...notBuilt].includes(point) ? [point] : keys
  })
  expect(listed.toSorted()).toEqual(all.toSorted())
})

test('a point without fields in these lists leaves no choice: its kind takes one value', () => {
  const choiceless = names.filter(point => keysOf(point).length === 0)
  for (const point of choiceless) {
    for (const book of BOOKS) expect(flipsOf(asked(point).takes, rulebooks[book][point].is), point).toEqual([])
  }
})

test('a house that departs in what is for people alone changes nothing', () => {
  const other = houseWith({ guestSmoking: !rulebooks.rrp.guestSmoking.is })
  for (const name of ['night 0 of holdem', 'deal 0 of holdem', 'wagers 0']) {
    const [witness] = witnessesLike(name)
    expect(seenBy(witness!, other)).toBe(seenBy(witness!, 'rrp'))
  }
})
