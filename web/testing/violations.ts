import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/**
 * What axe finds wrong with a page, in words; tables in frames are pages of their own, and looked at there. Style sheets
 * are not loaded again for it: one that is still on its way would be put into the page as a style, which the room bars.
 */
export const violations = async (page: Page): Promise<readonly string[]> => {
  const { violations: found } = await new AxeBuilder({ page })
    // WCAG 2.5.8 is left out unless it is asked for
    .options({ preload: false, rules: { [SIZE]: { enabled: true } } })
    .exclude('iframe')
    .analyze()
  const words: string[] = []
  for (const { id, nodes } of found) {
    const wrong: string[] = []
    for (const { html, target } of nodes)
      if (id !== SIZE || (await isTooSmall(page, String(target[0])))) wrong.push(html.slice(0, 100))
    if (wrong.length > 0) words.push(`${id}: ${wrong.join(' | ')}`)
  }
  return words
}

const SIZE = 'target-size'

/** A button that a bar half covers where the page happens to be scrolled to is looked at again in the middle of the window. */
const isTooSmall = async (page: Page, selector: string): Promise<boolean> => {
  await page.locator(selector).evaluate(it => it.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const again = new AxeBuilder({ page }).options({ preload: false }).include(selector).withRules([SIZE])
  return (await again.analyze()).violations.length > 0
}
