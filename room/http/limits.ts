/** How much one address, one line or one person may ask of the room. */
export type Limits = {
  /** Requests a minute from one address. */
  readonly requests: number
  /** Messages a second on one line, and from one person on all their lines; as many again may come at once. */
  readonly messages: number
  /** Lines of one person, and from one address. */
  readonly linesOfPerson: number
  readonly linesOfAddress: number
  /** Connections from one address, lines among them. */
  readonly connectionsOfAddress: number
  /** How long a request may take to arrive, in milliseconds. */
  readonly slow: number
  /** The longest message and the longest body of a request, in bytes. */
  readonly message: number
  readonly body: number
  /** How much may wait to be sent on a line before it is behind, in bytes, and how long it may stay so, in milliseconds. */
  readonly behind: number
  readonly hopeless: number
  /** Tables of one person and from one address that may be open at a time, the bots at them, and those without a pause. */
  readonly tablesOfPerson: number
  readonly tablesOfAddress: number
  readonly botsOfAddress: number
  readonly instantOfAddress: number
  /** How often the room asks on every line whether anybody is there, in milliseconds. */
  readonly heartbeat: number
}

/** What does for people and their bots. */
export const LIMITS: Limits = {
  requests: 600,
  messages: 30,
  linesOfPerson: 20,
  linesOfAddress: 300,
  connectionsOfAddress: 400,
  slow: 20_000,
  message: 16 * 1024,
  body: 64 * 1024,
  behind: 128 * 1024,
  hopeless: 20_000,
  tablesOfPerson: 20,
  tablesOfAddress: 60,
  botsOfAddress: 120,
  instantOfAddress: 8,
  heartbeat: 20_000,
}

/** Lets this many through a second, and three times as many at once after a pause. */
export const throttle = (perSecond: number, now: () => number): (() => boolean) => {
  const most = 3 * perSecond
  let left = most
  let at = now()
  return () => {
    const then = now()
    left = Math.min(most, left + ((then - at) * perSecond) / 1000)
    at = then
    if (left < 1) return false
    left--
    return true
  }
}

/** For a route that leaves something behind: one in this many of the requests that an address may make. */
export const oneIn = ({ requests }: Limits, share: number) => ({
  rateLimit: { max: Math.ceil(requests / share), timeWindow: '1 minute' },
})

/** Limits as a host sets them, `requests=6000,linesOfAddress=2000`; what is not named is as usual. */
export const readLimits = (text: string): Partial<Limits> =>
  Object.fromEntries(
    text
      .split(',')
      .filter(part => part.trim() !== '')
      .map(part => {
        const [name = '', number = ''] = part.split('=').map(word => word.trim())
        if (!Object.hasOwn(LIMITS, name))
          throw new Error(`no limit is called ${name}: ${Object.keys(LIMITS).join(', ')}`)
        if (!/^[1-9]\d*$/.test(number)) throw new Error(`the limit ${name} is a whole number, not ${number}`)
        return [name, Number(number)]
      }),
  )
