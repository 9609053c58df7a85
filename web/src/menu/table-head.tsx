import type { Frame } from '@cardroom/room/protocol'
import { Link } from 'wouter'
import { BackMark } from '../felt/back-mark.tsx'
import styles from '../felt/table-head.module.css'
import { texts } from '../words/texts.ts'
import { TableMenu } from './table-menu.tsx'

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
