import { connect, type NatsConnection } from '@nats-io/transport-node'
import { type Bus, subjects } from './bus.ts'
import { openJetStream } from './jetstream.ts'

/**
 * A bus by NATS. Questions to a node, their answers, and word that something has moved on are kept by JetStream for half a minute where
 * the server has it: a node that was cut off for a moment hears them when it is back. What pages are shown is not kept there; what
 * is missed of it is in the store, and everybody hears that there was a gap.
 */
export const natsBus = async (servers: string, onError: (cause: unknown) => void): Promise<Bus> => {
  const connection = await connect({
    servers: servers.split(','),
    maxReconnectAttempts: -1,
    reconnectTimeWait: 200,
    reconnectJitter: 200,
    // said again when the connection is back, what was said meanwhile is old: an order has its own patience
    ignoreClusterUpdates: true,
  })
  const jetStream = await openJetStream(connection, KEPT, onError)
  const listening = subjects(onError)
  const gaps = new Set<() => void>()
  const open = new Map<string, () => Promise<void>>()
  const watch = async (): Promise<void> => {
    for await (const { type } of connection.status()) {
      if (type !== 'reconnect') continue
      await jetStream?.resume().catch(onError)
      for (const missed of gaps) missed()
    }
  }
  watch().catch(onError)
  const isKept = (subject: string): boolean => jetStream !== null && KEEPS.test(subject)
  const nameOf = (subject: string): string => `${isKept(subject) ? KEPT : PLAIN}.${encoded(subject)}`
  return {
    publish: async (subject, text) => connection.publish(nameOf(subject), text),
    subscribe: async (subject, hear) => {
      if (listening.add(subject, hear)) {
        const tell = (text: string): void => listening.tell(subject, text)
        const name = nameOf(subject)
        open.set(
          subject,
          await (isKept(subject) ? jetStream!.hear(name, tell) : hearPlain(connection, name, tell, onError)),
        )
      }
      return async () => {
        if (!listening.remove(subject, hear)) return
        await open.get(subject)?.()
        open.delete(subject)
      }
    },
    onGap: missed => {
      gaps.add(missed)
      return () => gaps.delete(missed)
    },
    close: () => connection.drain(),
  }
}

/** Subjects that are kept for nodes that are away: what nodes ask each other, and that something has moved on. */
const KEEPS = /^(?:node|answers|moved)\/|^bars$/
const PLAIN = 'cardroom.now'
const KEPT = 'cardroom.kept'

const hearPlain = async (
  connection: NatsConnection,
  name: string,
  tell: (text: string) => void,
  onError: (cause: unknown) => void,
): Promise<() => Promise<void>> => {
  const heard = connection.subscribe(name, {
    callback: (fault, message) => (fault === null ? tell(message.string()) : onError(fault)),
  })
  // when that is answered, the server listens
  await connection.flush()
  return async () => heard.unsubscribe()
}

/** Subjects of NATS have dots and stars of their own meaning, and no spaces. */
const encoded = (subject: string): string => Buffer.from(subject).toString('base64url')
