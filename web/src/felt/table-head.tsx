import type { Frame } from '@cardroom/room/protocol'
import { Link } from 'wouter'
import { TableMenu } from '../menu/table-menu.tsx'
import { texts } from '../words/texts.ts'
import styles from './table-head.module.css'

/** The head of a table: the way back, what is played by which book, and its menu; and whether the line is down. */
export const TableHead = ({ frame, online }: { readonly frame: Frame; readonly online: boolean }) => {
  const { name, game } = frame.common
  return (
    <>
      <header className={styles.head}>
        <Link href="/" className={styles.back}>
          <BackMark />
          <span>{texts.felt.lobby}</span>
        </Link>
        <div className={styles.title}>
          <h1>{name}</h1>
          <p>
            {name === game.formName ? '' : `${game.formName}, `}
            {game.stakes} · {game.book}
          </p>
        </div>
        <TableMenu frame={frame} />
      </header>
      {!online && (
        <p role="status" className={styles.down}>
          {texts.line.lost}
        </p>
      )}
    </>
  )
}

/** The way back. */
export const BackMark = () => (
  <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
    <path d="M10 2.5 4.5 8l5.5 5.5" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
  </svg>
)
