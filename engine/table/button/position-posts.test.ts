import fc from 'fast-check'
import { expect, test } from 'vitest'
import { postsOf } from '../../deal/betting/posts.ts'
import { stakesFor } from '../../deal/stakes.ts'
import { forms } from '../../forms/forms.ts'
import { BOOKS } from '../../rulebooks/rule-id.ts'
import { rulebookOf } from '../../rulebooks/rulebooks.ts'
import { houseWith } from '../../testing/house-with.ts'
import { freshPlaces, headsUpPlaces } from './fresh-places.ts'
import { positionPosts } from './position-posts.ts'
import { clockwiseAfter } from './round.ts'

const game = fc.record({
  form: fc.constantFrom(...Object.values(forms)),
  seats: fc.uniqueArray(fc.integer({ min: 1, max: 10 }), { minLength: 2, maxLength: 10 }),
  blinds: fc.constantFrom([10], [5, 10], [5, 5, 10], [1, 2, 5, 10]),
  ante: fc.constantFrom(0, 2),
  antes: fc.constantFrom('each', 'button', 'big-blind'),
  name: fc.constantFrom(
    ...BOOKS,
    houseWith({ deadSmallBlinds: true }),
    houseWith({ headsUpBlinds: 'big-blind-on-button' }),
  ),
})

test('where all sit side by side the posts are those that a deal finds by itself', () => {
  fc.assert(
    fc.property(game, ({ form, seats, blinds, ante, antes, name }) => {
      const hasBlinds = form.opening === 'blinds'
      fc.pre(blinds.length <= seats.length || !hasBlinds || seats.length === 2)
      const stakes = stakesFor(form, form.structures[0] ?? 'limit', 10, {
        antes,
        ...(hasBlinds && { blinds, ante }),
      })
      const book = rulebookOf(name)
      const [first, second] = seats as [number, number]
      const small = book.headsUpBlinds.is === 'small-blind-on-button' ? first : second
      const places =
        seats.length === 2 && hasBlinds && blinds.length > 1
          ? headsUpPlaces(small, small === first ? second : first, blinds.length, book)
          : freshPlaces(first, { certain: seats, willing: seats }, hasBlinds ? blinds.length : 0)
      const players = clockwiseAfter(seats, places.button).map(seat => ({ seat }))
      const found = postsOf(form, stakes, places.button, players, name)
      expect(positionPosts({ form, stakes }, places, seats, { book: name }, book)).toEqual(found)
    }),
    { numRuns: 500 },
  )
})
