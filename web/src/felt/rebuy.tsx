import { chipsWords, type Frame } from '@cardroom/room/protocol'
import type { ReactNode } from 'react'
import { order } from '../line/table-line.ts'
import { WhyButton } from '../why/why-button.tsx'
import { texts } from '../words/texts.ts'
import { Dock } from './dock/dock.tsx'
import styles from './rebuy.module.css'
import { rebuysOf } from './rebuys.ts'

/** Players without chips buy some with one tap, or leave. */
export const Rebuy = ({ frame, children }: { readonly frame: Frame; readonly children?: ReactNode }) => {
  const { buyIn } = frame.own
  if (buyIn === null) return null
  return (
    <Dock
      prompt={
        <>
          <div className={styles.won}>{children}</div>
          <p>
            {texts.felt.noChips}{' '}
            <WhyButton
              rules={buyIn.rules}
              about={texts.felt.theseAmounts}
              answer={texts.felt.answers.buy(
                chipsWords(buyIn.least),
                buyIn.most === null ? null : chipsWords(buyIn.most),
              )}
            />
          </p>
        </>
      }
    >
      <button type="button" onClick={() => order({ type: 'leave' })}>
        {texts.felt.leave}
        <span className="visually-hidden">{texts.felt.theTable}</span>
      </button>
      {rebuysOf(buyIn, frame.common.game.buyIn).map(chips => (
        <button key={chips} type="button" className="strong" onClick={() => order({ type: 'buy', chips })}>
          {texts.felt.buy(chipsWords(chips))}
        </button>
      ))}
    </Dock>
  )
}
