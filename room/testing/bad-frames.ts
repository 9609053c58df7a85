import { connect } from 'node:net'
import type { Chance } from '@cardroom/engine'

/** How many lines are tried at once, and how long one that is not ended is waited for, in milliseconds. */
const AT_ONCE = 16
const PATIENCE = 150

/** Opens this many lines by hand, on which frames come that no WebSocket allows; gives back all that was answered. */
export const badFrames = async (
  address: string,
  cookie: string,
  count: number,
  chance: Chance,
): Promise<readonly string[]> => {
  const heard: string[] = []
  for (let left = count; left > 0; left -= AT_ONCE) {
    const lines = Array.from({ length: Math.min(AT_ONCE, left) }, () => {
      const { head = handshake(address, cookie), bytes } = BAD[chance(BAD.length)]!(chance, address, cookie)
      return raw(address, head, bytes)
    })
    heard.push(...(await Promise.all(lines)))
  }
  return heard
}

type Bad = (chance: Chance, address: string, cookie: string) => { readonly head?: string; readonly bytes: Buffer }

const PING = Buffer.from('{"type":"ping"}')

const BAD: readonly Bad[] = [
  // not masked, as only servers may send
  () => ({ bytes: Buffer.concat([Buffer.from([0x81, PING.length]), PING]) }),
  // kinds of frames and bits that do not exist
  chance => ({ bytes: frame(0x80 | (3 + chance(5)), PING) }),
  chance => ({ bytes: frame(0x81 | (0x10 << chance(3)), PING) }),
  // a length that is a lie, or beyond all limits
  () => ({ bytes: Buffer.from([0x81, 0xff, 0x40, 0, 0, 0, 0, 0, 0, 0, 1, 2, 3, 4]) }),
  () => ({ bytes: Buffer.from([0x81, 0xff, 0, 0, 0, 0, 0, 1, 0x11, 0x70, 1, 2, 3, 4]) }),
  () => ({ bytes: frame(0x81, PING).subarray(0, 9) }),
  // control frames that are too long or in pieces, and endings without a sense
  () => ({ bytes: frame(0x89, Buffer.alloc(126)) }),
  () => ({ bytes: frame(0x09, PING) }),
  chance => ({ bytes: frame(0x88, Buffer.from([chance(256), chance(256)])) }),
  () => ({ bytes: frame(0x88, Buffer.from([1])) }),
  // a piece of nothing, a second beginning, letters that are none
  () => ({ bytes: frame(0x80, PING) }),
  () => ({ bytes: Buffer.concat([frame(0x01, PING), frame(0x81, PING)]) }),
  () => ({ bytes: frame(0x81, Buffer.from([0xff, 0xfe, 0xc0, 0xed, 0xa0, 0x80])) }),
  // a message in many pieces, and more of them than a message may be long
  () => ({ bytes: Buffer.concat([...PING].map((byte, i) => frame(i === 0 ? 0x01 : 0x00, Buffer.from([byte])))) }),
  () => ({ bytes: Buffer.concat(Array.from({ length: 40 }, (_, i) => frame(i === 0 ? 0x01 : 0, Buffer.alloc(500)))) }),
  chance => ({ bytes: Buffer.from(Array.from({ length: chance(400) }, () => chance(256))) }),
  // handshakes that are none
  (_, address, cookie) => ({ head: handshake(address, cookie).replace('13', '99'), bytes: PING }),
  (_, address, cookie) => ({ head: handshake(address, cookie).replace(/Sec-WebSocket-Key: .*\r\n/, ''), bytes: PING }),
  (_, address, cookie) => ({ head: handshake(address, cookie).replace('/line', '/api/me'), bytes: PING }),
  (_, address, cookie) => ({ head: handshake(address, cookie).replace('/line', '/nowhere'), bytes: PING }),
  (_, address, cookie) => ({ head: handshake(address, `${cookie}; cardroom=; cardroom=%00`), bytes: PING }),
  (_, address, cookie) => ({
    head: handshake(address, cookie).replace('/line', `/line?protocol=${'9'.repeat(99)}`),
    bytes: PING,
  }),
]

const handshake = (address: string, cookie: string): string =>
  [
    'GET /line HTTP/1.1',
    `Host: ${address}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    `Cookie: ${cookie}`,
    '\r\n',
  ].join('\r\n')

/** A frame with a mask of zeros. */
const frame = (first: number, payload: Buffer): Buffer => {
  const length =
    payload.length < 126 ? [0x80 | payload.length] : [0x80 | 126, payload.length >> 8, payload.length & 0xff]
  return Buffer.concat([Buffer.from([first, ...length, 0, 0, 0, 0]), payload])
}

const raw = (address: string, head: string, bytes: Buffer): Promise<string> =>
  new Promise(resolve => {
    const [host = '', port = ''] = address.split(':')
    let heard = ''
    const socket = connect(Number(port), host, () => socket.write(head))
    const over = setTimeout(() => socket.destroy(), PATIENCE)
    socket.once('data', () => socket.write(bytes))
    socket.on('data', data => {
      heard += data.toString('latin1')
    })
    // the room may hang up on what it is sent
    socket.on('error', () => socket.destroy())
    socket.once('close', () => {
      clearTimeout(over)
      resolve(heard)
    })
  })
