import { type ReactNode, useEffect } from 'react'
import { Link } from 'wouter'
import { WhyPanel } from '../../why/why-panel.tsx'
import { eventTexts as words } from '../../words/event-texts.ts'
import { texts } from '../../words/texts.ts'
import styles from './look.module.css'

/** The pages of one event. */
export type EventPageName = 'player' | 'clock' | 'director' | 'results' | 'season' | 'sheets'

/** The event that a page is about, and which of its pages somebody may open. */
export type FramedEvent = { readonly id: string; readonly name: string; readonly pages: readonly EventPageName[] }

/** The frame of a page about tournaments: the way to the lobby, to the list, and to the other pages of the event. */
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
  useEffect(() => {
    document.title = name === '' || name === title ? title : `${title} · ${name}`
    return () => {
      document.title = texts.table.cardroom
    }
  }, [title, name])
  return (
    <div className={styles.page}>
      <header className={styles.bar}>
        <Link href="/" className={styles.mark}>
          <Mark />
          {texts.table.cardroom}
        </Link>
        <Link href="/events">{words.title}</Link>
      </header>
      {event !== null && (
        <nav aria-label={words.thisEvent} className={styles.subnav}>
          {event.pages.map(it => (
            <Link key={it} href={pathOf(event.id, it)} aria-current={it === page ? 'page' : undefined}>
              {words.pages[it]}
            </Link>
          ))}
        </nav>
      )}
      <main className={styles.main}>
        {lost !== '' && (
          <p role="status" className={styles.banner}>
            {lost}
          </p>
        )}
        {children}
      </main>
      <WhyPanel />
    </div>
  )
}

/** Where a page of an event is. */
export const pathOf = (id: string, page: EventPageName): string =>
  page === 'player' ? `/events/${id}` : `/events/${id}/${page}`

/** A table from above with a spade on it. */
const Mark = () => (
  <svg viewBox="0 0 34 22" aria-hidden="true">
    <rect x="1" y="1" width="32" height="20" rx="10" fill="var(--rail-mid)" stroke="var(--brass)" strokeWidth="1.4" />
    <rect x="4.500" y="4.500" width="25" height="13" rx="6.500" fill="#1d5a45" />
    <path
      fill="#fbf8ef"
      d="M17 6.200c-1 1.900-3.600 3-3.600 5a1.700 1.700 0 0 0 2.900 1.200c-.1.700-.3 1.200-.8 1.500h3c-.5-.3-.7-.8-.8-1.500a1.700 1.700 0 0 0 2.900-1.200c0-2-2.600-3.100-3.600-5z"
    />
  </svg>
)
