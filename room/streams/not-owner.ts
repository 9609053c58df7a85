/** A fault: this node doesn't own what it was to write to, or nobody does at the moment. Nothing was written. */
export const notOwner = (group: string): Error =>
  Object.assign(new Error(`this node does not own ${group}`), { code: 'NOT_OWNER' })

/** Complains of anything else: that something has become another node's is no fault. */
export const unlessMoved =
  (complain: (cause: unknown) => void) =>
  (cause: unknown): void => {
    if (!isNotOwner(cause)) complain(cause)
  }

/** Is this such a fault, or caused by one? */
export const isNotOwner = (cause: unknown): boolean =>
  cause instanceof Error && (('code' in cause && cause.code === 'NOT_OWNER') || isNotOwner(cause.cause))
