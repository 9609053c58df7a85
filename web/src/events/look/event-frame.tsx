import type { ReactNode } from 'react'
import { RoomFrame } from '../../frame/room-frame.tsx'
import { Subnav } from '../../frame/subnav.tsx'
import { WhyPanel } from '../../why/why-panel.tsx'
import { eventTexts as words } from '../../words/event-texts.ts'
import styles from './look.module.css'

/** The pages of one event. */
export type EventPageName = 'player' | 'clock' | 'director' | 'results' | 'season' | 'sheets'

/** The event that a page is about, and which of its pages somebody may open. */
export type FramedEvent = { readonly id: string; readonly name: string; readonly pages: readonly EventPageName[] }

/** The frame of a page about tournaments: the areas of the room, and the other pages of the event. */
export const EventFrame = ({
  title,
  event = null,
  page = null,
  lost = '',
  children,
}: {
  readonly title: string
  readonly event?: FramedEvent | null
  readonly page?: EventPageName | null
  /** What is said while the line is lost; empty while it holds. */
  readonly lost?: string
  readonly children: ReactNode
}) => {
  const name = event?.name ?? ''
  return (
    <RoomFrame
      title={name === '' || name === title ? title : `${title} · ${name}`}
      under={
        event !== null && (
          <Subnav
            label={words.thisEvent}
            pages={event.pages.map(it => ({ href: pathOf(event.id, it), words: words.pages[it] }))}
            here={page === null ? null : pathOf(event.id, page)}
          />
        )
      }
    >
      <div className={styles.page}>
        {lost !== '' && (
          <p role="status" className={styles.banner}>
            {lost}
          </p>
        )}
        {children}
        <WhyPanel />
      </div>
    </RoomFrame>
  )
}

/** Where a page of an event is. */
export const pathOf = (id: string, page: EventPageName): string =>
  page === 'player' ? `/events/${id}` : `/events/${id}/${page}`
