/** How the line of a person is drawn: a colour, and dashes where the colours begin again. */
export type LineStyle = { readonly colour: string; readonly dash: readonly number[] }

const LIGHT = ['#1a6b57', '#b23a1e', '#3557b0', '#8a6100', '#7b3fa0', '#0d6f86', '#a32861', '#56544f'] as const
const DARK = ['#5fd0b0', '#ff8f70', '#8fb0ff', '#f0c25a', '#cf9bf0', '#62cfe6', '#ff8fbf', '#c3c0b8'] as const
const DASHES: readonly (readonly number[])[] = [[], [8, 5], [2, 4]]

/** The line of the person who came as this one, on light or dark paper. No two of 24 are alike. */
export const lineStyle = (person: number, dark: boolean): LineStyle => {
  const colours = dark ? DARK : LIGHT
  return {
    colour: colours[person % colours.length]!,
    dash: DASHES[Math.floor(person / colours.length) % DASHES.length]!,
  }
}
