import { type Box, clamp } from './box.ts'
import { ownRowsOf } from './own-rows.ts'
import { type OnTable, type OwnPlace, type Shape, type Sizes, TALL } from './stage.ts'

/** Your strip on the rail, and your cards above it; who only watches has neither. */
export const ownPlaceOf = (shape: Shape, table: OnTable, sizes: Sizes): OwnPlace => {
  const { w, h, low, narrow, upright } = shape
  const height = !table.seated || table.tight ? 0 : low ? (table.boards > 2 ? 43 : 38) : clamp(44, h * 0.078, 62)
  const width = narrow ? w - 12 : low ? clamp(300, w * 0.54, 400) : clamp(380, w * (upright ? 0.56 : 0.34), 540)
  const top = h - height - (low ? 3 : narrow ? 4 : 8)
  const strip: Box = { x: w / 2 - width / 2, y: top, w: width, h: height }
  const gap = low ? 4 : 8
  const rows = table.kind === 'rows' && table.seated ? ownRowsOf(shape, table, sizes, height) : null
  const cards =
    rows === null ? cardsOf(shape, table) : { card: rows.card, step: 1, width: rows.width, height: rows.height }
  const above = top - gap - cards.height
  const lifted = table.kind === 'draw' ? cards.height * 0.12 : 0
  return {
    ...cards,
    top: above,
    strip,
    rows,
    boxes: table.seated
      ? [strip, { x: w / 2 - cards.width / 2, y: above - lifted, w: cards.width, h: cards.height + lifted + gap }]
      : [],
  }
}

const cardsOf = (shape: Shape, { own, kind }: OnTable): Pick<OwnPlace, 'card' | 'step' | 'width' | 'height'> => {
  const { w, h, low, narrow, upright, standing } = shape
  if (own === 0 || kind === 'rows') return { card: 0, step: 1, width: 0, height: 0 }
  const tall = low ? clamp(62, h * 0.185, 80) : clamp(72, h * (standing ? 0.163 : narrow ? 0.15 : 0.172), 172)
  const room = narrow ? w - 22 : upright ? w * 0.66 : w * (low ? 0.54 : 0.44)
  const whole = tall / TALL
  const spread = (card: number, step: number): number => card * (1 + (own - 1) * step)
  const sized = (card: number, step: number) => ({ card, step, width: spread(card, step), height: card * TALL })
  if (spread(whole, 1.07) <= room) return sized(whole, 1.07)
  // too many for the room: smaller first, and over each other only then
  const small = Math.max(Math.min(whole, 50), room / (1 + (own - 1) * 1.05))
  if (spread(small, 1.05) <= room) return sized(small, 1.05)
  return sized(small, (room / small - 1) / (own - 1))
}
