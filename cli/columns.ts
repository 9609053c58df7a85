/** Rows of cells in even columns, each column to the left or the right; lines end without spaces. */
export const columns = (
  rows: readonly (readonly string[])[],
  to: readonly ('left' | 'right')[] = [],
): readonly string[] => {
  const widths: number[] = []
  for (const row of rows) {
    for (const [column, cell] of row.entries()) widths[column] = Math.max(widths[column] ?? 0, cell.length)
  }
  const placed = (cell: string, column: number): string =>
    to[column] === 'right' ? cell.padStart(widths[column]!) : cell.padEnd(widths[column]!)
  return rows.map(row => row.map(placed).join('  ').trimEnd())
}
