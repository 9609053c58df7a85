import { create } from 'zustand'

/** The colours that a clock's felt can have. */
export const FELTS = ['green', 'blue', 'wine', 'slate'] as const

/** How the clock of this screen looks and sounds, kept in its browser. */
export type ClockLook = { readonly felt: (typeof FELTS)[number]; readonly sound: boolean }

const NAME = 'cardroom-clock'

/** What was kept, as far as it is understood. Sound starts off: a browser is silent until somebody taps the page. */
export const readLook = (kept: string | null): ClockLook => ({
  felt: FELTS.find(felt => felt === kept) ?? 'green',
  sound: false,
})

/** The look of this screen's clock. */
export const useClockLook = create<ClockLook>(() => readLook(localStorage.getItem(NAME)))

/** Takes another felt, and keeps it. */
export const chooseFelt = (felt: ClockLook['felt']): void => {
  useClockLook.setState({ felt })
  localStorage.setItem(NAME, felt)
}
