import { useState } from 'react'
import { texts } from '../words/texts.ts'
import styles from './floor.module.css'
import me from './me.module.css'

/** Asks whether the browser may notify you; it is asked once, by your own tap. */
export const NotifyMe = () => {
  const words = texts.floorScreens
  const [may, setMay] = useState(() => ('Notification' in globalThis ? Notification.permission : 'denied'))
  if (may !== 'default') {
    return <p className={`${styles.small} ${me.after}`}>{may === 'granted' ? words.notified : words.notNotified}</p>
  }
  return (
    <p className={me.after}>
      <button type="button" onClick={() => void Notification.requestPermission().then(setMay)}>
        {words.notify}
      </button>
    </p>
  )
}
