/** A cell of a CSV file: in quotes where it has to be, and text that a spreadsheet would take for a formula stays text. */
export const csvCell = (value: string | number | null | undefined): string => {
  if (typeof value !== 'string') return value === null || value === undefined ? '' : `${value}`
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
