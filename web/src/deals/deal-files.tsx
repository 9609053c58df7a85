import type { DealFormat, DealTold } from '@cardroom/room/protocol'
import { useState } from 'react'
import { dealFile } from '../line/files.ts'
import { Panel } from '../panel/panel.tsx'
import styles from './replay.module.css'

const NAMES: Readonly<Record<DealFormat, readonly [string, string]>> = {
  phh: ['PHH', 'the Poker Hand History format, for replayers and research'],
  txt: ['PokerStars text', 'for trackers'],
  jsonl: ['Log', 'every event as JSON lines, with the rule behind it'],
  json: ['Proof of the deck', 'for cardroom verify'],
}

/** The deal to take along: its link, and files of it with the cards that one saw. */
export const DealFiles = ({ told, onClose }: { readonly told: DealTold; readonly onClose: () => void }) => {
  const [said, setSaid] = useState('')
  const link = `${location.origin}/t/${told.table}/deal/${told.number}`
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link)
      setSaid('Copied. Everybody sees the deal with the cards that he saw himself.')
    } catch (cause) {
      setSaid(cause instanceof Error ? `Copy it yourself: ${link}` : link)
    }
  }
  return (
    <Panel title={`Deal ${told.number} to take along`} onClose={onClose}>
      <div className={styles.files}>
        <button type="button" onClick={copy}>
          Copy the link
        </button>
        <p role="status">{said}</p>
        <h3>Download</h3>
        <ul>
          {told.files.map(({ format, file, refused }) => (
            <li key={format}>
              {refused === null ? (
                <a href={dealFile(told.table, told.number, format)} download={file}>
                  {NAMES[format][0]}
                </a>
              ) : (
                <span>{NAMES[format][0]}</span>
              )}
              <span className={styles.about}>{refused === null ? NAMES[format][1] : refused}</span>
            </li>
          ))}
        </ul>
        <p className={styles.about}>Your own cards and those that were shown are in them; all others are “??”.</p>
      </div>
    </Panel>
  )
}
