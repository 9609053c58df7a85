import type { ComponentType } from 'react'

/**
 * Loads a part again that could not be loaded. Some browsers remember that an address failed and never ask for it again,
 * so that it is asked for under another one, which is the same file to the room.
 */
export const loadAgain = async <P>(
  load: () => Promise<ComponentType<P>>,
  cause: unknown,
  tries: number,
): Promise<ComponentType<P>> => {
  const address = addressIn(cause)
  if (address === null) return load()
  const module: Readonly<Record<string, unknown>> = await import(/* @vite-ignore */ `${address}?again=${tries}`)
  const parts = Object.values(module).filter(it => typeof it === 'function')
  // a file with several parts does not say which of them it was
  return parts.length === 1 ? (parts[0] as ComponentType<P>) : load()
}

/** The address of the file that failed, as browsers tell it; null where they do not. */
export const addressIn = (cause: unknown, origin: string = location.origin): string | null => {
  const [address] = cause instanceof Error ? (/https?:\/\/[^\s?]+\.js/.exec(cause.message) ?? []) : []
  return address?.startsWith(`${origin}/`) === true ? address : null
}
