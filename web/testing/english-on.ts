import type { Page } from '@playwright/test'

/** Words that English sentences have and German ones don't. */
const ENGLISH =
  /\b(the|and|with|has|have|are|were|is|of|from|you|your|you’re|it’s|cards|players?|wins?|waits?|waiting|seats?|folds?\.|checks|calls|raises|bets|how|what|when|this|that|hands? (?:won|played)|choose|leave|sit|show|close|settings|menu|log|next|new|open (?:a|the)|no one|nobody|everyone|street,)\b/i

/** Names that stay as they are in every language: of games and rankings, of hands in English names, of the room. */
const NAMES =
  /hold’em|no-limit|pot-limit|(?:deuce|ace)-to-(?:seven|five)|high-low, eight or better|(?:five|seven)-card (?:stud|draw)|triple draw|open-face|full house|straight flush|three of a kind|Robert['’]s Rules of Poker|USPA Laws of Poker|sit-and-gos?|WSOP|all-in|muck|river|flop|turn|string bets|english/gi

/** Everything that can be read on a page, or is read out, a piece each. */
const READ = `(() => {
  const found = []
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let at = walk.nextNode(); at !== null; at = walk.nextNode()) {
    const within = at.parentElement
    if (within === null || within.closest('script, style, [lang]:not(html), [data-said-by]') !== null) continue
    found.push(at.textContent)
  }
  for (const it of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]'))
    if (it.closest('[lang]:not(html)') === null)
      for (const name of ['aria-label', 'title', 'placeholder', 'alt']) found.push(it.getAttribute(name) ?? '')
  found.push(document.title)
  return found.map(words => words.trim()).filter(words => words !== '')
})()`

/** The texts on a page that are English; the names given are left out. */
export const englishOn = async (page: Page, names: readonly string[] = []): Promise<readonly string[]> => {
  const read = (await page.evaluate(READ)) as readonly string[]
  const left = (words: string): string =>
    names.reduce((text, name) => text.replaceAll(name, ''), words).replaceAll(NAMES, '')
  return [...new Set(read.filter(words => ENGLISH.test(left(words))))]
}
