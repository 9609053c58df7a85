/** The code of an invitation in the part of an address that no server is sent; empty without one. */
export const codeIn = (hash: string): string => /^#i=([A-Za-z0-9_-]{22})$/.exec(hash)?.[1] ?? ''

/** Takes the code out of the address, so that nobody copies it from there by mistake. */
export const takeCode = (): string => {
  const code = codeIn(location.hash)
  if (code !== '') history.replaceState(history.state, '', location.pathname)
  return code
}

/** The link by which somebody comes with a code. */
export const linkWith = (code: string): string => `${location.origin}${location.pathname}#i=${code}`
