import type { Frame } from '@cardroom/room/protocol'
import { useState } from 'react'
import styles from './live.module.css'
import { ReadHands } from './read-hands.tsx'
import { TellHands } from './tell-hands.tsx'

/** The showdown of real cards: the dealer taps who takes what, or tells the cards and lets them speak. */
export const Showdown = ({ frame, name }: { readonly frame: Frame; readonly name: (seat: number) => string }) => {
  const [way, setWay] = useState<'read' | 'tell'>('read')
  return (
    <>
      <fieldset className={styles.tabs} aria-label="How the hands are read">
        <button type="button" aria-pressed={way === 'read'} onClick={() => setWay('read')}>
          Tap the winners
        </button>
        <button type="button" aria-pressed={way === 'tell'} onClick={() => setWay('tell')}>
          Tell the cards
        </button>
      </fieldset>
      {way === 'read' ? <ReadHands frame={frame} name={name} /> : <TellHands frame={frame} name={name} />}
    </>
  )
}
