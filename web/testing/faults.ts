import type { Page } from '@playwright/test'

/**
 * What is wrong with a table or a page as it is drawn: words and cards that leave their stage, lie under something else or are cut
 * off. It is worked out from what the browser has painted, whatever the style sheets mean to do.
 */
export const faultsOn = (page: Page): Promise<readonly string[]> => page.evaluate(FIND)

/** This many pixels may be out of place by rounding. */
const FIND = `(() => {
  const SLACK = 1.5
  const faults = []
  const stage = document.querySelector('[data-stage]')
  const head = document.querySelector('main header')
  const dock = document.querySelector('main > footer')
  const boxOf = node => node.getBoundingClientRect()
  const isSeen = node => {
    // what is folded away has a place all the same
    if (!node.checkVisibility({ contentVisibilityAuto: true })) return false
    for (let it = node; it !== null && it !== document.body; it = it.parentElement) {
      const style = getComputedStyle(it)
      if (style.visibility === 'hidden' || style.display === 'none' || Number(style.opacity) < 0.1) return false
      if (style.clipPath.startsWith('inset(50%')) return false
      if (it.getAttribute('aria-hidden') === 'true' && it.hasAttribute('data-moving')) return false
    }
    return true
  }
  // what lies in a part that is scrolled may lie outside of it
  const isScrolled = node => {
    for (let it = node; it !== null && it !== document.body; it = it.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(it)
      if (/auto|scroll/.test(overflowX) && it.scrollWidth > it.clientWidth + 1) return true
      if (/auto|scroll/.test(overflowY) && it.scrollHeight > it.clientHeight + 1) return true
    }
    return false
  }
  const nameOf = node => {
    const said = (node.getAttribute('aria-label') ?? node.textContent ?? '').trim().replace(/\\s+/g, ' ').slice(0, 40)
    return '“' + said + '”'
  }
  const style = new CSSStyleSheet()
  style.replaceSync('[data-stage] *, main header *, main > footer * { pointer-events: auto !important }' +
    '[data-moving] { pointer-events: none !important }')
  document.adoptedStyleSheets.push(style)
  const covering = (node, x, y) => {
    const top = document.elementFromPoint(x, y)
    if (top === null || node.contains(top) || top.contains(node)) return null
    // around a small button lies more of it that a finger finds, and hides nothing
    const face = boxOf(top)
    if (x < face.left || x > face.right || y < face.top || y > face.bottom) return null
    // a button without a face of its own hides nothing
    if (top.hasAttribute('data-clear')) return null
    // the log and the shares of a hand lie over the felt of a phone while they are open
    if (top.closest('[data-log], [data-open]') !== null) return null
    return top
  }
  const open = document.querySelector('dialog[open]')
  const outside = (box, of) =>
    box.left < of.left - SLACK || box.top < of.top - SLACK || box.right > of.right + SLACK || box.bottom > of.bottom + SLACK
  const limits = [stage, head, dock].filter(it => it !== null && stage !== null).map(it => [it, boxOf(it)])
  // a page without a table is scrolled down, never to the side
  const page = document.documentElement
  const view = { left: 0, top: stage === null ? -scrollY : 0, right: innerWidth, bottom: stage === null ? page.scrollHeight : innerHeight }
  if (page.scrollWidth > innerWidth + 1) faults.push('the page is wider than its window')
  const check = (node, box, where, points) => {
    if (box.width < 2 || box.height < 2 || !isSeen(node) || isScrolled(node)) return
    if (outside(box, view)) return void faults.push(nameOf(node) + ' leaves the window')
    const own = limits.find(([it]) => it.contains(node))
    if (own !== undefined && outside(box, own[1])) return void faults.push(nameOf(node) + ' leaves ' + where)
    if (stage === null || open !== null || node.closest('[data-scrolls]') !== null) return
    for (const [x, y] of points) {
      const over = covering(node, box.left + box.width * x, box.top + box.height * y)
      if (over !== null && isSeen(over)) return void faults.push(nameOf(node) + ' lies under ' + nameOf(over))
    }
  }
  const words = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT)
  while (words.nextNode()) {
    const text = words.currentNode
    const node = text.parentElement
    if (text.textContent.trim() === '' || node === null || node.closest('svg, [data-card], [data-log], dialog') !== null) continue
    if (node.closest('ul') !== null && dock !== null && dock.contains(node)) continue
    const range = document.createRange()
    range.selectNodeContents(text)
    const boxes = [...range.getClientRects()]
    for (const box of boxes) check(node, box, 'its place', [[0.06, 0.5], [0.5, 0.5], [0.94, 0.5]])
    if (isSeen(node) && node.scrollWidth > node.clientWidth + 1 && getComputedStyle(node).textOverflow === 'ellipsis')
      faults.push(nameOf(node) + ' is cut off')
    if (isSeen(node) && boxes[0]?.width > 2 && parseFloat(getComputedStyle(node).fontSize) < 12)
      faults.push(nameOf(node) + ' is smaller than 12 px')
  }
  for (const card of stage?.querySelectorAll('[data-card]') ?? [])
    if (card.dataset.card === '??') check(card, boxOf(card), 'the stage', [])
    else check(card, boxOf(card), 'the stage', [[0.14, 0.14], [0.14, 0.4]])
  document.adoptedStyleSheets.pop()
  return [...new Set(faults)]
})()`
