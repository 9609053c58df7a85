import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/**
 * What axe finds wrong with a page, in words; tables in frames are pages of their own, and looked at there. Style sheets
 * are not loaded again for it: one that is still on its way would be put into the page as a style, which the room bars.
 */
export const violations = async (page: Page): Promise<readonly string[]> => {
  const { violations: found } = await new AxeBuilder({ page })
    // WCAG 2.5.8 is left out unless it is asked for
    .options({ preload: false, rules: { 'target-size': { enabled: true } } })
    .exclude('iframe')
    .analyze()
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 100)).join(' | ')}`)
}
