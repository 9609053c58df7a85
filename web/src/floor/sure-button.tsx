import { useState } from 'react'
import { texts } from '../words/texts.ts'
import styles from './floor.module.css'

/** A button for what is not done by mistake: the second tap does it. */
export const SureButton = ({ words, onSure }: { readonly words: string; readonly onSure: () => void }) => {
  const [asked, setAsked] = useState(false)
  return (
    <button
      type="button"
      className={asked ? styles.primary : ''}
      onBlur={() => setAsked(false)}
      onClick={() => {
        if (asked) onSure()
        setAsked(!asked)
      }}
    >
      {asked ? texts.floor.person.sure(words) : words}
    </button>
  )
}
