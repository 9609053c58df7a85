import type { Frame } from '@cardroom/room/protocol'
import { useEffect, useState } from 'react'
import { texts } from '../words/texts.ts'
import styles from './turn-alert.module.css'

/**
 * Tells you of your turn while you look at something else. Whether you want that is asked once, in the moment: when you
 * come back and have missed one.
 */
export const TurnAlert = ({ frame: { own, common } }: { readonly frame: Frame }) => {
  const isTurn = own.legal !== null
  const [asks, setAsks] = useState(false)
  useEffect(() => {
    if (!isTurn || !document.hidden || !('Notification' in window)) return
    if (Notification.permission === 'granted') void notify(texts.felt.alert.turn, common.name, common.table)
    else if (Notification.permission === 'default' && localStorage.getItem(ASKED) === null) setAsks(true)
  }, [isTurn, common.name, common.table])
  if (!asks) return null
  const answer = (wanted: boolean): void => {
    localStorage.setItem(ASKED, wanted ? 'yes' : 'no')
    setAsks(false)
    if (wanted) void Notification.requestPermission()
  }
  return (
    <div className={styles.alert}>
      <p role="status">{texts.felt.alert.missed}</p>
      <button type="button" onClick={() => answer(false)}>
        {texts.felt.alert.no}
      </button>
      <button type="button" className="strong" onClick={() => answer(true)}>
        {texts.felt.alert.yes}
      </button>
    </div>
  )
}

/** Where it is kept that they were asked. */
const ASKED = 'cardroom-asked-to-notify'

/** A phone shows what the page's worker tells it; elsewhere the page tells it itself. */
const notify = async (title: string, body: string, tag: string): Promise<void> => {
  const worker = await navigator.serviceWorker?.getRegistration()
  if (worker !== undefined) return worker.showNotification(title, { body, tag })
  const shown = new Notification(title, { body, tag })
  shown.onclick = () => {
    window.focus()
    shown.close()
  }
}
