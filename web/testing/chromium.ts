import { startBrowser } from './browser.ts'
import type { DrivenBrowser } from './driven-browser.ts'

/** Starts the Chromium that comes with the packages, driven as the other browsers are. */
export const startChromium = async (): Promise<DrivenBrowser> => {
  const browser = await startBrowser()
  const page = await browser.newPage()
  return {
    go: async url => void (await page.goto(url)),
    run: script => page.evaluate(`(() => { ${script} })()`),
    screenshot: async path => void (await page.screenshot({ path })),
    close: () => browser.close(),
  }
}
