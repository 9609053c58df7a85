import { chipsWords, type Frame } from '@cardroom/room/protocol'
import { order } from '../line/table-line.ts'
import { NextOrders } from '../next/next-orders.tsx'
import { RunOuts } from '../next/run-outs.tsx'

/** What one does with one's own seat: sits out, says what is for the next deal, buys, calls the clock, leaves. */
export const SeatOrders = ({ frame }: { readonly frame: Frame }) => {
  const { common, own } = frame
  const mine = common.seats.find(({ seat }) => seat === own.seat)
  const due = common.deal?.turn == null ? undefined : common.seats[common.deal.turn - 1]
  const away = mine?.away === true
  return (
    <>
      <button type="button" onClick={() => order({ type: away ? 'back' : 'away' })}>
        {away ? 'I am back' : 'Sit out from the next deal'}
      </button>
      {!away && (
        <button
          type="button"
          aria-pressed={own.outAtBlind}
          onClick={() => order({ type: 'away', blind: !own.outAtBlind })}
        >
          {own.outAtBlind ? 'You sit out when the big blind comes' : 'Sit out when the big blind comes'}
        </button>
      )}
      {due !== undefined && due.seat !== own.seat && !due.bot && (
        <button type="button" onClick={() => order({ type: 'clock' })}>
          Call the clock on {due.name}
        </button>
      )}
      <NextOrders frame={frame} />
      {own.chops !== null && (
        <button type="button" aria-pressed={own.chops} onClick={() => order({ type: 'chops', chops: !own.chops })}>
          {own.chops ? 'You chop the blinds when all others fold' : 'Chop the blinds when all others fold'}
        </button>
      )}
      {own.seat !== null && (
        <button
          type="button"
          aria-pressed={own.asksToShow}
          onClick={() => order({ type: 'ask-to-show', asks: !own.asksToShow })}
        >
          {own.asksToShow ? 'You’re asked before your hand is shown' : 'Ask me before showing a winning hand'}
        </button>
      )}
      {own.runs !== null && <RunOuts {...own.runs} />}
      <button type="button" onClick={() => order({ type: 'buy', chips: common.game.buyIn })}>
        Buy {chipsWords(common.game.buyIn)} more in chips
      </button>
      <button type="button" disabled={own.leaving} onClick={() => order({ type: 'leave' })}>
        {own.leaving ? 'You leave after this deal' : 'Leave the table'}
      </button>
    </>
  )
}
