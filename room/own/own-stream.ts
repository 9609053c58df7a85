import type { OwnThings, PlayerNote } from '../protocol/own.ts'
import type { StreamKind } from '../streams/stream-kind.ts'

/** What the room keeps for one person happens in these events, which nobody else ever reads. */
export type OwnEvent = { readonly at: number } & (
  | { readonly type: 'SettingsKept'; readonly settings: string }
  | { readonly type: 'NoteKept'; readonly note: PlayerNote }
  /** Nothing of theirs is kept any more. */
  | { readonly type: 'AllForgotten' }
)

/** The streams of what people own are named so, with their ids behind it. */
export const OWN_PREFIX = 'own/'

const NOTHING: OwnThings = { settings: null, notes: [] }

const evolve = (own: OwnThings, event: OwnEvent): OwnThings =>
  event.type === 'AllForgotten'
    ? NOTHING
    : event.type === 'SettingsKept'
      ? { ...own, settings: event.settings }
      : { ...own, notes: withNote(own.notes, event.note) }

/** The latest note is the first; one that says nothing is gone. */
const withNote = (notes: readonly PlayerNote[], note: PlayerNote): readonly PlayerNote[] => {
  const others = notes.filter(({ about }) => about !== note.about)
  return note.text.trim() === '' && note.colour === null ? others : [note, ...others]
}

/** How what people own is kept. */
export const ownStream: StreamKind<OwnThings, OwnEvent> = {
  initial: NOTHING,
  evolve: (own = NOTHING, event) => evolve(own, event),
  knows: type => type === 'SettingsKept' || type === 'NoteKept' || type === 'AllForgotten',
  // there is one version so far
  upcast: stored => stored,
  shape: 1,
  isWhole: state => state.settings !== undefined && Array.isArray(state.notes),
  keptEvery: () => 50,
}
