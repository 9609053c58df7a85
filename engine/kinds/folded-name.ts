/** A name as it is compared: without capitals, marks and spaces; numbers as figures, hi and lo for high and low. */
export const foldedName = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll('+', ' plus ')
    .replaceAll(/\b(?:two|three|four|five|six|seven|eight|nine)\b/g, word => `${FIGURES.indexOf(word) + 2}`)
    .replaceAll(/\bhigh\b/g, 'hi')
    .replaceAll(/\blow\b/g, 'lo')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')

const FIGURES = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
