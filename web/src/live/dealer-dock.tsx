import type { Frame, LiveShown } from '@cardroom/room/protocol'
import { useState } from 'react'
import { CardPicker } from './card-picker.tsx'
import { knownCards } from './known-cards.ts'
import styles from './live.module.css'
import { tell } from './tell.ts'

type DealerDue = Extract<NonNullable<LiveShown['legal']>, { readonly due: 'dealer' }>

/** The dealer has cards to lay open: one tap when they lie there, or which they are. */
export const DealerDock = ({ frame, legal }: { readonly frame: Frame; readonly legal: DealerDue }) => {
  const [telling, setTelling] = useState(false)
  const { common } = frame
  const { act, runs } = legal
  const count = act.do === 'board' || act.do === 'deal' || act.do === 'common-card' ? act.cards : 0
  const street = common.deal?.street ?? ''
  if (telling && count > 0) {
    return (
      <CardPicker
        title={act.do === 'deal' ? `Upcards, from the button’s left` : `The ${street}`}
        count={count}
        taken={knownCards(common)}
        joker={common.live?.deck === 'joker' || common.live?.deck === 'mexican'}
        onDone={cards => tell({ type: 'dealt', cards })}
        onCancel={() => setTelling(false)}
      />
    )
  }
  return (
    <>
      <p className={styles.prompt}>
        {act.do === 'deal' ? 'Deal' : 'Burn and deal'}: <strong>{street}</strong>
      </p>
      <button type="button" className={`strong ${styles.big}`} onClick={() => tell({ type: 'dealt' })}>
        The cards are out
      </button>
      <div className={styles.row}>
        {count > 0 && (
          <button type="button" onClick={() => setTelling(true)}>
            Tell which they are
          </button>
        )}
        {runs.map(times => (
          <button key={times} type="button" onClick={() => tell({ type: 'run', times })}>
            Run it {times === 2 ? 'twice' : 'three times'}
          </button>
        ))}
      </div>
    </>
  )
}
