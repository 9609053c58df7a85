import type { Seated } from './room-players.ts'

/** Guests come and make this many tables, each with this many people who may sit down there. */
export const makeTables = async (address: string, tables: number, people: number): Promise<readonly Seated[]> => {
  const post = (path: string, body: object, cookie = ''): Promise<Response> =>
    fetch(`http://${address}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    })
  const come = async (name: string): Promise<string> =>
    (await post('/api/guest', { name })).headers.getSetCookie()[0]!.split(';')[0]!
  const make = async (n: number): Promise<Seated> => {
    const cookies = await Promise.all(Array.from({ length: people }, (_, i) => come(`Player ${n + 1}.${i + 1}`)))
    const answer = await post('/api/tables', { form: 'holdem', pace: 'instant', chairs: 6 }, cookies[0])
    return { table: ((await answer.json()) as { readonly id: string }).id, cookies }
  }
  const made: Seated[] = []
  while (made.length < tables) {
    const next = Array.from({ length: Math.min(AT_ONCE, tables - made.length) }, (_, i) => make(made.length + i))
    made.push(...(await Promise.all(next)))
  }
  return made
}

/** How many tables are made at the same time. */
const AT_ONCE = 200
