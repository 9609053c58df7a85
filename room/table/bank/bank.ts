import { heldIn } from '../../held-in.ts'
import { standingAfter } from '../state/after-night.ts'
import { correctionEntry } from '../state/live-log.ts'
import { PLAY, subject } from '../state/subject.ts'
import { correct } from './correct.ts'

/** The book of the table's chips: it follows what happens at the table, and the host adjusts it. */
export const bank = subject<'correct', 'Corrected'>({
  orders: {
    // players pay only out of their own pockets
    correct: {
      roles: PLAY,
      notInEvent: true,
      decide: (course, order, { person, at }) => correct(course, person, order, at),
    },
  },
  events: {
    Corrected: (hosted, event) => {
      // an earlier version corrected the book for "persons" who never came: nobody has or owes these chips
      if ([event.person, event.against].some(id => id !== null && heldIn(hosted.people, id) === undefined))
        return hosted
      const { night, last, scores, bank: book, results } = standingAfter(hosted, event)
      const after = { ...hosted, night, last, scores, bank: book, results }
      return hosted.live === undefined ? after : { ...after, live: correctionEntry(hosted, event) }
    },
  },
})
