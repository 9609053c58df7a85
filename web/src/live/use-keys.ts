import { useEffect } from 'react'
import { heldIn } from '../held-in.ts'

/** Keys that do what a button does: letters and digits, where nobody is typing. */
export const useKeys = (keys: Readonly<Record<string, (() => void) | false>>): void => {
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      if (event.target instanceof HTMLInputElement || event.metaKey || event.ctrlKey || event.altKey) return
      const does = heldIn(keys, event.key)
      if (does === undefined || does === false || event.repeat) return
      event.preventDefault()
      does()
    }
    addEventListener('keydown', pressed)
    return () => removeEventListener('keydown', pressed)
  })
}
