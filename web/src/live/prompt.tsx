import { chipsWords, type Frame } from '@cardroom/room/protocol'
import { texts } from '../words/texts.ts'
import styles from './live.module.css'
import { nextWords } from './next-words.ts'

/** What comes next, large enough to be read with a glance, and read out when it changes. */
export const Prompt = ({
  frame,
  helps,
  name,
}: {
  readonly frame: Frame
  readonly helps: boolean
  readonly name: (seat: number) => string
}) => {
  const { who, words } = nextWords(frame, helps, name)
  const { deal, live } = frame.common
  const behind =
    live?.legal?.due === 'betting' && who !== ''
      ? deal?.players.find(({ seat }) => seat === deal.turn)?.stack
      : undefined
  return (
    <div aria-live="polite" aria-atomic="true">
      {helps && live?.quiet != null && <p className={styles.quiet}>{live.quiet}</p>}
      <p className={styles.prompt}>
        {who !== '' && <strong>{who}</strong>} {words}
        {behind !== undefined && <span className={styles.of}>{texts.live.behind(chipsWords(behind))}</span>}
      </p>
    </div>
  )
}
