import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'wouter'
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
  useEffect(() => {
    document.title = `${title} · ${words.cardroom}`
    return () => {
      document.title = words.cardroom
    }
  }, [title])
  return (
    <div className={styles.page}>
      <header className={styles.bar}>
        <Link href="/" className={styles.mark}>
          <Mark />
          {words.cardroom}
        </Link>
      </header>
      <nav ref={tabs} aria-label={words.area} className={styles.subnav}>
        {RULE_PAGES.map(it => (
          <Link key={it} href={`/${it}`} aria-current={it === page ? 'page' : undefined}>
            {words.tabs[it]}
          </Link>
        ))}
      </nav>
      <main className={styles.main}>
        {!online && (
          <p role="status" className={styles.banner}>
            {words.offline}
          </p>
        )}
        {children}
      </main>
    </div>
  )
}

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
