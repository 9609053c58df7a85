import { chipsWords, type Frame } from '@cardroom/room/protocol'
import { useRef, useState } from 'react'
import { texts } from '../words/texts.ts'

import { ChooseSizes } from './choose-sizes.tsx'
import type { WagerSet } from './use-wager.ts'
import styles from './wager-panel.module.css'
import { SizeSlider, TypedSize, UsualSizes } from './wager-size.tsx'

/** A wheel turns at least this many pixels from notch to notch; a touchpad is moved as far for a step. */
const NOTCH = 40

/** How much is bet: by a slider, by typing, by steps, by the wheel, or by one of your own sizes. */
export const WagerPanel = ({
  frame,
  wager,
  least,
  most,
}: {
  readonly frame: Frame
  readonly wager: WagerSet
  readonly least: number
  readonly most: number
}) => {
  const [choosing, setChoosing] = useState(false)
  const turned = useRef(0)
  const turn = (by: number): void => {
    turned.current += by
    if (Math.abs(turned.current) < NOTCH) return
    wager.move(turned.current < 0 ? 1 : -1)
    turned.current = 0
  }
  return (
    <div
      className={styles.size}
      onWheel={({ deltaY, deltaMode }) => turn(deltaMode === 0 ? deltaY : Math.sign(deltaY) * NOTCH)}
    >
      <span className={styles.presets}>
        <UsualSizes wager={wager} />
        <button
          type="button"
          className={styles.edit}
          aria-label={texts.felt.chooseSizes.open}
          aria-haspopup="dialog"
          onClick={() => setChoosing(true)}
        >
          <svg viewBox="0 0 24 24" width="17" height="17" aria-hidden="true">
            <path d="m5 19 .8-3.8L16 5l3 3L8.8 18.2Z" fill="none" stroke="currentColor" strokeWidth="1.6" />
          </svg>
        </button>
      </span>
      <span className={styles.slide}>
        <span aria-hidden="true">{chipsWords(least)}</span>
        <SizeSlider wager={wager} unit={frame.common.deal?.unit ?? 1} least={least} most={most} />
        <span aria-hidden="true">{chipsWords(most)}</span>
      </span>
      <TypedSize wager={wager} least={least} most={most} />
      {choosing && <ChooseSizes onClose={() => setChoosing(false)} />}
    </div>
  )
}
