import { type RefObject, useEffect } from 'react'

/** How long the buttons wait when they mean somebody else: longer than a thumb that taps twice, in milliseconds. */
const SETTLES = 250

/** A second tap that was meant for the player before does nothing; keys and people who are watching don't notice. */
export const useSettling = (buttons: RefObject<HTMLElement | null>, meant: string): void => {
  useEffect(() => {
    const still = { pointerEvents: 'none' }
    if (meant !== '') buttons.current?.animate([still, still], SETTLES)
  }, [buttons, meant])
}
