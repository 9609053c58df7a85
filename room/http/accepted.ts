/** What a header such as `de-AT,de;q=0.9,en;q=0.8` accepts, the most wanted first. */
export const acceptedIn = (header: string): readonly string[] =>
  header
    .slice(0, LONGEST)
    .split(',')
    .map(part => {
      const [name = '', ...settings] = part.split(';').map(it => it.trim())
      const quality = settings.map(it => /^q=([\d.]+)$/.exec(it)?.[1]).find(it => it !== undefined)
      return { name, quality: quality === undefined ? 1 : Number(quality) }
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
    .map(({ name }) => name)

/** No browser sends more, nor does Prometheus. */
const LONGEST = 600
