import type { FloorInvitationWanted } from '@cardroom/room/protocol'
import { useState } from 'react'
import { ask } from '../line/api.ts'
import { QrCode } from '../people/qr-code.tsx'
import { texts } from '../words/texts.ts'
import styles from './floor.module.css'

/** A button that makes a link to a screen of the floor, for staff, a kiosk, a tablet or somebody's phone. */
export const LinkFor = ({
  words,
  wanted,
}: {
  readonly words: string
  readonly wanted: FloorInvitationWanted['for']
}) => {
  const [link, setLink] = useState('')
  const [wrong, setWrong] = useState('')
  const make = async (): Promise<void> => {
    const answer = await ask('POST /api/floor/invitations', { body: { for: wanted } })
    setWrong(answer.ok ? '' : answer.words)
    if (answer.ok) setLink(`${location.origin}/floor/join#${answer.data.code}`)
  }
  return (
    <div className={styles.link}>
      {link === '' ? (
        <button type="button" onClick={() => void make()}>
          {words}
        </button>
      ) : (
        <>
          <label className={styles.field}>
            <span>{words}</span>
            <input readOnly value={link} onFocus={event => event.target.select()} />
            <small className={styles.small}>{texts.floorScreens.linkIs}</small>
          </label>
          <span className={styles.qr}>
            <QrCode link={link} />
          </span>
        </>
      )}
      {wrong !== '' && (
        <p role="alert" className={styles.wrong}>
          {wrong}
        </p>
      )}
    </div>
  )
}
