import type { LiveAct, LiveShown } from '@cardroom/room/protocol'
import { texts } from '../words/texts.ts'
import { enter } from './enter.ts'
import styles from './live.module.css'
import { useKeys } from './use-keys.ts'

/** How many cards somebody draws, or whether they turn one up. */
export const LiveDraw = ({
  legal,
}: {
  readonly legal: Extract<NonNullable<LiveShown['legal']>, { readonly due: 'draw' | 'turn-up' }>
}) => {
  const { seat } = legal
  const act = (what: LiveAct): void => enter({ type: 'act', seat, act: what })
  const counts = legal.due === 'draw' ? Array.from({ length: legal.most + 1 }, (_, cards) => cards) : []
  useKeys(Object.fromEntries(counts.map(cards => [String(cards), () => act({ type: 'Draw', cards })])))
  if (legal.due === 'turn-up') {
    return (
      <div className={styles.row}>
        <button type="button" className={styles.big} onClick={() => act({ type: 'TurnUp', turn: true })}>
          {texts.live.turnsUp}
        </button>
        <button type="button" className={`strong ${styles.big}`} onClick={() => act({ type: 'TurnUp', turn: false })}>
          {texts.live.keepsDown}
        </button>
      </div>
    )
  }
  return (
    <div className={styles.counts}>
      {counts.map(cards => (
        <button
          key={cards}
          type="button"
          className={`${styles.big} ${cards === 0 ? 'strong' : ''}`}
          aria-keyshortcuts={String(cards)}
          onClick={() => act({ type: 'Draw', cards })}
        >
          {cards === 0 ? texts.live.pat : cards}
        </button>
      ))}
    </div>
  )
}
