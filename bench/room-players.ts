import WebSocket from 'ws'

/** Who sits at a table, and how they are reached. */
export type Seated = { readonly table: string; readonly cookies: readonly string[] }

/** What the players have done, as they saw it. */
export type Played = {
  /** The acts at each table: those that were sent are numbered from 1, those that the room has said are done are marked. */
  readonly acts: ReadonlyMap<string, Acts>
  /** Milliseconds from an act to the last of the six who heard of it. */
  readonly heard: number[]
  /** Milliseconds from an act to the word that it is done. */
  readonly acknowledged: number[]
  readonly refused: string[]
}

/** The acts at a table: how many were sent, and of which the room has said that they are done. */
export type Acts = { sent: number; readonly done: boolean[] }

/** How fast they act: at once when they are asked, or this many a second together. */
export type Pace = { rate: number | null; playing: boolean }

/** This many that nobody runs out of them while it is measured. */
const CHIPS = 1_000_000
const ASKED = Buffer.from('"legal":{"due":"betting"')
const OWN = Buffer.from('"own":')
const NEWS = Buffer.from(',"news":')

/** Puts players on their lines; each acts when they are asked. */
export const openPlayers = async (
  address: string | readonly string[],
  tables: readonly Seated[],
  pace: Pace,
): Promise<Played> => {
  const addresses = typeof address === 'string' ? [address] : address
  const acts = new Map(tables.map(({ table }) => [table, { sent: 0, done: [false] }]))
  const played: Played = { acts, heard: [], acknowledged: [], refused: [] }
  const release = pacer(pace)
  await Promise.all(tables.map(({ table, cookies }) => openTable(addresses, table, cookies, played, pace, release)))
  return played
}

const openTable = async (
  addresses: readonly string[],
  table: string,
  cookies: readonly string[],
  played: Played,
  pace: Pace,
  release: (act: () => void) => void,
): Promise<void> => {
  const acts = played.acts.get(table)!
  const sentAt = new Map<string, number>()
  const bySeq = new Map<number, { heard: number; last: number; from: number | null }>()
  /** An act is over when all have heard of it and it is known which it was. */
  const settle = (seq: number): void => {
    const one = bySeq.get(seq)
    if (one === undefined || one.from === null || one.heard < cookies.length) return
    played.heard.push(one.last - one.from)
    bySeq.delete(seq)
  }
  const at = (seq: number) => {
    const known = bySeq.get(seq) ?? { heard: 0, last: 0, from: null }
    bySeq.set(seq, known)
    if (bySeq.size > 200) for (const old of bySeq.keys()) if (old < seq - 200) bySeq.delete(old)
    return known
  }
  const act = (socket: WebSocket, own: Own): void => {
    const id = `a${++acts.sent}`
    acts.done.push(false)
    sentAt.set(id, performance.now())
    socket.send(JSON.stringify({ type: 'do', id, table, order: { type: 'act', act: choice(own) } }))
  }
  const hear = (socket: WebSocket, data: Buffer): void => {
    const now = performance.now()
    const kind = data.toString('latin1', 9, 13)
    if (kind === 'chan') {
      const seq = Number(/"seq":(\d+)/.exec(data.toString('latin1', 0, 120))![1])
      const one = at(seq)
      one.heard++
      one.last = now
      settle(seq)
    }
    if ((kind === 'chan' || kind === 'fram') && pace.playing && data.includes(ASKED)) {
      const own = JSON.parse(data.toString('utf8', data.indexOf(OWN) + OWN.length, data.lastIndexOf(NEWS))) as Own
      release(() => act(socket, own))
    }
    if (kind === 'done') {
      const { id, seq } = JSON.parse(data.toString()) as { readonly id: string; readonly seq: number }
      const from = sentAt.get(id)
      if (from === undefined) return
      sentAt.delete(id)
      acts.done[Number(id.slice(1))] = true
      played.acknowledged.push(now - from)
      at(seq).from = from
      settle(seq)
    }
    if (kind === 'refu' || kind === 'wron') played.refused.push(data.toString())
  }
  await Promise.all(
    cookies.map(
      (cookie, i) =>
        new Promise<void>((resolve, reject) => {
          const socket = new WebSocket(`ws://${addresses[i % addresses.length]}/line?protocol=1`, {
            headers: { cookie },
            perMessageDeflate: false,
          })
          socket.on('message', data => hear(socket, data as Buffer))
          // the room is killed in the end, and a line may end in the middle of a word
          socket.on('error', reject)
          socket.once('open', () => {
            socket.send(JSON.stringify({ type: 'watch', table }))
            const sit = { type: 'sit', seat: i + 1, chips: CHIPS }
            socket.send(JSON.stringify({ type: 'do', id: 'sit', table, order: sit }))
            resolve()
          })
        }),
    ),
  )
}

type Own = {
  readonly legal: {
    readonly check: boolean
    readonly callTo: number | null
    readonly wager: { readonly least: number } | null
  }
}

/** What a player does: mostly checks or calls, one in ten bets the minimum, one in four folds to a bet. */
const choice = ({ legal: { check, callTo, wager } }: Own): object => {
  const chance = Math.random()
  if (wager !== null && chance < 0.1) return { type: 'Wager', to: wager.least }
  if (check) return { type: 'Check' }
  return callTo === null || chance < 0.35 ? { type: 'Fold' } : { type: 'Call' }
}

/** Lets acts through as they come, or this many a second in the order in which they came. */
const pacer = (pace: Pace): ((act: () => void) => void) => {
  const waiting: (() => void)[] = []
  let left = 0
  let last = performance.now()
  setInterval(() => {
    const now = performance.now()
    left = Math.min(left + ((now - last) * (pace.rate ?? 1e9)) / 1000, pace.rate === null ? 1e9 : pace.rate / 20)
    last = now
    while (waiting.length > 0 && left >= 1) {
      left--
      waiting.shift()!()
    }
  }, 2).unref()
  return act => {
    if (pace.rate === null && waiting.length === 0) act()
    else waiting.push(act)
  }
}
