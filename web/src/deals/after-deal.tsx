import type { Frame } from '@cardroom/room/protocol'
import { useState } from 'react'
import { later } from '../panel/later.tsx'
import { texts } from '../words/texts.ts'
import { LastDealLink, lastDeal } from './last-deal.tsx'

const CheckDeckPanel = later(async () => (await import('../fair/check-deck-panel.tsx')).CheckDeckPanel)

/** What you can do with a hand that has just ended: look at it again, and check its deck. */
export const AfterDeal = ({ frame }: { readonly frame: Frame }) => {
  const [open, setOpen] = useState(false)
  const { common } = frame
  const number = lastDeal(common)
  if (number === 0 || common.deal?.phase !== 'ended') return null
  return (
    <>
      <LastDealLink frame={frame} />
      <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {texts.deals.checkDeck}
      </button>
      {open && (
        <CheckDeckPanel
          table={common.table}
          deal={number}
          nameOf={seat => common.seats[seat - 1]?.name || texts.table.seat(seat)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
