/** How long a page is left alone before more of it is loaded, in milliseconds. */
const LEAVE_ALONE = 1500

/** Loads a part of the page that is likely to be asked for next, once the page is there and has nothing to do. */
export const whenIdle = (load: () => Promise<unknown>): void => {
  const later = (): void => {
    // a part that cannot be loaded now is loaded, or reported, when it is asked for
    void load().catch(() => undefined)
  }
  // the page may be there already: its words are loaded before it is shown
  if (document.readyState === 'complete') setTimeout(later, LEAVE_ALONE)
  else addEventListener('load', () => setTimeout(later, LEAVE_ALONE), { once: true })
}
