import { chipsWords, type Frame } from '@cardroom/room/protocol'
import { order } from '../line/table-line.ts'
import { NextOrders } from '../next/next-orders.tsx'
import { texts } from '../words/texts.ts'
import { Preferences } from './preferences.tsx'

/** What you do with your own seat: sit out, choose for the next hand, buy, call the clock, leave. */
export const SeatOrders = ({ frame }: { readonly frame: Frame }) => {
  const { common, own } = frame
  const mine = common.seats.find(({ seat }) => seat === own.seat)
  const due = common.deal?.turn == null ? undefined : common.seats[common.deal.turn - 1]
  const away = mine?.away === true
  return (
    <>
      <button type="button" onClick={() => order({ type: away ? 'back' : 'away' })}>
        {away ? texts.menu.back : texts.menu.sitOut}
      </button>
      {due !== undefined && due.seat !== own.seat && !due.bot && (
        <button type="button" onClick={() => order({ type: 'clock' })}>
          {texts.menu.callClock(due.name)}
        </button>
      )}
      <NextOrders frame={frame} />
      {own.prefers !== null && <Preferences prefers={own.prefers} />}
      <button type="button" onClick={() => order({ type: 'buy', chips: common.game.buyIn })}>
        {texts.menu.buyMore(chipsWords(common.game.buyIn))}
      </button>
      <button type="button" disabled={own.leaving} onClick={() => order({ type: 'leave' })}>
        {own.leaving ? texts.menu.leaving : texts.menu.leave}
      </button>
    </>
  )
}
