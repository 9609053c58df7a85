import type { Frame } from '@cardroom/room/protocol'
import { useState } from 'react'
import { texts } from '../words/texts.ts'
import { EnterHands } from './enter-hands.tsx'
import styles from './live.module.css'
import { ReadHands } from './read-hands.tsx'

/** The showdown of real cards: the dealer taps who takes what, or enters the cards and lets them speak. */
export const Showdown = ({ frame, name }: { readonly frame: Frame; readonly name: (seat: number) => string }) => {
  const [way, setWay] = useState<'read' | 'tell'>('read')
  return (
    <>
      <fieldset className={styles.tabs} aria-label={texts.live.howRead}>
        <button type="button" aria-pressed={way === 'read'} onClick={() => setWay('read')}>
          {texts.live.tapWinners}
        </button>
        <button type="button" aria-pressed={way === 'tell'} onClick={() => setWay('tell')}>
          {texts.live.enterCards}
        </button>
      </fieldset>
      {way === 'read' ? <ReadHands frame={frame} name={name} /> : <EnterHands frame={frame} name={name} />}
    </>
  )
}
