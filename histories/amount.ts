/** Chips as people see them: 125 at two decimal places is `1.25`, 200 is `2`. */
export const inPlaces = (chips: number, scale: number): string => {
  if (scale === 0) return String(chips)
  const digits = String(Math.abs(chips)).padStart(scale + 1, '0')
  const [whole, part] = [digits.slice(0, -scale), digits.slice(-scale)]
  return `${chips < 0 ? '-' : ''}${whole}${/^0*$/.test(part) ? '' : `.${part}`}`
}

/**
 * An amount as it is written, `1,234.50`, as chips at this many decimal places; null if it isn't one or has more
 * places.
 */
export const chipsIn = (text: string, scale: number): number | null => {
  const found = AMOUNT.exec(text)
  if (found === null) return null
  const part = (found[2] ?? '').replace(/0+$/, '')
  if (part.length > scale) return null
  const chips = Number(found[1]!.replaceAll(',', '') + part.padEnd(scale, '0'))
  return Number.isSafeInteger(chips) ? chips : null
}

/** How many decimal places an amount needs. */
export const placesOf = (text: string): number => (AMOUNT.exec(text)?.[2] ?? '').replace(/0+$/, '').length

const AMOUNT = /^(\d{1,15}|\d{1,3}(?:,\d{3}){1,4})(?:\.(\d{1,9}))?$/
