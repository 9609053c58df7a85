import { NOTE_COLOURS, type PlayerNote } from '@cardroom/room/protocol'
import { useState } from 'react'
import { OneOf } from '../look/one-of.tsx'
import { Panel } from '../panel/panel.tsx'
import { texts } from '../words/texts.ts'
import styles from './notes.module.css'
import { keepNote, useNotes } from './own-things.ts'

/** As long as the room keeps them. */
const LENGTH = 500
const NONE = 'none'

/** Your note about another player: a few words and a colour. */
export const NotePanel = ({
  about,
  name,
  onClose,
}: {
  readonly about: string
  readonly name: string
  readonly onClose: () => void
}) => {
  const { notes, inRoom } = useNotes()
  const before = notes.find(note => note.about === about)
  const [text, setText] = useState(before?.text ?? '')
  const [colour, setColour] = useState<PlayerNote['colour']>(before?.colour ?? null)
  const [wrong, setWrong] = useState('')
  const words = texts.notes
  const save = async (note: Pick<PlayerNote, 'text' | 'colour'>): Promise<void> => {
    const said = await keepNote({ about, name, ...note })
    if (said === '') onClose()
    else setWrong(said)
  }
  return (
    <Panel title={words.title(name)} onClose={onClose}>
      <form
        className={styles.form}
        onSubmit={event => {
          event.preventDefault()
          void save({ text: text.trim(), colour })
        }}
      >
        <label className={styles.text}>
          <span className="visually-hidden">{words.label}</span>
          <textarea rows={4} maxLength={LENGTH} value={text} onChange={event => setText(event.target.value)} />
        </label>
        <p className={styles.hint}>
          {words.hint} {inRoom ? words.inRoom : words.inBrowser} {words.left(LENGTH - text.length)}
        </p>
        <OneOf
          legend={words.colour}
          name="colour"
          of={[NONE, ...NOTE_COLOURS]}
          now={colour ?? NONE}
          called={{ ...words.colours, [NONE]: words.noColour }}
          onChoose={it => setColour(it === NONE ? null : it)}
        >
          {it => <span className={styles.dot} data-colour={it} />}
        </OneOf>
        {wrong !== '' && <p role="alert">{wrong}</p>}
        <div className={styles.acts}>
          {before !== undefined && (
            <button type="button" onClick={() => void save({ text: '', colour: null })}>
              {words.remove}
            </button>
          )}
          <button type="submit" className="strong">
            {words.save}
          </button>
        </div>
      </form>
    </Panel>
  )
}
