import { chipsWords, type OwnEventView } from '@cardroom/room/protocol'
import { useState } from 'react'
import { Link } from 'wouter'
import { eventTexts as words } from '../../words/event-texts.ts'
import { BustSheet } from '../director/bust-sheet.tsx'
import look from '../look/look.module.css'
import { tablePath } from '../table-path.ts'
import type { EventAt } from '../use-event.ts'
import { Register } from './register.tsx'

/** Your own part: register, your seat and the way to it, what you can buy, or how you finished. */
export const OwnCard = ({ at }: { readonly at: EventAt }) => {
  const { own, mayRegister } = at.view
  if (own === null || own.status === 'withdrawn') return mayRegister ? <Register at={at} /> : null
  return (
    <section className={`${look.felt} ${look.stack}`} aria-label={words.yourSeat}>
      <OwnPlace own={own} event={at.id} over={at.view.clock.phase === 'ended'} />
      <OwnActs at={at} own={own} />
    </section>
  )
}

const OwnPlace = ({
  own,
  event,
  over,
}: {
  readonly own: OwnEventView
  readonly event: string
  readonly over: boolean
}) => {
  const { status, table, seat, stack, hosted, place, prize, away } = own
  // while it is played, a place is only what it would be
  if (place !== null && (status === 'out' || over))
    return (
      <div>
        <h2>{place === 1 ? words.youWon : words.yourFinish(words.place(place))}</h2>
        {prize > 0 && <p>{words.yourPrize(chipsWords(prize))}</p>}
      </div>
    )
  if (status === 'playing' && table !== null && seat !== null)
    return (
      <>
        <dl className={look.stats}>
          <div>
            <dt>{words.yourSeat}</dt>
            <dd>{words.tableSeat(table, seat)}</dd>
          </div>
          <div>
            <dt>{words.yourStack}</dt>
            <dd>{chipsWords(stack)}</dd>
          </div>
        </dl>
        {away !== null && <p>{words.youAreAway}</p>}
        {hosted !== null && (
          <Link href={tablePath(hosted, event)} className={`${look.button} ${look.primary} ${look.big}`}>
            {words.toYourTable}
          </Link>
        )}
      </>
    )
  return <h2>{status === 'alternate' ? words.alternate : words.registered}</h2>
}

const OwnActs = ({ at, own }: { readonly at: EventAt; readonly own: OwnEventView }) => {
  const { send, busy, view } = at
  const { may, status, away, hosted, table } = own
  // software sees for itself who is out
  const realCards = view.tables.find(it => it.table === table)?.run !== 'dealt'
  const [reporting, setReporting] = useState(false)
  const button = (text: string, onClick: () => void) => (
    <button type="button" className={look.button} disabled={busy} onClick={onClick}>
      {text}
    </button>
  )
  return (
    <>
      <div className={look.buttons}>
        {may.rebuy !== null &&
          button(
            words.rebuy(chipsWords(may.rebuy.price), chipsWords(may.rebuy.chips)),
            () => void send({ type: 'BuyRebuy' }),
          )}
        {may.sayRebuy && button(words.sayRebuy, () => void send({ type: 'SayRebuy' }))}
        {may.addOn !== null &&
          button(
            words.addOn(chipsWords(may.addOn.price), chipsWords(may.addOn.chips)),
            () => void send({ type: 'BuyAddOn' }),
          )}
        {may.enterAgain && button(words.enterAgain, () => void send({ type: 'EnterAgain' }))}
        {may.reportBust && realCards && button(words.reportBust, () => setReporting(true))}
        {status === 'playing' &&
          (away === null
            ? hosted === null && button(words.stepAway, () => void send({ type: 'StepAway' }))
            : button(words.beBack, () => void send({ type: 'BeBack' })))}
        {may.unregister && button(words.unregister, () => void send({ type: 'Unregister' }))}
      </div>
      {may.pickSeat.length > 0 && (
        <fieldset className={look.stack}>
          <legend>{words.pickSeat}</legend>
          <div className={look.buttons}>
            {may.pickSeat.map(seat => (
              <span key={seat}>{button(words.seat(seat), () => void send({ type: 'PickSeat', seat }))}</span>
            ))}
          </div>
        </fieldset>
      )}
      {reporting && (
        <BustSheet
          view={view}
          at={at}
          from={own.table}
          says={words.reportDo}
          onBust={players => send({ type: 'ReportBust', players })}
          onClose={() => setReporting(false)}
        />
      )}
    </>
  )
}
