import { csvCell } from '@cardroom/engine/kinds'
import type { FloorReport } from '../protocol/floor-screens.ts'

/** The report of a day as CSV: one line for each figure, so that a spreadsheet adds up what it likes. */
export const reportCsv = (report: FloorReport): string => {
  const lines: (readonly (string | number)[])[] = [['about', 'which', 'what', 'value']]
  const add = (about: string, which: string, figures: Readonly<Record<string, number | string>>): void => {
    for (const [what, value] of Object.entries(figures)) lines.push([about, which, what, value])
  }
  add('day', report.name, {
    from: new Date(report.from).toISOString(),
    to: new Date(report.to).toISOString(),
    players: report.players,
    'seats filled': report.seatsFilled,
    'gave up': report.gaveUp,
    ...waits(report.wait),
    'seat hours': report.seatHours,
    moves: report.moves,
    'games broken': report.gamesBroken,
    'estimates given': report.estimates.count,
    'estimates within 5 minutes': report.estimates.close,
  })
  for (const { game, seatsFilled, gaveUp, wait, seatHours } of report.games)
    add('game', game, { 'seats filled': seatsFilled, 'gave up': gaveUp, ...waits(wait), 'seat hours': seatHours })
  for (const { table, game, openMinutes, deals, seatHours, drop, time } of report.tables)
    add('table', table, { game, 'open minutes': openMinutes, deals, 'seat hours': seatHours, drop, time })
  for (const { dealer, downs, minutes } of report.dealers) add('dealer', dealer, { downs, minutes })
  for (const { name, minutes } of report.hours) add('player', name, { minutes })
  for (const { name, earned, redeemed, left } of report.comps) add('comps', name, { earned, redeemed, left })
  for (const { id, funds, paid } of report.promotions) add('promotion', id, { funds, paid })
  return lines.map(cells => `${cells.map(csvCell).join(',')}\r\n`).join('')
}

const waits = ({ mean, median, longest }: FloorReport['wait']) => ({
  'mean wait': mean,
  'median wait': median,
  'longest wait': longest,
})
