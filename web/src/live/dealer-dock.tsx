import type { Frame, LiveShown } from '@cardroom/room/protocol'
import { useState } from 'react'
import { CardPicker } from '../cards/card-picker.tsx'
import { texts } from '../words/texts.ts'
import { enter } from './enter.ts'
import { knownCards } from './known-cards.ts'
import styles from './live.module.css'
import { useKeys } from './use-keys.ts'

type DealerDue = Extract<NonNullable<LiveShown['legal']>, { readonly due: 'dealer' }>

/** The dealer has cards to lay open: one tap when they lie there, or which they are. */
export const DealerDock = ({ frame: { common }, legal }: { readonly frame: Frame; readonly legal: DealerDue }) => {
  const [telling, setTelling] = useState(false)
  const { act, runs } = legal
  const { lays, deck } = common.live!
  const isOut = (): void => enter({ type: 'dealt' })
  useKeys({ d: !telling && isOut })
  if (telling) {
    return (
      <CardPicker
        title={act.do === 'deal' ? texts.live.upcardsFrom : texts.live.the(common.deal?.street ?? texts.live.board)}
        count={lays}
        taken={knownCards(common)}
        joker={deck === 'joker' || deck === 'mexican'}
        onDone={cards => enter({ type: 'dealt', cards })}
        onCancel={() => setTelling(false)}
      />
    )
  }
  return (
    <>
      <button type="button" className={`strong ${styles.big}`} onClick={isOut} aria-keyshortcuts="d">
        {texts.live.isOut(lays)}
      </button>
      {lays > 0 && (
        <button type="button" onClick={() => setTelling(true)}>
          {texts.live.enterWhich(lays)}
        </button>
      )}
      <div className={styles.row}>
        {runs.map(times => (
          <button key={times} type="button" onClick={() => enter({ type: 'run', times })}>
            {texts.live.runIt(times)}
          </button>
        ))}
      </div>
    </>
  )
}
