import { connect } from '@nats-io/transport-node'
import { type Bus, subjects } from './bus.ts'

/**
 * A bus by NATS. Messages are not stored there: what is missed while the connection is down is in the store, and
 * everybody hears that there was a gap.
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
  const listening = subjects(onError)
  const gaps = new Set<() => void>()
  const open = new Map<string, { readonly unsubscribe: () => void }>()
  const watch = async (): Promise<void> => {
    for await (const { type } of connection.status()) {
      if (type === 'reconnect') for (const missed of gaps) missed()
    }
  }
  watch().catch(onError)
  return {
    publish: async (subject, text) => connection.publish(nameOf(subject), text),
    subscribe: async (subject, hear) => {
      if (listening.add(subject, hear)) {
        const callback = (fault: Error | null, message: { readonly string: () => string }): void => {
          if (fault !== null) return onError(fault)
          listening.tell(subject, message.string())
        }
        open.set(subject, connection.subscribe(nameOf(subject), { callback }))
        // when that is answered, the server listens
        await connection.flush()
      }
      return async () => {
        if (!listening.remove(subject, hear)) return
        open.get(subject)?.unsubscribe()
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

/** Subjects of NATS have dots and stars of their own meaning, and no spaces. */
const nameOf = (subject: string): string => `cardroom.${Buffer.from(subject).toString('base64url')}`
