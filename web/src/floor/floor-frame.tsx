import { type ReactNode, useEffect } from 'react'
import { Link, useLocation } from 'wouter'
import { useRoomTime } from '../clock/use-room-time.ts'
import { WhyPanel } from '../why/why-panel.tsx'
import { texts } from '../words/texts.ts'
import styles from './floor.module.css'
import { timeOfDay } from './time-words.ts'

/** A screen of the floor: the way to the others, the time, what is wrong with the line, and the rules behind things. */
export const FloorFrame = ({
  title,
  name,
  lost,
  pages = 'staff',
  narrow = false,
  children,
}: {
  readonly title: string
  readonly name: string
  /** Since when the line is lost and what that means here; null while it is there. */
  readonly lost: { readonly since: number; readonly words: string } | null
  /** Whose pages are beside this one: those of staff, those of players, or none on a device that has one screen. */
  readonly pages?: keyof typeof PAGES
  readonly narrow?: boolean
  readonly children: ReactNode
}) => {
  const [path] = useLocation()
  useEffect(() => {
    document.title = name === '' ? title : `${title} · ${name}`
    return () => {
      document.title = texts.table.cardroom
    }
  }, [title, name])
  return (
    <div className={styles.page}>
      <header className={styles.bar}>
        <Link href="/" className={styles.mark}>
          {name === '' ? texts.floor.cardroom : name}
        </Link>
        {PAGES[pages].length > 0 && (
          <nav aria-label={texts.floor.pages} className={styles.nav}>
            {PAGES[pages].map(({ href, words }) => (
              <Link key={href} href={href} aria-current={path === href ? 'page' : undefined}>
                {words}
              </Link>
            ))}
          </nav>
        )}
        <Clock />
      </header>
      <main className={`${styles.body} ${narrow ? styles.narrow : ''}`}>
        {lost !== null && (
          <p role="status" className={styles.banner}>
            <b>{texts.floor.offline(timeOfDay(lost.since))}</b>
            {lost.words}
          </p>
        )}
        {children}
      </main>
      <WhyPanel />
    </div>
  )
}

const OWN = { href: '/floor/me', words: texts.floor.myLists }
const BOARD = { href: '/floor/board', words: texts.floor.board }
const PAGES = {
  staff: [
    { href: '/floor', words: texts.floor.podium },
    OWN,
    BOARD,
    { href: '/floor/report', words: texts.floor.report },
    { href: '/record', words: texts.floor.record },
  ],
  player: [OWN, BOARD],
  device: [],
} as const

const Clock = () => {
  const now = useRoomTime()
  return <span className={styles.clock}>{timeOfDay(now)}</span>
}
