/** The part of `pec` that is measured; it comes without types. */
declare module 'pec' {
  const pec: {
    readonly raceCombos: (
      one: readonly string[],
      other: readonly string[],
      times: number,
    ) => { readonly win: number; readonly loose: number; readonly tie: number }
  }
  export default pec
}
