/** How many panels lie over the parts of a page that say so. */
let panels = 0

/** What lies under a panel takes no focus and no taps while one is open; gives what uncovers it. */
export const cover = (): (() => void) => {
  panels += 1
  setInert()
  return () => {
    panels -= 1
    setInert()
  }
}

const setInert = (): void => {
  for (const part of document.querySelectorAll('[data-covered]')) part.toggleAttribute('inert', panels > 0)
}
