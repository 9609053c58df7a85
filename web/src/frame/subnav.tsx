import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'wouter'
import styles from './frame.module.css'

/** A page of an area: where it is, and what it is called. */
export type SubPage = { readonly href: string; readonly words: string }

/** The pages of an area, in a row under the bar. */
export const Subnav = ({
  label,
  pages,
  here,
  children,
}: {
  readonly label: string
  readonly pages: readonly SubPage[]
  /** The address of the page that you are on; null on a page beside them. */
  readonly here: string | null
  /** What stands at the end of the row. */
  readonly children?: ReactNode
}) => {
  const tabs = useRef<HTMLDivElement>(null)
  // on a narrow phone the page you are on may lie beyond the edge
  useEffect(() => {
    const now = tabs.current?.querySelector<HTMLElement>('[aria-current]')
    if (now != null) tabs.current!.scrollLeft = now.offsetLeft + now.offsetWidth - tabs.current!.clientWidth
  }, [])
  return (
    <nav aria-label={label} className={styles.under}>
      <div ref={tabs} className={styles.subnav}>
        {pages.map(({ href, words }) => (
          <Link key={href} href={href} aria-current={href === here ? 'page' : undefined}>
            {words}
          </Link>
        ))}
      </div>
      {children}
    </nav>
  )
}
