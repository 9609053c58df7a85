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
  narrow = false,
  children,
}: {
  readonly title: string
  readonly name: string
  /** Since when the line is lost and what that means here; null while it is there. */
  readonly lost: { readonly since: number; readonly words: string } | null
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
        <nav aria-label={texts.floor.pages} className={styles.nav}>
          {PAGES.map(({ href, words }) => (
            <Link key={href} href={href} aria-current={path === href ? 'page' : undefined}>
              {words}
            </Link>
          ))}
        </nav>
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

const PAGES = [
  { href: '/floor', words: texts.floor.podium },
  { href: '/floor/me', words: texts.floor.myLists },
  { href: '/floor/board', words: texts.floor.board },
  { href: '/floor/report', words: texts.floor.report },
] as const

const Clock = () => {
  const now = useRoomTime()
  return <span className={styles.clock}>{timeOfDay(now)}</span>
}
