import { useSyncExternalStore } from 'react'
import { texts } from '../words/texts.ts'
import styles from './offline.module.css'

/** Says so when there is no network, on every page. */
export const Offline = () => {
  const online = useSyncExternalStore(listen, () => navigator.onLine)
  return online ? null : (
    <p role="status" className={styles.offline}>
      {texts.side.offline}
    </p>
  )
}

const listen = (changed: () => void): (() => void) => {
  window.addEventListener('online', changed)
  window.addEventListener('offline', changed)
  return () => {
    window.removeEventListener('online', changed)
    window.removeEventListener('offline', changed)
  }
}
