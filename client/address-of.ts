import { wrongArgument } from '@cardroom/engine/kinds'
import type { Carried, Route } from '@cardroom/room/protocol'

/** What a request may carry, whichever its route. */
export type AnyCarried = {
  readonly params?: Readonly<Record<string, string | number>>
  readonly query?: Readonly<Record<string, string | number | undefined>>
  readonly body?: unknown
}

/** What goes with a request; nothing where the route takes nothing. */
export type Sent<R extends Route> = unknown extends Carried[R]
  ? readonly []
  : readonly [carried: Carried[R] & AnyCarried]

/** The path of a route with its parts and its query put in: `/api/tables/t1/deals?after=3`. */
export const addressOf = <R extends Route>(route: R, ...sent: Sent<R>): string => {
  if (typeof route !== 'string' || !/^[A-Z]+ \//.test(route))
    throw wrongArgument('route', route, "a route such as 'GET /api/tables'")
  const [{ params = {}, query = {} } = {}]: readonly [AnyCarried?] = sent
  const given = new Map(Object.entries(params))
  const path = route.slice(route.indexOf('/')).replaceAll(/:(\w+)|\*/g, (_, name: string | undefined) => {
    // a rule's id has slashes of its own
    const part = given.get(name ?? '*')
    if (part === undefined) throw wrongArgument(`params of ${route}`, params, `an object with '${name ?? '*'}'`)
    return String(part).split('/').map(encodeURIComponent).join('/')
  })
  const asked = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as [string, string]],
  )
  return asked.length === 0 ? path : `${path}?${new URLSearchParams(asked)}`
}
