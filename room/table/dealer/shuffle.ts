import { refusal } from '../../refusal.ts'
import { tell } from '../state/course.ts'
import { ALL, subject } from '../state/subject.ts'

/** The sealed deck of a deal, and what the seats add to its shuffle. */
export const shuffle = subject<'entropy', 'DeckSealed' | 'EntropyAdded'>({
  orders: {
    entropy: {
      roles: ALL,
      playsHandOut: true,
      decide: (course, { bytes }, { seat, at }) => {
        const { seal, night } = course.hosted
        const dealtIn = night?.table.deal?.players.some(it => it.seat === seat) ?? false
        const open = seal !== null && night?.deal?.phase === 'shuffle' && seal.deal === night.table.deal?.number
        if (!open || !dealtIn) return refusal('too-late')
        if (seal.entropies.some(entropy => entropy.seat === seat)) return refusal('added-already')
        tell(course, { type: 'EntropyAdded', entropy: { seat, bytes }, at })
        return null
      },
    },
  },
  events: {
    DeckSealed: (hosted, { deal, root, cards, salts }) => ({
      ...hosted,
      seal: { deal, root, cards, salts, entropies: [] },
    }),
    EntropyAdded: (hosted, { entropy }) =>
      hosted.seal === null
        ? hosted
        : { ...hosted, seal: { ...hosted.seal, entropies: [...hosted.seal.entropies, entropy] } },
  },
})
