/** More decimal places than any money has; finer amounts are not read. */
const MOST_PLACES = 9

/** How many decimal places an amount has, or null where it is no amount that can be kept exact. */
export const placesOf = (amount: number): number | null => {
  if (Number.isInteger(amount)) return Number.isSafeInteger(amount) ? 0 : null
  if (!Number.isFinite(amount)) return null
  const text = String(amount)
  const digits = text.length - text.indexOf('.') - 1
  // a number holds fifteen digits for certain; with more the file may have said something else
  const significant = text.replace(/^-?0?\.?0*/, '').replace('.', '').length
  return text.includes('e') || digits > MOST_PLACES || significant > 15 ? null : digits
}

const POWERS = Array.from({ length: MOST_PLACES + 1 }, (_, places) => 10 ** places)

/** An amount of the file as whole chips; null where there are more than can be counted. */
export const chipsOf = (amount: number, scale: number): number | null => {
  const chips = scale === 0 ? amount : Math.round(amount * POWERS[scale]!)
  return Number.isSafeInteger(chips) ? chips : null
}

/** Whole chips as an amount of the file. */
export const amountOf = (chips: number, scale: number): number => (scale === 0 ? chips : chips / POWERS[scale]!)

/** The same as a file writes it, digit for digit. */
export const amountText = (chips: number, scale: number): string => {
  if (scale === 0) return String(chips)
  const digits = String(Math.abs(chips)).padStart(scale + 1, '0')
  const part = digits.slice(-scale).replace(/0+$/, '')
  return `${chips < 0 ? '-' : ''}${digits.slice(0, -scale)}${part === '' ? '' : `.${part}`}`
}

/** May amounts have this many decimal places? */
export const isScale = (scale: unknown): scale is number =>
  typeof scale === 'number' && Number.isInteger(scale) && scale >= 0 && scale <= MOST_PLACES

const AMOUNT = /^(?:\d+|\d{1,3}(?:,\d{3})+)?(?:\.\d+)?$/

/** An amount as an action writes it, `1,000` and `0.50` among them; null for anything else. */
export const readAmount = (text: string): number | null => {
  if (text === '' || text === '.' || !AMOUNT.test(text)) return null
  return Number(text.includes(',') ? text.replaceAll(',', '') : text)
}
