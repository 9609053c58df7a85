import { ACPC_GAMES, readState } from '@cardroom/arena'

const acpc = ACPC_GAMES['holdem.limit.2p.reverse_blinds']
const state = 'MATCHSTATE:0:0::AhKh|'
// lines at whose other end nobody is
const lines = { say: () => undefined, hear: () => Promise.reject(new Error('nobody is there')) }
const socket = { send: () => undefined, close: () => undefined, addEventListener: () => undefined }

/** A call that is right of each function of the arena's own. */
export const arenaCalls: Readonly<Record<string, readonly unknown[]>> = {
  acpcClient: [() => 'c', acpc, { port: 1 }],
  acpcMatch: [[lines, lines], { game: acpc, hands: 1 }],
  acpcServer: [{ game: acpc, hands: 1, host: 'no.such.host.invalid' }],
  lineBot: [lines, {}],
  matchOnWorkers: [new URL('data:text/javascript,'), { game: 'kuhn', deals: 2 }],
  processBot: ['node', ['--version'], {}],
  readState: [state],
  socketBot: [socket, {}],
  writeState: [readState(state)],
}
