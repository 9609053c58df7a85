import { describe, expect, test } from 'vitest'
import { grouped, progressBar, progressLine } from './progress.ts'

const screenOf = (isTTY: boolean, columns = 200) => {
  let text = ''
  const screen = {
    isTTY,
    columns,
    write: (more: string) => {
      text += more
    },
  }
  return { screen, text: () => text }
}

describe('the bar', () => {
  test('is drawn for people, at most ten times a second, and goes when all is done', () => {
    const { screen, text } = screenOf(true)
    let now = 0
    const bar = progressBar(1000, 'deals', screen, () => now)
    for (now = 0; now <= 1000; now += 10) bar.at(now)
    expect(text().match(/\r/g)).toHaveLength(11)
    expect(text()).toContain('500 of 1,000 deals, 1,000/s, 1 s left')
    bar.clear()
    expect(text().endsWith('\r\u001b[K')).toBe(true)
  })

  test('is not there in a pipe', () => {
    const { screen, text } = screenOf(false)
    const bar = progressBar(10, 'deals', screen)
    bar.at(5)
    bar.clear()
    expect(text()).toBe('')
  })

  test('leaves no trace if nothing was drawn, and fits a narrow window', () => {
    const quiet = screenOf(true)
    progressBar(10, 'deals', quiet.screen).clear()
    expect(quiet.text()).toBe('')
    const narrow = screenOf(true, 20)
    progressBar(10, 'deals', narrow.screen).at(5)
    expect(narrow.text()).toHaveLength(1 + 19 + 3)
  })
})

test('a line tells how far, how fast and how long', () => {
  expect(progressLine(25, 100, 'deals', 5)).toBe('████░░░░░░░░░░░░  25%  25 of 100 deals, 5/s, 15 s left')
  expect(progressLine(0, 100, 'deals', 0)).toBe('░░░░░░░░░░░░░░░░   0%  0 of 100 deals, 0/s')
  expect(progressLine(10, 100_000, 'deals', 1)).toContain('2 h 46 min left')
  expect(progressLine(50, 1000, 'deals', 10)).toContain('3 min 10 s left')
  expect(grouped(1234567.4)).toBe('1,234,567')
})
