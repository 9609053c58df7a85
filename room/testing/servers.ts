// the real servers that tests and benches run on

export { postgresLeases } from '../store/postgres-leases.ts'
export { postgresStore } from '../store/postgres-store.ts'
export { countMessages } from './count-messages.ts'
export { hasNats, startNats } from './nats-server.ts'
export { type PostgresServer, startPostgres, urlOf } from './postgres-server.ts'
export { type StubbornPlayer, stubbornPlayer } from './stubborn-player.ts'
