import type { PlayerId } from '@cardroom/engine/table'
import { MOST_NOTES } from '../protocol/own.ts'
import { type Refused, refusal } from '../refusal.ts'
import { openStream } from '../streams/open-stream.ts'
import { readStream } from '../streams/read-stream.ts'
import type { Keeping } from '../streams/stream-kind.ts'
import { isNew, MOST_DEVICES } from './kept-practice.ts'
import { OWN_PREFIX, type OwnEvent, type OwnKept, ownStream } from './own-stream.ts'
import { soundPractice } from './sound-practice.ts'

/** What is to happen, but for its time. */
export type OwnWanted = OwnEvent extends infer E ? (E extends OwnEvent ? Omit<E, 'at'> : never) : never

/** What the room keeps for people one by one: it is read when they ask, and nobody else's is in memory. */
export type Own = {
  readonly of: (person: PlayerId) => Promise<OwnKept>
  readonly keep: (person: PlayerId, wanted: OwnWanted) => Promise<Refused | null>
}

/** Keeps the settings and notes of people, each in a stream of their own. */
export const keepOwn = ({ store, now }: Keeping, onError: (cause: unknown) => void): Own => {
  const keep: Own['keep'] = async (person, wanted) => {
    const stream = await openStream<OwnKept, OwnEvent, Refused>({
      stream: `${OWN_PREFIX}${person}`,
      kind: ownStream,
      store,
      now,
      onError,
      movedOn: MOVED_ON,
      unplayable: 'can’t be kept, by a fault of the room',
    })
    const outcome = await stream.run((own, at) => {
      const refused = refusedFor(own, wanted)
      if (refused !== null) return refused
      if (wanted.type === 'Practiced' && !isNew(own.practice, wanted.report)) return { events: [], state: own }
      const sound = wanted.type === 'Practiced' ? { ...wanted, report: soundPractice(wanted.report) } : wanted
      const event = { ...sound, at } as OwnEvent
      return { events: [event], state: ownStream.evolve(own, event) }
    })
    await stream.settle()
    return 'why' in outcome ? outcome : null
  }
  return {
    of: async person => (await readStream(ownStream, store, `${OWN_PREFIX}${person}`)).state,
    keep: async (person, wanted) => {
      // two windows of one person may write at the same time: the second one looks again
      for (let tries = 0; tries < TRIES; tries++) {
        const refused = await keep(person, wanted)
        if (refused !== MOVED_ON) return refused
      }
      return MOVED_ON
    },
  }
}

const TRIES = 5

const refusedFor = ({ notes, practice: { taken } }: OwnKept, wanted: OwnWanted): Refused | null => {
  if (wanted.type === 'Practiced' && !Object.hasOwn(taken, wanted.report.device))
    return Object.keys(taken).length < MOST_DEVICES
      ? null
      : refusal('too-many', { about: { what: 'devices', most: MOST_DEVICES } })
  if (wanted.type !== 'NoteKept') return null
  const { about, text, colour } = wanted.note
  if (text.trim() === '' && colour === null) return null
  if (notes.length < MOST_NOTES || notes.some(note => note.about === about)) return null
  return refusal('too-many-notes', { about: { most: MOST_NOTES } })
}

const MOVED_ON = refusal('try-again', { about: 'own' })
