import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'wouter'
import { RoomFrame } from '../frame/room-frame.tsx'
import { keepOffline } from '../panel/keep-offline.ts'
import { ruleTexts } from '../words/rule-texts.ts'
import styles from './rules.module.css'
import { useOnline } from './use-online.ts'

const words = ruleTexts.books

/** The pages about rules. */
export const RULE_PAGES = ['books', 'house', 'desk', 'train'] as const

/** The frame of a page about rules: the way to the lobby, and the pages beside it. */
export const RulesFrame = ({
  title,
  page,
  children,
}: {
  readonly title: string
  readonly page: (typeof RULE_PAGES)[number]
  readonly children: ReactNode
}) => {
  const online = useOnline()
  const tabs = useRef<HTMLElement>(null)
  // on a narrow phone the page you are on may lie beyond the edge
  useEffect(() => {
    const here = tabs.current?.querySelector<HTMLElement>('[aria-current]')
    if (here != null) tabs.current!.scrollLeft = here.offsetLeft + here.offsetWidth - tabs.current!.clientWidth
  }, [])
  useEffect(() => {
    // a page that can't be kept works all the same while there is a network
    void keepOffline().catch(() => undefined)
  }, [])
  return (
    <RoomFrame
      title={title}
      under={
        <nav ref={tabs} aria-label={words.area} className={styles.subnav}>
          {RULE_PAGES.map(it => (
            <Link key={it} href={`/${it}`} aria-current={it === page ? 'page' : undefined}>
              {words.tabs[it]}
            </Link>
          ))}
        </nav>
      }
    >
      <div className={styles.page}>
        {!online && (
          <p role="status" className={styles.banner}>
            {words.offline}
          </p>
        )}
        {children}
      </div>
    </RoomFrame>
  )
}
