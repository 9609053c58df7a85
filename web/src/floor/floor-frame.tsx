import { type ReactNode, useEffect } from 'react'
import { Link, useLocation } from 'wouter'
import { useRoomTime } from '../clock/use-room-time.ts'
import { RoomFrame } from '../frame/room-frame.tsx'
import { Subnav } from '../frame/subnav.tsx'
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
  readonly pages?: keyof typeof PAGES | 'device'
  readonly narrow?: boolean
  readonly children: ReactNode
}) => {
  const [path] = useLocation()
  const full = name === '' ? title : `${title} · ${name}`
  const screen = (
    <>
      {lost !== null && (
        <p role="status" className={styles.banner}>
          <b>{texts.floor.offline(timeOfDay(lost.since))}</b>
          {lost.words}
        </p>
      )}
      {children}
      <WhyPanel />
    </>
  )
  if (pages === 'device')
    return (
      <Device title={full} name={name} narrow={narrow}>
        {screen}
      </Device>
    )
  return (
    <RoomFrame
      title={full}
      wide
      under={
        <Subnav label={texts.floor.pages} pages={PAGES[pages]} here={path}>
          <span className={styles.where}>{name}</span>
          <Clock />
        </Subnav>
      }
    >
      <div className={`${styles.page} ${narrow ? styles.narrow : ''}`}>{screen}</div>
    </RoomFrame>
  )
}

/** A device that has one screen: nothing on it leads elsewhere. */
const Device = ({
  title,
  name,
  narrow,
  children,
}: {
  readonly title: string
  readonly name: string
  readonly narrow: boolean
  readonly children: ReactNode
}) => {
  useEffect(() => {
    document.title = title
    return () => {
      document.title = texts.table.cardroom
    }
  }, [title])
  return (
    <div className={`${styles.page} ${styles.device}`}>
      <header className={styles.bar}>
        <Link href="/" className={styles.mark}>
          {name === '' ? texts.floor.cardroom : name}
        </Link>
        <Clock />
      </header>
      <main className={`${styles.body} ${narrow ? styles.narrow : ''}`}>{children}</main>
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
} as const

const Clock = () => {
  const now = useRoomTime()
  return <span className={styles.clock}>{timeOfDay(now)}</span>
}
