import { useEffect } from 'react'

/** Keeps the screen on while the page is looked at, where the browser can; where it cannot, nothing is lost. */
export const useWakeLock = (): void => {
  useEffect(() => {
    let lock: WakeLockSentinel | null = null
    let over = false
    const take = async (): Promise<void> => {
      if (!('wakeLock' in navigator) || document.visibilityState !== 'visible') return
      // a phone that saves its battery refuses: the helper works with a screen that goes dark, too
      lock = await navigator.wakeLock.request('screen').catch(() => null)
      if (over) await lock?.release()
    }
    void take()
    document.addEventListener('visibilitychange', take)
    return () => {
      over = true
      document.removeEventListener('visibilitychange', take)
      void lock?.release()
    }
  }, [])
}
