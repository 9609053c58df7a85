import type { House } from '@cardroom/engine/rulebooks'
import { useState } from 'react'
import frame from '../rules/rules.module.css'
import { ruleTexts } from '../words/rule-texts.ts'
import { draftIn, newDraft } from './draft.ts'
import styles from './house-book.module.css'

const words = ruleTexts.houseBook

/** The draft as a file, from a file, or from the beginning. */
export const DraftFile = ({ draft, onDraft }: { readonly draft: House; readonly onDraft: (draft: House) => void }) => {
  const [wrong, setWrong] = useState(false)
  const save = (): void => {
    const address = URL.createObjectURL(new Blob([`${JSON.stringify(draft, null, 2)}\n`], { type: 'application/json' }))
    const link = document.createElement('a')
    link.href = address
    link.download = 'house.json'
    link.click()
    URL.revokeObjectURL(address)
  }
  const read = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return
    const text = await file.text()
    const found = draftIn(jsonIn(text))
    setWrong(found === null)
    if (found !== null) onDraft(found)
  }
  return (
    <section className={styles.file}>
      <p className={frame.dim}>{words.draftKept}</p>
      <div className={frame.buttons}>
        <button type="button" className={frame.button} onClick={save}>
          {words.file}
        </button>
        <button type="button" className={`${frame.button} ${frame.quiet}`} onClick={() => onDraft(newDraft())}>
          {words.startOver}
        </button>
      </div>
      <label className={styles.field}>
        <span>{words.fromFile}</span>
        <input type="file" accept="application/json,.json" onChange={({ target }) => void read(target.files?.[0])} />
      </label>
      {wrong && <p role="alert">{words.notHouse}</p>}
    </section>
  )
}

const jsonIn = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    // a file that is no JSON is nobody's rules
    return null
  }
}
