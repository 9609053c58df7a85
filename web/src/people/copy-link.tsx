import { useState } from 'react'

/** Copies a link; where nothing can be copied it is shown. */
export const CopyLink = ({ link, words }: { readonly link: string; readonly words: string }) => {
  const [said, setSaid] = useState('')
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link)
      setSaid('Copied. Send it to your friends.')
    } catch (cause) {
      setSaid(cause instanceof Error ? `Copy it yourself: ${link}` : link)
    }
  }
  return (
    <>
      <button type="button" onClick={copy}>
        {words}
      </button>
      <p role="status" style={{ margin: 0, overflowWrap: 'anywhere' }}>
        {said}
      </p>
    </>
  )
}
