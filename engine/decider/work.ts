/** A decision being worked out: a draft of the state that follows every event as it happens. */
export type Work<Draft, Event> = {
  readonly state: Draft
  readonly events: Event[]
  /** Writes an event into a draft. */
  readonly record: (draft: Draft, event: Event) => void
}

/** Something happens: it's written into the draft and added to the events. */
export const tell = <Draft, Event>(work: Work<Draft, Event>, event: NoInfer<Event>): void => {
  work.record(work.state, event)
  work.events.push(event)
}
