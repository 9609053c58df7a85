/** What a request came to: data, or words to show. */
export type Answer<T> = { readonly ok: true; readonly data: T } | { readonly ok: false; readonly words: string }

/** What is said while the room does not answer. */
export const OUT_OF_REACH = 'The room cannot be reached: the line is down, or it is closed for a moment.'

/** Asks the room for something. */
export const ask = async <T>(path: string, body?: object): Promise<Answer<T>> => {
  try {
    const response = await fetch(path, {
      ...(body !== undefined && {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    })
    const data: unknown = await response.json()
    if (response.ok) return { ok: true, data: data as T }
    const { words, message } = data as { readonly words?: string; readonly message?: string }
    return { ok: false, words: words ?? message ?? `The room answered ${response.status}.` }
  } catch (cause) {
    console.warn(path, cause)
    return { ok: false, words: OUT_OF_REACH }
  }
}
