/**
 * The counts in the format of Prometheus, as OpenMetrics has them: a counter goes by its name without `_total`, only what is
 * counted has that, no line is empty, and the end is marked. A gauge whose name ends so keeps it.
 */
export const asOpenMetrics = (text: string): string => {
  const counters = new Set([...text.matchAll(/^# TYPE (\S+) counter$/gm)].map(([, name]) => name))
  const named = text.replaceAll(/^(# (?:HELP|TYPE) )(\S+)_total /gm, (line, begins: string, name: string) =>
    counters.has(`${name}_total`) ? `${begins}${name} ` : line,
  )
  return `${named.replaceAll(/\n{2,}/g, '\n').trimEnd()}\n# EOF\n`
}
