import type { EventCard } from '@cardroom/room/protocol'
import { useShown } from '../../line/shown-line.ts'
import { eventTexts as words } from '../../words/event-texts.ts'
import { EventFrame } from '../look/event-frame.tsx'
import look from '../look/look.module.css'
import { CreateEvent } from './create-event.tsx'
import { EventRow } from './event-row.tsx'
import { PlayNow } from './play-now.tsx'

/** The tournaments of the room: play one now, those that run or take entries, what came of the others, and a new one. */
export const EventsPage = () => {
  const { view, wrong, isLive, since } = useShown('events')
  return (
    <EventFrame title={words.title} lost={view !== null && !isLive ? words.lost(since) : ''}>
      <div className={look.head}>
        <h1>{words.title}</h1>
      </div>
      <div className={look.columns}>
        <div>
          <PlayNow />
          {wrong !== '' && <p role="alert">{wrong}</p>}
          {view === null && wrong === '' && <p>{words.loading}</p>}
          {view !== null && <EventLists events={view.events} />}
        </div>
        <aside>
          <CreateEvent />
        </aside>
      </div>
    </EventFrame>
  )
}

/** Events under three heads, none where it has none. */
const EventLists = ({ events }: { readonly events: readonly EventCard[] }) => {
  if (events.length === 0)
    return (
      <div className={look.empty}>
        <h2>{words.listEmpty}</h2>
        <p>{words.listEmptyAbout}</p>
      </div>
    )
  return (['running', 'upcoming', 'past'] as const).map(head => {
    const some = events.filter(event => headOf(event) === head)
    return some.length === 0 ? null : (
      <section key={head} className={look.section} aria-labelledby={`events-${head}`}>
        <h2 id={`events-${head}`}>{words.listHead[head]}</h2>
        <ul className={`${look.panel} ${look.flush} ${look.rows}`}>
          {some.map(event => (
            <EventRow key={event.id} event={event} />
          ))}
        </ul>
      </section>
    )
  })
}

const headOf = ({ phase }: EventCard): keyof typeof words.listHead => {
  switch (phase) {
    case 'entries':
      return 'upcoming'
    case 'playing':
    case 'bagged':
      return 'running'
    case 'ended':
    case 'cancelled':
      return 'past'
  }
}
