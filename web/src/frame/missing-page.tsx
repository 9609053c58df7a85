import { Link } from 'wouter'
import { texts } from '../words/texts.ts'
import styles from './frame.module.css'
import { Mark } from './mark.tsx'
import { RoomFrame } from './room-frame.tsx'

/** What is said at an address that leads nowhere, with the ways on from there. */
export const MissingPage = () => (
  <RoomFrame title={texts.table.nothingHere}>
    <div className={styles.missing}>
      <Mark />
      <h1>{texts.table.nothingHere}</h1>
      <p role="alert">{texts.table.oldLink}</p>
      <div className={styles.ways}>
        <Link href="/">{texts.table.toLobby}</Link>
        <Link href="/books">{texts.frame.rules}</Link>
      </div>
    </div>
  </RoomFrame>
)
