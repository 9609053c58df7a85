import { plainText } from '../../people/name-key.ts'
import { refusal } from '../../refusal.ts'
import { tell } from '../state/course.ts'
import { withChange } from '../state/person.ts'
import { ALL, subject } from '../state/subject.ts'

/** This many messages may be sent within this many milliseconds. */
const MOST = 6
const WITHIN = 15_000

/** People chat: plain text, not too often, and not when the host has muted them. */
export const talk = subject<'say', 'Said'>({
  orders: {
    say: {
      roles: ALL,
      decide: (course, order, { person, own: { muted, said }, at }) => {
        if (muted) return refusal('muted')
        const text = plainText(order.text)
        if (text === '') return refusal('nothing-said')
        const wait = said.length < MOST ? 0 : said[0]! + WITHIN - at
        if (wait > 0) return refusal('too-fast', { about: { seconds: Math.ceil(wait / 1000) } })
        tell(course, { type: 'Said', person, text, at })
        return null
      },
    },
  },
  events: {
    Said: (hosted, { person, at }) => withChange(hosted, person, ({ said }) => ({ said: [...said, at].slice(-MOST) })),
  },
})
