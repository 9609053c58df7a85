import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { countAttempts } from '../people/attempts.ts'
import type { BarredAddresses } from '../people/barred-addresses.ts'
import type { Guest } from '../people/guests.ts'
import type { NodeListed } from '../protocol/office.ts'
import { bankRoutes } from './bank-routes.ts'
import { dealRoutes } from './deal-routes.ts'
import { editionRoutes } from './edition-routes.ts'
import { eventRoutes } from './event-routes.ts'
import { fillRoutes } from './fill-routes.ts'
import { floorRoutes } from './floor-routes.ts'
import { healthRoutes } from './health-routes.ts'
import { houseRoutes } from './house-routes.ts'
import { invitationRoutes } from './invitation-routes.ts'
import type { openLines } from './lines.ts'
import { officeRoutes } from './office-routes.ts'
import { ownRoutes } from './own-routes.ts'
import { peopleRoutes } from './people-routes.ts'
import type { Quotas } from './quotas.ts'
import { ruleRoutes } from './rule-routes.ts'
import type { Served } from './served.ts'
import { structureRoutes } from './structure-routes.ts'
import { tableRoutes } from './table-routes.ts'
import { trainingRoutes } from './training-routes.ts'

/** Everything that is answered over HTTP. */
export const addRoutes = async (
  server: FastifyInstance,
  { served, lines, barred, quotas, attempts, canWrite, guestOf, isDrained, nodes }: Answering,
): Promise<void> => {
  const { guests, tables, store, metrics, limits, now, secrets } = served
  const isStopped = (): boolean => served.office.state().stopped
  const isThere = (): boolean => served.nearby?.node.owner.isThere() !== false
  const isUnready = (): boolean => isStopped() || isDrained() || !isThere()
  await server.register(peopleRoutes(guests, limits, ({ ip }) => barred.mayCome('', ip) !== null))
  await server.register(ownRoutes({ own: served.own, tables, guestOf, hasAccount: guests.hasAccount }, limits))
  await server.register(
    healthRoutes({ metrics, canWrite, isStopped: isUnready, token: served.metricsToken, faults: served.faults }),
  )
  await server.register(tableRoutes({ tables, guestOf, isStopped, store }, limits, quotas, served.machinesToken))
  await server.register(invitationRoutes({ tables, guestOf, now, secrets }))
  await server.register(dealRoutes({ tables, guestOf }))
  await server.register(ruleRoutes())
  await server.register(houseRoutes({ tables, guestOf }))
  await server.register(editionRoutes({ houses: served.houses, guestOf }, limits))
  await server.register(
    trainingRoutes({ training: served.training, floor: served.floor, own: served.own, guestOf }, limits),
  )
  await server.register(structureRoutes())
  await server.register(bankRoutes({ tables, guestOf }))
  await server.register(fillRoutes({ tables, guestOf }, limits))
  await server.register(floorRoutes({ ...served, guestOf, attempts }))
  await server.register(eventRoutes({ tables, guestOf }, served.events, limits))

  await server.register(
    officeRoutes(
      {
        office: served.office,
        guests,
        barred,
        tables,
        lines: lines.count,
        secrets,
        settle: served.carriedOut,
        nodes,
        drained: served.drained,
        token: served.officeToken,
      },
      limits,
    ),
  )
}

/** What the routes are answered with. */
type Answering = {
  readonly served: Served
  readonly lines: Awaited<ReturnType<typeof openLines>>
  readonly barred: BarredAddresses
  readonly quotas: Quotas
  readonly attempts: ReturnType<typeof countAttempts>
  readonly canWrite: () => Promise<boolean>
  readonly guestOf: (request: FastifyRequest) => Guest | null
  /** Does this node play nothing until it may again? */
  readonly isDrained: () => boolean
  readonly nodes: (() => Promise<readonly NodeListed[]>) | undefined
}
