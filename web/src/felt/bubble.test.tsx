// @vitest-environment happy-dom
import type { Frame, SeatShown } from '@cardroom/room/protocol'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Bubble } from './bubble.tsx'

afterEach(cleanup)

const said = (hand: object, act: object | undefined, seat: object = {}): readonly string[] => {
  const shown = {
    seat: 2,
    marks: [],
    missedBlind: false,
    away: false,
    out: '',
    bot: true,
    here: true,
    lost: false,
    ...seat,
  }
  const hands = [{ seat: 2, folded: false, allIn: false, fantasyland: 0, ...hand }]
  const frame = { common: { deal: { phase: 'streets', first: null, rowsOf: [] } } } as unknown as Frame
  const { container } = render(
    <Bubble shown={shown as unknown as SeatShown} hands={hands as never} frame={frame} act={act as never} />,
  )
  return [...container.querySelectorAll('[data-said], [data-mark]')].map(mark => mark.textContent ?? '')
}
const bet = { words: 'Bet 690', chips: 690, bold: true, fades: false }

test('a player who bets their last chips says it in one word', () => {
  expect(said({}, bet)).toEqual(['Bet 690'])
  cleanup()
  expect(said({ allIn: true }, bet)).toEqual(['All-in 690'])
  cleanup()
  expect(said({ allIn: true }, undefined)).toEqual(['All-in'])
})

test('the buttons that lie before a seat are said', () => {
  expect(said({}, undefined, { marks: ['big blind'] })).toEqual(['Big blind'])
  cleanup()
  expect(said({ folded: true }, undefined, { marks: ['big blind'] })).toEqual(['Folded'])
})
