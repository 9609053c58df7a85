import type { ReactNode } from 'react'
import { NoPage } from '../panel/no-page.tsx'
import { eventTexts as words } from '../words/event-texts.ts'
import { EventFrame, type EventPageName } from './look/event-frame.tsx'
import { type EventAt, useEvent } from './use-event.ts'

/** A page of an event: it follows the event, says so when the line is lost, and shows what it knows until then. */
export const EventScreen = ({
  id,
  page,
  children,
}: {
  readonly id: string
  readonly page: EventPageName
  readonly children: (at: EventAt) => ReactNode
}) => {
  const { at, wrong, isLive, since } = useEvent(id)
  if (at === null && wrong !== '') return <NoPage title={words.noEvent} words={wrong} />
  return (
    <EventFrame
      title={words.pages[page]}
      event={at === null ? null : { id, name: at.view.clock.name, pages: pagesFor(at) }}
      page={page}
      lost={at !== null && !isLive ? words.lost(since) : ''}
    >
      {at === null ? <p>{words.loading}</p> : children(at)}
    </EventFrame>
  )
}

/** The pages that somebody may open: the director's are theirs alone. */
const pagesFor = ({ view: { director, season } }: EventAt): readonly EventPageName[] => [
  'player',
  'clock',
  ...(director === null ? [] : (['director'] as const)),
  'results',
  ...(season === null ? [] : (['season'] as const)),
  ...(director === null ? [] : (['sheets'] as const)),
]
