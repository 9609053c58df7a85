/** What something costs a room, measured: the arithmetic of docs/scaling.md starts from these. */
export type Costs = {
  /** How and on what it was measured. */
  readonly measured: string
  readonly seats: number
  readonly places: readonly PlaceCosts[]
  /** Milliseconds of processor for showing an act to one more viewer, and the bytes each viewer is sent for an act. */
  readonly viewerCpu: number
  readonly viewerBytes: number
  /** Bytes of memory of a table that is open and at which nobody acts, and its milliseconds of processor in a second. */
  readonly idleMemory: number
  readonly idleCpu: number
  /** Of each act, in the cluster of three on PostgreSQL and NATS. */
  readonly eventsPerAct: number
  readonly bytesPerEvent: number
  readonly commitsPerAct: number
  readonly walPerAct: number
  readonly databaseCpu: number
  readonly messagesPerAct: number
  readonly messageBytesPerAct: number
  /** Milliseconds of PostgreSQL for one look of a node at who is there, among more nodes than any size needs. */
  readonly lookCpu: number
}

/** What was measured on one kind of store. */
export type PlaceCosts = {
  readonly place: string
  readonly acts: number
  readonly events: number
  readonly acknowledged: Parts
  readonly seen: Parts
  readonly cpuPerAct: number
  readonly memory: number
}

/** Half of all came in this many milliseconds, and 99 in a hundred. */
export type Parts = { readonly p50: number; readonly p99: number }
