import { useState } from 'react'

/** Copies the link of this table, by which friends come; where nothing can be copied it is shown. */
export const InviteButton = () => {
  const [said, setSaid] = useState('')
  const link = `${location.origin}${location.pathname}`
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
        Copy the invitation link
      </button>
      <p role="status" style={{ margin: 0, minHeight: '1.4em', overflowWrap: 'anywhere' }}>
        {said}
      </p>
    </>
  )
}
