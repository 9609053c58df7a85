// @vitest-environment happy-dom
import type { Frame, PlayerAct } from '@cardroom/room/protocol'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Showing } from './showing.tsx'

afterEach(cleanup)

const shown = (muck: boolean, mayWin: boolean, asks = true): readonly PlayerAct[] => {
  const frame = {
    own: {
      seat: 1,
      mayWin,
      why: [],
      hands: [],
      prefers: { 'ask-to-show': { now: asks, values: [false, true] } },
      legal: { due: 'show', seat: 1, muck, board: null },
    },
    common: { deal: { number: 1 } },
  } as unknown as Frame
  const acts: PlayerAct[] = []
  render(<Showing frame={frame} act={what => acts.push(what)} />)
  return acts
}
const press = (name: string): boolean => fireEvent.click(screen.getByRole('button', { name }))

test('a hand that may win is mucked only after a second question', () => {
  const acts = shown(true, true)
  press('Muck')
  expect(acts).toEqual([])
  expect(screen.getByRole('alertdialog').textContent).toContain('Your hand may win. Muck it anyway?')
  press('Go back')
  press('Muck')
  press('Yes, go ahead')
  expect(acts).toEqual([{ type: 'Muck' }])
})

test('a beaten hand is mucked at once', () => {
  const acts = shown(true, false)
  press('Muck')
  expect(acts).toEqual([{ type: 'Muck' }])
})

test('muck is offered only where the room offers it', () => {
  shown(false, true)
  expect(screen.queryByRole('button', { name: 'Muck' })).toBeNull()
})

test('a player who has not asked to be asked sees the hand shown by itself, and can throw nothing away by a click', () => {
  shown(true, true, false)
  expect(screen.queryAllByRole('button')).toEqual([])
  expect(screen.getByText('Showing hands.')).toBeTruthy()
})
