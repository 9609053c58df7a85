import { useSyncExternalStore } from 'react'
import { useLocation } from 'wouter'
import { RULE_PATHS } from '../frame/rule-paths.ts'
import { texts } from '../words/texts.ts'
import styles from './offline.module.css'

/** Says so when there is no network, on every page that needs one. */
export const Offline = () => {
  const online = useSyncExternalStore(listen, () => navigator.onLine)
  const [path] = useLocation()
  return online || RULE_PATHS.test(path) ? null : (
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
