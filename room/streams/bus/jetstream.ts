import { createInbox, type NatsConnection } from '@nats-io/transport-node'

/** What is kept in JetStream for a while: who was away for a moment hears it when they are back. */
export type KeptSubjects = {
  /** Hears a subject from when it resolves on, in its order, each message once. */
  readonly hear: (subject: string, hears: (text: string) => void) => Promise<() => Promise<void>>
  /** The connection is back: what was said meanwhile is heard now. Says whether nothing was lost. */
  readonly resume: () => Promise<boolean>
}

type Hearing = {
  readonly subject: string
  readonly hears: (text: string) => void
  /** The last that was heard, by its number in the stream. */
  last: number
  stop: () => void
}

/** How long messages are kept, in nanoseconds: nobody waits longer for an answer, and a node that is away longer reads the store. */
const KEPT_FOR = 30_000_000_000
const MOST_BYTES = 256_000_000
const PATIENCE = 5000

/**
 * Keeps subjects that begin like this in a stream of JetStream, in the memory of NATS. Null where the server has no JetStream.
 * Three questions of its API are all that is needed, and they are the same in every version since 2.2.
 */
export const openJetStream = async (
  connection: NatsConnection,
  begins: string,
  onError: (cause: unknown) => void,
): Promise<KeptSubjects | null> => {
  const name = begins.toUpperCase().replaceAll(/[^A-Z]/g, '_')
  const ask = async (what: string, question: object): Promise<Answer> => {
    const answer = await connection.request(`$JS.API.${what}`, JSON.stringify(question), { timeout: PATIENCE })
    return answer.json<Answer>()
  }
  const makeStream = async (): Promise<Answer> =>
    ask(`STREAM.CREATE.${name}`, {
      name,
      subjects: [`${begins}.>`],
      storage: 'memory',
      retention: 'limits',
      discard: 'old',
      max_age: KEPT_FOR,
      max_bytes: MOST_BYTES,
      num_replicas: 1,
    })
  const all = new Set<Hearing>()

  /** Hears from here on, or from the first that was missed. */
  const begin = async (hearing: Hearing, from: number | null): Promise<void> => {
    hearing.stop()
    const inbox = createInbox()
    const listening = connection.subscribe(inbox, {
      callback: (fault, message) => {
        if (fault !== null) return onError(fault)
        const number = numberOf(message.reply)
        if (number <= hearing.last) return
        hearing.last = number
        hearing.hears(message.string())
      },
    })
    hearing.stop = () => listening.unsubscribe()
    const { error, delivered } = await ask(`CONSUMER.CREATE.${name}`, {
      stream_name: name,
      config: {
        deliver_subject: inbox,
        filter_subject: hearing.subject,
        ack_policy: 'none',
        mem_storage: true,
        ...(from === null ? { deliver_policy: 'new' } : { deliver_policy: 'by_start_sequence', opt_start_seq: from }),
      },
    })
    if (error !== undefined) throw new Error(`JetStream: ${error.description}`)
    hearing.last = Math.max(hearing.last, delivered?.stream_seq ?? 0)
  }

  const first = await makeStream().catch(() => null)
  if (first === null || first.error !== undefined) return null
  return {
    hear: async (subject, hears) => {
      const hearing: Hearing = { subject, hears, last: 0, stop: () => {} }
      all.add(hearing)
      await begin(hearing, null)
      return async () => {
        all.delete(hearing)
        hearing.stop()
      }
    },
    resume: async () => {
      // a server that was restarted has forgotten everything, and counts from one again
      const reached = (await makeStream()).state?.last_seq ?? 0
      const isNew = [...all].some(({ last }) => last > reached)
      for (const hearing of all) {
        if (isNew) hearing.last = 0
        await begin(hearing, isNew ? null : hearing.last + 1)
      }
      return !isNew
    },
  }
}

type Answer = {
  readonly error?: { readonly description: string }
  readonly state?: { readonly last_seq: number }
  readonly delivered?: { readonly stream_seq: number }
}

/** The number of a message in its stream, as its answer address has it; newer servers name a domain and an account before. */
const numberOf = (reply = ''): number => {
  const parts = reply.split('.')
  return Number(parts[parts.length > 9 ? 7 : 5] ?? 0)
}
