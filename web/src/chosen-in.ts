/** What was chosen in a list by the value of its option; undefined where nothing was. */
export const chosenIn = <const T extends string | number>(options: readonly T[], value: string): T | undefined =>
  options.find(option => String(option) === value)
