import { chipsWords, type Frame } from '@cardroom/room/protocol'
import { order } from '../line/table-line.ts'
import { texts } from '../words/texts.ts'

/** What you do with your own seat: sit out, buy, leave, call the clock. */
export const SeatOrders = ({ frame, onDone }: { readonly frame: Frame; readonly onDone: () => void }) => {
  const { common, own } = frame
  const mine = common.seats.find(({ seat }) => seat === own.seat)
  const due = common.deal?.turn == null ? undefined : common.seats[common.deal.turn - 1]
  const away = mine?.away === true
  return (
    <>
      <button
        type="button"
        onClick={() => {
          order({ type: away ? 'back' : 'away' })
          onDone()
        }}
      >
        {away ? texts.menu.back : texts.menu.sitOut}
      </button>
      <button
        type="button"
        onClick={() => {
          order({ type: 'buy', chips: common.game.buyIn })
          onDone()
        }}
      >
        {texts.menu.buyMore(chipsWords(common.game.buyIn))}
      </button>
      <button
        type="button"
        disabled={own.leaving}
        onClick={() => {
          order({ type: 'leave' })
          onDone()
        }}
      >
        {own.leaving ? texts.menu.leaving : texts.menu.leave}
      </button>
      {due !== undefined && due.seat !== own.seat && !due.bot && (
        <button type="button" onClick={() => order({ type: 'clock' })}>
          {texts.menu.callClock(due.name)}
        </button>
      )}
    </>
  )
}
