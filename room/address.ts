import { BlockList, isIPv4, isIPv6 } from 'node:net'

/**
 * What is counted as one place wherever the room counts by address: an IPv4 address, or the first 64 bits of an IPv6
 * address, since anyone who has one of those has them all. IPv4 written as IPv6 is IPv4, and whatever is no address at all
 * is one place together, so that nobody makes up new ones.
 */
export const homeOf = (address: string | undefined): string => {
  const bare = bareAddress(address ?? '')
  if (isIPv4(bare)) return bare
  if (!isIPv6(bare)) return 'unknown'
  const groups = groupsOf(bare)
  return isMapped(groups) ? fourOf(groups) : `${groups.slice(0, 4).map(hex).join(':')}::/64`
}

/** Is it this machine itself, or a proxy on it that the room was not set to trust? */
export const isHere = (address: string | undefined): boolean => {
  const home = homeOf(address)
  return isIPv4(home) ? LOOPBACK.check(home) : groupsText(address) === '0:0:0:0:0:0:0:1'
}

const LOOPBACK = new BlockList()
LOOPBACK.addSubnet('127.0.0.0', 8)

/** Without brackets, a port or a zone, which proxies write beside it. */
const bareAddress = (address: string): string => {
  const [, inBrackets, four] = /^\[([^\]]{1,60})\](?::\d+)?$|^([\d.]{7,15}):\d+$/.exec(address) ?? []
  return (inBrackets ?? four ?? address).split('%', 1)[0]!
}

const groupsText = (address: string | undefined): string => {
  const bare = bareAddress(address ?? '')
  return isIPv6(bare) ? groupsOf(bare).map(hex).join(':') : ''
}

/** The eight numbers of an IPv6 address, however it is shortened. */
const groupsOf = (address: string): readonly number[] => {
  const [front = '', back] = withoutDots(address).split('::')
  const [before, after] = [numbersOf(front), numbersOf(back ?? '')]
  const zeros = back === undefined ? 0 : Math.max(0, 8 - before.length - after.length)
  return [...before, ...Array.from({ length: zeros }, () => 0), ...after]
}

const numbersOf = (part: string): readonly number[] => (part === '' ? [] : part.split(':').map(it => parseInt(it, 16)))

/** The last two numbers may be written as an IPv4 address. */
const withoutDots = (address: string): string =>
  address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, ...four: readonly string[]) => {
    const [a, b, c, d] = four.slice(0, 4).map(Number) as [number, number, number, number]
    return `${hex(a * 256 + b)}:${hex(c * 256 + d)}`
  })

const hex = (group: number): string => group.toString(16)

/** `::ffff:1.2.3.4`, in which a socket that takes both kinds names IPv4. */
const isMapped = (groups: readonly number[]): boolean =>
  groups.slice(0, 5).every(group => group === 0) && groups[5] === 0xffff

const fourOf = (groups: readonly number[]): string => {
  const [high = 0, low = 0] = groups.slice(6)
  return [high >> 8, high & 255, low >> 8, low & 255].join('.')
}
