// @vitest-environment happy-dom
import type { FloorPersonShown, StaffOrder } from '@cardroom/room/protocol'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { CompsForm } from './comps-form.tsx'
import { KeepOut } from './keep-out.tsx'
import { OwnPapers } from './own-house.tsx'
import { PapersForm } from './papers-form.tsx'

const ann: FloorPersonShown = {
  player: 'a',
  name: 'Ann',
  where: 'here',
  awayUntil: null,
  deposit: 0,
  checkInBy: null,
  tier: null,
  barred: null,
  seat: null,
  lists: [],
  played: 0,
  comps: 12,
  papers: null,
  papersOff: 'papers-missing',
  phone: false,
}
let sent: StaffOrder[] = []
const does = (order: StaffOrder): void => {
  sent.push(order)
}
afterEach(() => {
  cleanup()
  sent = []
})

const writes = (label: string, value: string): void => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
}

describe('papers at the podium', () => {
  test('a form of four fields; a foreigner shows other documents', () => {
    render(<PapersForm person={ann} does={does} />)
    expect(screen.getByText('Has to show ID before taking a seat')).toBeTruthy()
    writes('Document', 'state-id')
    writes('Date of birth', '1990-06-11')
    writes('Valid until', '2030-01-01')
    fireEvent.click(screen.getByRole('button', { name: 'ID seen' }))
    const seen = { type: 'ShowPapers', player: 'a', born: '1990-06-11', validUntil: '2030-01-01' }
    expect(sent).toEqual([{ ...seen, document: 'state-id', citizen: true }])
    fireEvent.click(screen.getByLabelText('Foreign citizen'))
    writes('Document', 'alien-registration-card')
    fireEvent.click(screen.getByRole('button', { name: 'ID seen' }))
    expect(sent[1]).toEqual({ ...seen, document: 'alien-registration-card', citizen: false })
  })

  test('what has been seen is on the fold, and on a phone only what is missing', () => {
    render(
      <PapersForm
        person={{ ...ann, papersOff: null, papers: { document: 'passport', validUntil: '2030-01-01' } }}
        does={does}
      />,
    )
    expect(screen.getByText('ID seen, valid until 2030-01-01')).toBeTruthy()
    const { container } = render(<OwnPapers papers={null} />)
    expect(container.textContent).toBe('')
    render(<OwnPapers papers="papers-missing" />)
    expect(screen.getByText('Show your ID at the podium before you sit down.')).toBeTruthy()
  })
})

describe('comps', () => {
  test('are shown and redeemed; where the house gives none there is no form', () => {
    const { rerender, container } = render(<CompsForm person={ann} does={does} />)
    expect(screen.getByText('Comps: 12')).toBeTruthy()
    writes('Amount', '7')
    writes('For what', ' dinner ')
    fireEvent.click(screen.getByRole('button', { name: 'Redeem comps' }))
    expect(sent).toEqual([{ type: 'RedeemComps', player: 'a', chips: 7, what: 'dinner' }])
    rerender(<CompsForm person={{ ...ann, comps: null }} does={does} />)
    expect(container.textContent).toBe('')
  })
})

test('a player is kept out for as long as was chosen, after being asked twice', () => {
  const until: (number | null)[] = []
  render(<KeepOut now={1000} ways={[{ words: 'Bar', does: it => until.push(it) }]} />)
  fireEvent.click(screen.getByRole('button', { name: 'Bar' }))
  expect(until).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: /tap again/ }))
  writes('For how long', 'week')
  fireEvent.click(screen.getByRole('button', { name: /Bar/ }))
  fireEvent.click(screen.getByRole('button', { name: /tap again/ }))
  expect(until).toEqual([null, 1000 + 7 * 86_400_000])
})
