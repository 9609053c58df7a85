import { chipsWords, type Frame } from '@cardroom/room/protocol'
import { order } from '../line/table-line.ts'
import { NextOrders } from '../next/next-orders.tsx'
import { RunOuts } from '../next/run-outs.tsx'
import { texts } from '../words/texts.ts'

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
      {!away && (
        <button
          type="button"
          aria-pressed={own.outAtBlind}
          onClick={() => order({ type: 'away', blind: !own.outAtBlind })}
        >
          {own.outAtBlind ? texts.menu.sitsOutAtBlind : texts.menu.sitOutAtBlind}
        </button>
      )}
      {due !== undefined && due.seat !== own.seat && !due.bot && (
        <button type="button" onClick={() => order({ type: 'clock' })}>
          {texts.menu.callClock(due.name)}
        </button>
      )}
      <NextOrders frame={frame} />
      {own.chops !== null && (
        <button type="button" aria-pressed={own.chops} onClick={() => order({ type: 'chops', chops: !own.chops })}>
          {own.chops ? texts.menu.chops : texts.menu.chop}
        </button>
      )}
      {own.seat !== null && (
        <button
          type="button"
          aria-pressed={own.asksToShow}
          onClick={() => order({ type: 'ask-to-show', asks: !own.asksToShow })}
        >
          {own.asksToShow ? texts.menu.asksToShow : texts.menu.askToShow}
        </button>
      )}
      {own.runs !== null && <RunOuts {...own.runs} />}
      <button type="button" onClick={() => order({ type: 'buy', chips: common.game.buyIn })}>
        {texts.menu.buyMore(chipsWords(common.game.buyIn))}
      </button>
      <button type="button" disabled={own.leaving} onClick={() => order({ type: 'leave' })}>
        {own.leaving ? texts.menu.leaving : texts.menu.leave}
      </button>
    </>
  )
}
