import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { texts } from '../words/texts.ts'
import styles from './frame.module.css'
import { RoomFrame } from './room-frame.tsx'
import { Subnav } from './subnav.tsx'

/** The frame of a page about you: what you have won, how you play, and your hands. */
export const OwnFrame = ({
  title,
  about,
  children,
}: {
  readonly title: string
  /** A sentence under the title. */
  readonly about?: string
  readonly children: ReactNode
}) => {
  const [path] = useLocation()
  return (
    <RoomFrame title={title} under={<Subnav label={texts.frame.you} pages={PAGES} here={path} />}>
      <h1 className={styles.title}>{title}</h1>
      {about !== undefined && <p className={styles.about}>{about}</p>}
      {children}
    </RoomFrame>
  )
}

const PAGES = [
  { href: '/book', words: texts.frame.results },
  { href: '/stats', words: texts.frame.statistics },
  { href: '/hands', words: texts.frame.hands },
] as const
