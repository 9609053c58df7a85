import type { Frame } from '@cardroom/room/protocol'
import { Link } from 'wouter'
import { BackIcon, LogIcon } from '../felt/icons.tsx'
import { toggleLog, useLog } from '../felt/log/log-open.ts'
import styles from '../felt/table-head.module.css'
import { AaButton } from '../look/aa-button.tsx'
import { WholeWords } from '../said/whole-words.tsx'
import { texts } from '../words/texts.ts'
import { TableMenu } from './table-menu.tsx'

/** The head of a table: the way back, what is played by which book, its log and its menu; and whether the line is down. */
export const TableHead = ({
  frame,
  news,
  online,
  className = '',
}: {
  readonly frame: Frame
  readonly news: Frame['news']
  readonly online: boolean
  readonly className?: string | undefined
}) => {
  const { name, game } = frame.common
  return (
    <div className={className} data-covered="">
      <header className={styles.head}>
        <Link href="/" className={styles.back} aria-label={texts.felt.lobby}>
          <BackIcon />
        </Link>
        <div className={styles.title}>
          <h1>
            <WholeWords words={name} />
          </h1>
          <p>
            {name === game.formName ? '' : `${game.formName}, `}
            {game.stakes} <span className={styles.book}>· {game.book}</span>
          </p>
        </div>
        <nav className={styles.tools} aria-label={texts.felt.tools}>
          <LogToggle news={news} />
          <AaButton />
          <TableMenu frame={frame} />
        </nav>
      </header>
      {!online && (
        <p role="status" className={styles.down}>
          {texts.line.lost}
        </p>
      )}
    </div>
  )
}

/** Opens the log; a dot says that somebody has said something since. */
const LogToggle = ({ news }: { readonly news: Frame['news'] }) => {
  const { open, tab, read } = useLog()
  const isNew = !(open && tab === 'chat') && news.some(({ kind, seq }) => kind === 'Said' && seq > read)
  return (
    <button type="button" className={styles.tool} aria-expanded={open} aria-label={texts.felt.log} onClick={toggleLog}>
      <LogIcon />
      {isNew && (
        <span className={styles.dot}>
          <span className="visually-hidden">{texts.felt.newTalk}</span>
        </span>
      )}
    </button>
  )
}
