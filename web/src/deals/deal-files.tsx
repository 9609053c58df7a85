import type { PastDeal } from '@cardroom/room/protocol'
import { useState } from 'react'
import { dealFile } from '../line/files.ts'
import { Panel } from '../panel/panel.tsx'
import { texts } from '../words/texts.ts'
import styles from './replay.module.css'

/** A hand to share: its link, and files of it with the cards that you saw. */
export const DealFiles = ({ past, onClose }: { readonly past: PastDeal; readonly onClose: () => void }) => {
  const [said, setSaid] = useState('')
  const link = `${location.origin}/t/${past.table}/deal/${past.number}`
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link)
      setSaid(texts.deals.copied)
    } catch (cause) {
      setSaid(cause instanceof Error ? texts.deals.copyYourself(link) : link)
    }
  }
  return (
    <Panel title={texts.deals.filesTitle(past.number)} onClose={onClose}>
      <div className={styles.files}>
        <button type="button" onClick={copy}>
          {texts.deals.copyLink}
        </button>
        <p role="status">{said}</p>
        <h3>{texts.deals.download}</h3>
        <ul>
          {past.files.map(({ format, file, refused }) => (
            <li key={format}>
              {refused === null ? (
                <a href={dealFile(past.table, past.number, format)} download={file}>
                  {texts.deals.formats[format][0]}
                </a>
              ) : (
                <span>{texts.deals.formats[format][0]}</span>
              )}
              <span className={styles.about}>{refused === null ? texts.deals.formats[format][1] : refused}</span>
            </li>
          ))}
        </ul>
        <p className={styles.about}>{texts.deals.whatIsIn}</p>
      </div>
    </Panel>
  )
}
