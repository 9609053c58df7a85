import { type RefObject, useLayoutEffect, useRef } from 'react'
import { flyOut } from '../motion/fly.ts'
import type { SceneNow } from './use-scene.ts'

/** How long chips slide from the pot to their winners, in milliseconds. */
const SLIDES = 620

/** Sends the chips of each pot to those who have won it, when the scene comes to that. */
export const usePushedPots = (region: RefObject<HTMLElement | null>, now: SceneNow | null): void => {
  const before = useRef<number | null>(null)
  const slid = now === null ? null : now.moment.slid
  useLayoutEffect(() => {
    const last = before.current
    before.current = slid
    const layer = region.current?.querySelector('[data-moving]')
    // a scene that begins at its end has nothing to send any more
    if (now === null || slid === null || last === null || layer == null) return
    for (const { pots, to } of now.scene.tellings.slice(last, slid)) {
      const pot =
        region.current!.querySelector(`[data-pot="${pots.at(-1)}"] svg`) ??
        layer.parentElement!.querySelector('[data-pot] svg')
      if (!(pot instanceof SVGElement)) continue
      const from = pot.getBoundingClientRect()
      for (const { seat } of to) {
        const plate = region.current!.querySelector(`[data-plate="${seat}"]`)?.getBoundingClientRect()
        if (plate === undefined) continue
        const chips = pot.cloneNode(true) as SVGElement
        flyOut(layer, chips, from, plate, { way: 'won', takes: SLIDES, scale: 0.7, opacity: 0.3 })()
      }
    }
  })
}
