import type { OwnThings, PlayerNote } from '@cardroom/room/protocol'
import { create } from 'zustand'
import { type Answer, ask } from '../line/api.ts'

const NAME = 'cardroom-notes'
/** A browser keeps no more notes than the room does. */
const MOST = 500

type Kept = {
  /** The notes there are, the latest first. */
  readonly notes: readonly PlayerNote[]
  /** They are kept in the room, since you have an account; otherwise in this browser. */
  readonly inRoom: boolean
}

const isNote = (it: unknown): it is PlayerNote =>
  typeof it === 'object' &&
  it !== null &&
  ['about', 'name', 'text'].every(name => typeof (it as Record<string, unknown>)[name] === 'string') &&
  'colour' in it

/** What a browser has kept, as far as it is understood. */
export const readNotes = (kept: string | null): readonly PlayerNote[] => {
  if (kept === null) return []
  try {
    const all: unknown = JSON.parse(kept)
    return Array.isArray(all) ? all.filter(isNote).slice(0, MOST) : []
  } catch {
    // kept by something else: as good as none
    return []
  }
}

/** Your notes about other players. */
export const useNotes = create<Kept>(() => ({ notes: readNotes(localStorage.getItem(NAME)), inRoom: false }))

/** Does the room keep things for you? */
export const isKept = (): boolean => useNotes.getState().inRoom

/** Asks the room what it keeps for you; null if you have no account, and everything stays in this browser. */
export const takeOwn = async (): Promise<OwnThings | null> => {
  const me = await ask('GET /api/me')
  if (!me.ok) return null
  const own = me.data.guest?.account === true ? await ask('GET /api/me/own') : null
  if (own?.ok !== true) {
    useNotes.setState({ notes: readNotes(localStorage.getItem(NAME)), inRoom: false })
    return null
  }
  useNotes.setState({ notes: own.data.notes, inRoom: true })
  return own.data
}

/** Keeps a note, or deletes it if it says nothing; answers what is wrong, or nothing. */
export const keepNote = async (note: PlayerNote): Promise<string> => {
  const { notes, inRoom } = useNotes.getState()
  if (inRoom) {
    const answer: Answer<OwnThings> = await ask('POST /api/me/notes', { body: note })
    if (!answer.ok) return answer.words
    useNotes.setState({ notes: answer.data.notes })
    return ''
  }
  const others = notes.filter(({ about }) => about !== note.about)
  const says = note.text.trim() !== '' || note.colour !== null
  const now = (says ? [note, ...others] : others).slice(0, MOST)
  useNotes.setState({ notes: now })
  localStorage.setItem(NAME, JSON.stringify(now))
  return ''
}
