import type { Guests } from './guests.ts'

/** People whose log-outs and new passwords are answered when they hold on every node; one node alone has nobody to wait for. */
export const heldEverywhere = (guests: Guests, everywhere: (() => Promise<void>) | undefined): Guests => {
  if (everywhere === undefined) return guests
  const { setPassword, logOut, logOutEverywhere } = guests
  return {
    ...guests,
    setPassword: async (...asked) => {
      const set = await setPassword(...asked)
      await everywhere()
      return set
    },
    logOut: async token => {
      await logOut(token)
      await everywhere()
    },
    logOutEverywhere: async token => {
      await logOutEverywhere(token)
      await everywhere()
    },
  }
}
