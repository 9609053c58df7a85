import type { Card, Frame, PlayerAct } from '@cardroom/room/protocol'
import { useEffect, useState } from 'react'
import { Dock } from '../felt/dock/dock.tsx'
import { Prompt } from '../felt/prompt.tsx'
import { typedKey } from '../settings/typed-key.ts'
import { texts } from '../words/texts.ts'
import styles from './throwing.module.css'

/** Cards are chosen by tapping them or by their numbers, and discarded with one button. */
export const Throwing = ({
  frame,
  chosen,
  onChoose,
  act,
}: {
  readonly frame: Frame
  readonly chosen: readonly Card[]
  readonly onChoose: (card: Card) => void
  readonly act: (what: PlayerAct) => void
}) => {
  const { legal, hands } = frame.own
  const [split, setSplit] = useState(false)
  const draw = legal?.due === 'draw' ? legal : null
  const count = legal?.due === 'discard' ? legal.cards : null
  const ready = draw !== null ? chosen.length <= draw.most : chosen.length === count
  const throwAway = (): void => {
    if (ready) act({ type: 'Discard', cards: chosen, ...(split && { split: true }) })
  }
  useEffect(() => {
    const keys = (event: KeyboardEvent): void => {
      const key = typedKey(event)
      const card = key === null ? undefined : hands[0]?.down[Number(key) - 1]
      if (card !== undefined) onChoose(card)
      if (key === 'd') throwAway()
    }
    addEventListener('keydown', keys)
    return () => removeEventListener('keydown', keys)
  })
  return (
    <Dock
      prompt={
        <>
          <Prompt frame={frame} keys={texts.felt.cardKeys(hands[0]?.down.length ?? 0)} />
          {draw?.splitting === true && (
            <label className={styles.split}>
              <input type="checkbox" checked={split} onChange={event => setSplit(event.target.checked)} />
              {texts.felt.splitOpeners}
            </label>
          )}
        </>
      }
    >
      <button type="button" className="strong" disabled={!ready} onClick={throwAway} aria-keyshortcuts="d">
        {draw === null
          ? texts.felt.discard
          : chosen.length === 0
            ? texts.felt.standPat
            : texts.felt.draw(chosen.length)}
      </button>
    </Dock>
  )
}
