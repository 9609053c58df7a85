import { useState } from 'react'
import { texts } from '../words/texts.ts'

/** Copies a link; where nothing can be copied it is shown. */
export const CopyLink = ({ link, words }: { readonly link: string; readonly words: string }) => {
  const [said, setSaid] = useState('')
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link)
      setSaid(texts.people.copied)
    } catch (cause) {
      setSaid(cause instanceof Error ? texts.people.copyYourself(link) : link)
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
