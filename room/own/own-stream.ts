import type { OwnThings, PlayerNote } from '../protocol/own.ts'
import type { PracticeReport } from '../protocol/training.ts'
import { fieldNow } from '../streams/older-names.ts'
import type { StreamKind } from '../streams/stream-kind.ts'
import { type KeptPractice, noneKept, practiceKept } from './kept-practice.ts'

/** What the room keeps for one person: what they see of it, and their practice. */
export type OwnKept = OwnThings & { readonly practice: KeptPractice }

/** What the room keeps for one person happens in these events, which nobody else ever reads. */
export type OwnEvent = { readonly at: number } & (
  | { readonly type: 'SettingsKept'; readonly settings: string }
  | { readonly type: 'NoteKept'; readonly note: PlayerNote }
  /** Answers to drills, from one of their devices. */
  | { readonly type: 'Practiced'; readonly report: PracticeReport }
  /** Nothing of theirs is kept any more. */
  | { readonly type: 'AllForgotten' }
)

/** The streams of what people own are named so, with their ids after it. */
export const OWN_PREFIX = 'own/'

const NOTHING: OwnKept = { settings: null, notes: [], practice: noneKept }

const evolve = (own: OwnKept, event: OwnEvent): OwnKept => {
  switch (event.type) {
    case 'AllForgotten':
      return NOTHING
    case 'SettingsKept':
      return { ...own, settings: event.settings }
    case 'NoteKept':
      return { ...own, notes: withNote(own.notes, event.note) }
    case 'Practiced':
      return { ...own, practice: practiceKept(own.practice, event.report) }
  }
}

/** The latest note is the first; one that says nothing is gone. */
const withNote = (notes: readonly PlayerNote[], note: PlayerNote): readonly PlayerNote[] => {
  const others = notes.filter(({ about }) => about !== note.about)
  return note.text.trim() === '' && note.colour === null ? others : [note, ...others]
}

const TYPES: { readonly [T in OwnEvent['type']]: true } = {
  SettingsKept: true,
  NoteKept: true,
  Practiced: true,
  AllForgotten: true,
}

/** How what people own is kept. */
export const ownStream: StreamKind<OwnKept, OwnEvent> = {
  initial: NOTHING,
  evolve: (own = NOTHING, event) => evolve(own, event),
  knows: type => Object.hasOwn(TYPES, type),
  upcast: stored => (stored.type === 'Practiced' ? fieldNow(stored, 'told', 'report') : stored),
  shape: 2,
  isWhole: state =>
    state.settings !== undefined && Array.isArray(state.notes) && typeof state.practice?.practice.asked === 'number',
  keptEvery: () => 50,
}
