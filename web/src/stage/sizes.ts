import { clamp } from './box.ts'
import { type OnTable, type Shape, type Sizes, TALL } from './stage.ts'

/** The sizes of plates, cards and chips at the seats, made smaller by a scale where they would not fit. */
export const sizesOf = (shape: Shape, table: OnTable, scale: number, shownScale = 1): Sizes => {
  const { w, h, narrow, low, standing } = shape
  const plate = plateOf(shape, table, scale)
  const avatar = standing ? clamp(36, w * 0.108, 44) * Math.max(scale, 0.76) : clamp(30, plate * 0.33, 60)
  const plateHeight = standing ? avatar + 31 : Math.max(34, avatar)
  const hand = handOf(shape, table, scale, plate, plateHeight, avatar)
  return {
    plate,
    avatar,
    plateHeight,
    bubble: standing || low ? 18 : 22,
    rail: clamp(10, Math.min(w, h) * 0.034, 26),
    ...hand,
    fan: Math.min(hand.hand, plateHeight * 1.12),
    ...shownOf(shape, table, { plate, avatar, plateHeight }, shownScale),
    chip: standing || low || narrow ? 20 : clamp(22, plateHeight * 0.52, 34),
  }
}

const plateOf = ({ w, h, upright, narrow, standing }: Shape, { kind }: OnTable, scale: number): number => {
  if (standing) return Math.max(clamp(68, w * 0.2, 84) * scale, 60)
  if (narrow) return Math.max(kind === 'rows' ? Math.min(116, w / 3 - 8) : 99, 90)
  return Math.max(clamp(104, Math.min(60 + w * (upright ? 0.098 : 0.075), h * 0.27), 196) * scale, 98)
}

const handOf = (
  { w, h, upright, narrow, low, standing }: Shape,
  { kind, hole, down, up }: OnTable,
  scale: number,
  plate: number,
  plateHeight: number,
  avatar: number,
): Pick<Sizes, 'card' | 'step' | 'hand' | 'handHeight'> => {
  if (kind === 'stud') {
    const card = (narrow ? 24 : low ? 27 : clamp(26, plateHeight * 0.74, 46)) * (scale < 0.9 ? scale + 0.1 : 1)
    const step = narrow ? 0.8 : low ? 0.82 : 1.06
    const hand = down * card * 0.34 + card * (1 + Math.max(0, up - 1) * step)
    return { card, step, hand, handHeight: card * TALL }
  }
  if (kind === 'rows') {
    const card = narrow ? Math.floor((plate - 8) / 5) : clamp(22, Math.min(h * 0.063, w * (upright ? 0.044 : 0.03)), 54)
    return { card, step: 1, hand: card * 5 + 8, handHeight: card * TALL * 3 + 6 }
  }
  const card = standing ? avatar * 0.58 : plateHeight * 0.66
  return {
    card,
    step: 0.5,
    hand: Math.min(plate * (standing ? 0.72 : 0.8), card * (1 + 0.5 * Math.max(0, hole - 1))),
    handHeight: standing ? card * 0.42 : card * TALL * 0.58,
  }
}

/** Cards that are shown lie side by side, and over each other where there are many. */
const shownOf = (
  { low, standing }: Shape,
  { shown, hole }: OnTable,
  { plate, avatar, plateHeight }: Pick<Sizes, 'plate' | 'avatar' | 'plateHeight'>,
  scale: number,
): Pick<Sizes, 'shownCard' | 'shownStep'> => {
  const cards = Math.max(shown, hole)
  if (!standing)
    return {
      shownCard: (low ? Math.max(26, plateHeight * 0.8) : clamp(30, plateHeight * 1.08, 76)) * scale,
      shownStep: cards > 3 ? 0.62 : 1.05,
    }
  // a standing plate carries them above its name, hardly wider than itself
  const shownCard = cards > 2 ? clamp(24, plate * 0.39, 32) : clamp(25, Math.min(plate * 0.5, (avatar + 6) / TALL), 40)
  return { shownCard, shownStep: Math.min(0.96, Math.max(0.38, (plate / shownCard - 1) / (cards - 1))) }
}
