import { texts } from '../words/texts.ts'
import { Dock } from './dock/dock.tsx'

/** Asks once more before something that looks like a mistake; the focus is on the way back. */
export const Confirm = ({
  words,
  onYes,
  onNo,
}: {
  readonly words: string
  readonly onYes: () => void
  readonly onNo: () => void
}) => (
  <Dock role="alertdialog" aria-label={words} prompt={<p>{words}</p>}>
    <button type="button" className="strong" ref={button => button?.focus()} onClick={onNo}>
      {texts.felt.goBack}
    </button>
    <button type="button" onClick={onYes}>
      {texts.felt.goAhead}
    </button>
  </Dock>
)
