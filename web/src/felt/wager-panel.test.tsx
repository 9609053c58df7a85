// @vitest-environment happy-dom
import type { DealShown, Frame } from '@cardroom/room/protocol'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useWager } from './use-wager.ts'
import { WagerPanel } from './wager-panel.tsx'

type Betting = Extract<Frame['own']['legal'], { readonly due: 'betting' }>
const LIMITS = { least: 40, most: 200 }
const deal = { unit: 1, price: 20, completes: null, street: 'Flop', players: [] } as unknown as DealShown
const frame = { common: { deal } } as unknown as Frame

const Panel = ({ on = deal }: { readonly on?: DealShown }) => {
  const wager = useWager({ wager: LIMITS, bringIn: null } as unknown as Betting, on, undefined)!
  return (
    <>
      <output>{wager.isAllowed ? wager.words : 'not allowed'}</output>
      <WagerPanel frame={frame} wager={wager} {...LIMITS} />
    </>
  )
}
const field = (): HTMLInputElement => screen.getByRole('textbox')
const wheel = (deltaY: number): boolean => fireEvent.wheel(field(), { deltaY })

afterEach(cleanup)

test('the wheel raises by the minimum raise and lowers by it, and stops at the ends', () => {
  render(<Panel />)
  expect(field().value).toBe('40')
  wheel(-100)
  expect(field().value).toBe('60')
  wheel(100)
  wheel(100)
  expect(field().value).toBe('40')
  for (let n = 0; n < 20; n++) wheel(-100)
  expect(field().value).toBe('200')
})

test('a touchpad moves one step for as far as a wheel turns, and none to the side', () => {
  render(<Panel />)
  for (let n = 0; n < 9; n++) wheel(-4)
  expect(field().value).toBe('40')
  wheel(-4)
  expect(field().value).toBe('60')
  fireEvent.wheel(field(), { deltaX: 300, deltaY: 0 })
  expect(field().value).toBe('60')
  fireEvent.wheel(field(), { deltaMode: 1, deltaY: -3 })
  expect(field().value).toBe('80')
})

test('a typed amount stays as it was typed, and what is allowed stands beside it', () => {
  render(<Panel />)
  fireEvent.change(field(), { target: { value: '37' } })
  expect(field().value).toBe('37')
  expect(document.querySelector('output')!.textContent).toBe('not allowed')
  expect(screen.getByRole('alert').textContent).toMatch(/40.+200/)
})

test('what is no amount stays as it was typed, too, and is not bet as another one', () => {
  render(<Panel />)
  fireEvent.change(field(), { target: { value: '60.5' } })
  expect(field().value).toBe('60.5')
  expect(document.querySelector('output')!.textContent).toBe('not allowed')
  expect(screen.getByRole('alert').textContent).toMatch(/40.+200/)
  wheel(-100)
  expect(field().value).toBe('60')
})

test('what completes a short bet says so, and anything over it is a raise', () => {
  const short = { ...deal, completes: 60 } as DealShown
  render(<Panel on={short} />)
  const said = (): string => document.querySelector('output')!.textContent!
  expect(said()).toBe('Complete to 40')
  fireEvent.change(field(), { target: { value: '60' } })
  expect(said()).toBe('Complete to 60')
  fireEvent.change(field(), { target: { value: '61' } })
  expect(said()).toBe('Raise to 61')
})

test('the arrow keys move the slider, and what is no amount has no place in the name of the act', () => {
  const Names = () => {
    const wager = useWager({ wager: LIMITS, bringIn: null } as unknown as Betting, deal, undefined)!
    return (
      <>
        <output>{wager.words}</output>
        <WagerPanel frame={frame} wager={wager} {...LIMITS} />
      </>
    )
  }
  render(<Names />)
  const slider = screen.getByRole<HTMLInputElement>('slider')
  fireEvent.change(slider, { target: { value: Number(slider.value) + 1 } })
  expect(field().value).toBe('41')
  fireEvent.change(field(), { target: { value: '2k' } })
  expect(document.querySelector('output')!.textContent).toBe('Raise…')
})
