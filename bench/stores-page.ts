import { LOOK_NODES } from './measure-looks.ts'
import type { Costs, PlaceCosts } from './room-costs.ts'

/** The page of what was measured on each kind of store. */
export const storesPage = (
  costs: Costs,
  { tables, rate, seconds }: { readonly tables: number; readonly rate: number; readonly seconds: number },
): string => `# The room on PostgreSQL, and on three nodes

One run of \`npm run bench:stores -- --write\`: ${tables} tables of no-limit hold'em with ${costs.seats} players each are offered ${rate} acts a second for ${seconds} s, on the
embedded store, on PostgreSQL out of its npm package (which doesn't sync to the disk), and on three nodes with PostgreSQL and NATS, all on one machine together with the players. In the cluster each
player's connection goes to another node than the next one's, so two acts in three are forwarded. [The room under load](room-results.md) has what one node does at its limit.

Measured on ${costs.measured}.

| place | acts per second | events per second | acknowledged, p50 / p99 | seen by the last, p50 / p99 | CPU of the rooms per act | memory of the rooms |
| --- | --- | --- | --- | --- | --- | --- |
${costs.places.map(rowOf).join('\n')}

What it costs, as [docs/scaling.md](../docs/scaling.md) uses it:

| cost | measured |
| --- | --- |
| CPU for showing an act to one more viewer | ${costs.viewerCpu.toFixed(3)} ms |
| bytes that a viewer is sent for an act | ${costs.viewerBytes.toFixed(0)} |
| memory of an open table at which nobody acts | ${(costs.idleMemory / 1000).toFixed(0)} kB |
| CPU of such a table | ${costs.idleCpu.toFixed(3)} ms a second |
| events of an act | ${costs.eventsPerAct.toFixed(2)} |
| bytes of an event in PostgreSQL, with its indices | ${costs.bytesPerEvent.toFixed(0)} |
| commits of PostgreSQL per act (acts that come together share one) | ${costs.commitsPerAct.toFixed(2)} |
| log of PostgreSQL per act | ${costs.walPerAct.toFixed(0)} bytes |
| CPU of PostgreSQL per act | ${costs.databaseCpu.toFixed(2)} ms |
| messages between nodes per act | ${costs.messagesPerAct.toFixed(2)} |
| bytes between nodes per act | ${costs.messageBytesPerAct.toFixed(0)} |
| CPU of PostgreSQL for a look at who is there, among ${LOOK_NODES} nodes | ${costs.lookCpu.toFixed(3)} ms |
`

const rowOf = ({ place, acts, events, acknowledged, seen, cpuPerAct, memory }: PlaceCosts): string => {
  const [ack, last] = [acknowledged, seen].map(({ p50, p99 }) => `${p50.toFixed(0)} ms / ${p99.toFixed(0)} ms`)
  return `| ${place} | ${acts.toFixed(0)} | ${events.toFixed(0)} | ${ack} | ${last} | ${cpuPerAct.toFixed(2)} ms | ${(memory / 1e6).toFixed(0)} MB |`
}
