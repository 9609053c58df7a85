import { type AddressInfo, createServer, type Server } from 'node:net'
import { onlyFields, wrongArgument } from '@cardroom/engine/kinds'
import { linesIn } from '../lines-in.ts'
import { type AcpcOptions, type AcpcPlayer, acpcMatch, checkedMatch } from './match.ts'

/** A dealer of the competition that waits for its players: a port for each, and how the match comes out. */
export type AcpcServer = { readonly ports: readonly number[]; readonly result: Promise<readonly number[]> }

/** Opens a port for each player, plays when all have come, and hangs up when the match is over. */
export const acpcServer = async (
  options: AcpcOptions & { readonly host?: string; readonly ports?: readonly number[] },
): Promise<AcpcServer> => {
  onlyFields('acpcServer', options, ['game', 'hands', 'seed', 'host', 'ports'])
  const { host = '127.0.0.1', ports = [], ...match } = options
  checkedMatch(match)
  if (!Array.isArray(ports)) throw wrongArgument('ports', ports, 'a list with a port for each player')
  const doors = await Promise.all(
    Array.from({ length: match.game.players }, (_, i) => doorAt(ports[i] ?? 0, host, `player ${i + 1}`)),
  )
  const result = Promise.all(doors.map(door => door.player))
    .then(players => acpcMatch(players, match))
    .finally(() => {
      for (const door of doors) door.close()
    })
  return { ports: doors.map(door => door.port), result }
}

type Door = { readonly port: number; readonly player: Promise<AcpcPlayer>; readonly close: () => void }

const doorAt = async (port: number, host: string, name: string): Promise<Door> => {
  const server: Server = createServer()
  let hangUp = (): void => undefined
  const player = new Promise<AcpcPlayer>(resolve => {
    server.once('connection', socket => {
      server.close()
      const lines = linesIn()
      socket.setEncoding('utf8').on('data', text => lines.take(String(text)))
      socket.on('error', cause => lines.end(cause))
      socket.on('close', () => lines.end(new Error(`${name} hung up`)))
      hangUp = () => socket.end()
      resolve({ name, say: line => socket.write(`${line}\r\n`), hear: lines.hear })
    })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  return {
    port: (server.address() as AddressInfo).port,
    player,
    close: () => {
      server.close()
      hangUp()
    },
  }
}
