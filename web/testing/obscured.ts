import type { Page } from '@playwright/test'

/**
 * What has the focus and can't be seen, as WCAG 2.4.11 forbids it: each thing that the keyboard reaches is given the focus in
 * turn, and looked for at five of its points.
 */
export const obscuredOn = (page: Page): Promise<readonly string[]> => page.evaluate(FIND)

/** How many things the keyboard reaches on a page, so that a test doesn't pass on an empty one. */
export const reachedOn = (page: Page): Promise<number> => page.evaluate(`(${REACHED}).length`)

/** An open dialog keeps the focus; with one alone in a group of radios, the arrows reach the rest. */
const REACHED = `[...(document.querySelector('dialog:modal') ?? document).querySelectorAll(
  'a[href], button, input, select, textarea, summary, [tabindex="0"]',
)].filter(it => it.tabIndex >= 0 && !it.disabled && it.checkVisibility({ visibilityProperty: true }) && it.closest('[inert]') === null)
  .filter(it => it.type !== 'radio' || it.checked || !it.form?.querySelector('[name="' + it.name + '"]:checked'))`

const FIND = `(() => {
  const hidden = []
  for (const it of ${REACHED}) {
    it.focus({ focusVisible: true })
    if (document.activeElement !== it) continue
    // what isn't drawn itself is drawn by its label
    const face = it.checkVisibility({ opacityProperty: true }) && it.getBoundingClientRect().width > 4 ? it : it.closest('label') ?? it
    const { left, top, width, height } = face.getBoundingClientRect()
    const seen = [[0.5, 0.5], [0.1, 0.2], [0.9, 0.2], [0.1, 0.8], [0.9, 0.8]].some(([x, y]) => {
      const found = document.elementFromPoint(left + width * x, top + height * y)
      return found !== null && (face.contains(found) || found.contains(face) && getComputedStyle(face).pointerEvents === 'none' || found.closest('label')?.contains(face))
    })
    if (!seen) hidden.push((it.getAttribute('aria-label') ?? it.textContent ?? '').trim().slice(0, 40) + ' <' + it.localName + '> at ' + Math.round(left) + ', ' + Math.round(top))
  }
  return hidden
})()`
