/** What comes of any question: the answer, beside `ok`, or why there is none. */
export type Result<Answer, No extends { readonly why: string } = { readonly why: string }> =
  | ({ readonly ok: true } & Answer)
  | Refused<No>

/** No answer, and why, as a code. */
export type Refused<No extends { readonly why: string } = { readonly why: string }> = {
  readonly ok: false
  readonly refusal: No
}

/** The answer to the caller, when there is only a refusal. */
export const no = <No extends { readonly why: string }>(refusal: No): Refused<No> => ({ ok: false, refusal })
