import { clamp } from './box.ts'
import { type OnTable, type OwnRows, type Shape, type Sizes, TALL } from './stage.ts'

/** Between two rows, and between two cards of the tray. */
const GAP = 4
/** What stands between the rows and the tray under them. */
const LEDGE = 22

/** Your own rows of the Chinese family on the felt, and the tray with the cards to set: beside them, or under them. */
export const ownRowsOf = (shape: Shape, table: OnTable, sizes: Sizes, strip: number): OwnRows => {
  const { w, h, upright, narrow, low } = shape
  const top = sizes.plateHeight + sizes.handHeight
  const under = upright || narrow
  const columns = columnsOf(table.tray, under)
  const trayRows = columns === 0 ? 0 : Math.ceil(table.tray / columns)
  const room = narrow
    ? h - (top + 40) - strip
    : low
      ? h - strip - (top + 22)
      : under
        ? h - strip - (top + 90)
        : Math.min(h * 0.42, h - strip - (top + 30))
  // on a phone the names of the rows stand beside them
  const across = narrow ? (w - 126) / 5 : w * (low ? 0.057 : upright ? 0.088 : 0.0445)
  const down = (room - (under ? LEDGE : 0)) / (under ? 3 + trayRows : 3) - GAP
  const card = clamp(24, Math.min(down / TALL, across), 86)
  const rowsWide = card * 5 + 4 * GAP
  const rowsHigh = 3 * (card * TALL) + 2 * GAP
  const trayCard = under
    ? Math.min(card, (w - 24 + GAP) / Math.max(1, columns) - GAP)
    : Math.min(
        card,
        (rowsHigh + GAP) / Math.max(1, trayRows) / TALL - GAP,
        (w / 2 - rowsWide / 2 - 26) / Math.max(1, columns) - GAP,
      )
  const trayWide = columns * (trayCard + GAP) - GAP
  const trayHigh = trayRows * (trayCard * TALL + GAP) - GAP
  const aside = Math.max(trayWide, LABEL) + 28
  // a phone on its side has little felt: names, rows and tray lie in its middle together
  const shift = low && !under && trayWide > LABEL ? (trayWide + BETWEEN - NAME) / 2 : 0
  return {
    card,
    under,
    shift,
    tray: { card: trayCard, columns, width: trayWide },
    width: under ? (narrow ? w - 12 : Math.max(rowsWide + 2 * LABEL + 24, trayWide)) : rowsWide + 2 * (aside - shift),
    height: rowsHigh + (under && trayRows > 0 ? LEDGE + trayHigh : 0),
  }
}

/** The name of a row and what lies in it need this much room beside it. */
const LABEL = 104
/** The name alone, on a phone on its side: the rail bends towards the lowest one. */
const NAME = 92
/** Between the rows and the tray there. */
const BETWEEN = 12

/** How many cards of the tray lie in a line. */
const columnsOf = (cards: number, under: boolean): number => {
  if (under) return cards <= 7 ? cards : Math.ceil(cards / 2)
  return cards <= 3 ? cards : cards <= 6 ? 3 : cards <= 15 ? 5 : 6
}
