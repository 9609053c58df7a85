import { connect } from '@nats-io/transport-node'

/** Counts every message that rooms say to each other over a NATS. */
export const countMessages = async (
  servers: string,
): Promise<{
  readonly count: () => { readonly messages: number; readonly bytes: number }
  readonly stop: () => Promise<void>
}> => {
  const connection = await connect({ servers })
  let [messages, bytes] = [0, 0]
  connection.subscribe('cardroom.>', {
    callback: (_, message) => {
      messages++
      bytes += message.data.length
    },
  })
  await connection.flush()
  return { count: () => ({ messages, bytes }), stop: () => connection.close() }
}
