import { type ReactNode, useEffect } from 'react'
import { Link, useLocation } from 'wouter'
import { AaButton } from '../look/aa-button.tsx'
import { setSettings, useSettings } from '../settings/settings.ts'
import { texts } from '../words/texts.ts'
import { FindButton } from './find-button.tsx'
import styles from './frame.module.css'
import { Icon, type IconName } from './icon.tsx'
import { Mark } from './mark.tsx'
import { RULES_AREA } from './rule-paths.ts'

/** The areas of the room, each with its icon. */
const AREAS: readonly {
  readonly href: string
  readonly words: string
  readonly icon: IconName
  /** The pages that belong to it. */
  readonly pages: RegExp
}[] = [
  { href: '/', words: texts.frame.play, icon: 'cards', pages: /^\/($|create|learn|tables)/ },
  { href: '/events', words: texts.frame.tournaments, icon: 'cup', pages: /^\/events(\/|$)/ },
  { href: '/floor', words: texts.frame.floor, icon: 'tables', pages: /^\/(floor|record)(\/|$)/ },
  { href: '/books', words: texts.frame.rules, icon: 'book', pages: RULES_AREA },
  { href: '/book', words: texts.frame.you, icon: 'person', pages: /^\/(book|stats|hands|t)(\/|$)/ },
]

/** The frame of a page around the table: the areas above, and below as tabs on a phone. */
export const RoomFrame = ({
  title,
  under,
  wide = false,
  children,
}: {
  readonly title: string
  /** What stands under the bar: the pages of an area. */
  readonly under?: ReactNode
  /** A screen to work at takes all the room there is. */
  readonly wide?: boolean
  readonly children: ReactNode
}) => {
  const [path] = useLocation()
  useEffect(() => {
    document.title = title === texts.table.cardroom ? title : `${title} · ${texts.table.cardroom}`
    return () => {
      document.title = texts.table.cardroom
    }
  }, [title])
  return (
    <div className={styles.page}>
      <a className={styles.skip} href="#page">
        {texts.frame.skip}
      </a>
      <header className={styles.bar}>
        <Link href="/" className={styles.mark}>
          <Mark />
          {texts.table.cardroom}
        </Link>
        <nav className={styles.nav} aria-label={texts.frame.areas}>
          {AREAS.map(({ href, words, icon, pages }) => (
            <Link key={href} href={href} aria-current={pages.test(path) ? 'page' : undefined}>
              <Icon name={icon} />
              {words}
            </Link>
          ))}
        </nav>
        <FindButton />
        <AaButton />
        <ThemeSwitch />
      </header>
      {under}
      <main id="page" className={`${styles.main} ${wide ? styles.wide : ''}`}>
        {children}
      </main>
    </div>
  )
}

/** Light or dark, with one tap. */
const ThemeSwitch = () => {
  const { theme } = useSettings()
  const isDark = theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches)
  return (
    <button
      type="button"
      className={styles.round}
      aria-label={isDark ? texts.frame.light : texts.frame.dark}
      onClick={() => setSettings({ theme: isDark ? 'light' : 'dark' })}
    >
      <Icon name={isDark ? 'sun' : 'moon'} />
    </button>
  )
}
