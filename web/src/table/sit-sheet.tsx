import { chipsWords, type Frame } from '@cardroom/room/protocol'
import { useState } from 'react'
import { rebuysOf } from '../felt/rebuys.ts'
import { ask } from '../line/api.ts'
import { useSent } from '../line/use-sent.ts'
import { ChipsField } from '../panel/chips-field.tsx'
import { Panel } from '../panel/panel.tsx'
import { LogIn } from '../people/log-in.tsx'
import { NameField } from '../people/name-field.tsx'
import { texts } from '../words/texts.ts'
import styles from './sit-sheet.module.css'

/** Takes a seat in one step: who you are, if the room doesn't know it yet, and how many chips you bring. */
export const SitSheet = ({
  frame,
  seat,
  named,
  onSit,
  onClose,
}: {
  readonly frame: Frame
  readonly seat: number
  readonly named: boolean
  readonly onSit: (chips: number) => void
  readonly onClose: () => void
}) => {
  const { own, common } = frame
  const usual = common.game.buyIn
  const [name, setName] = useState('')
  const [typed, setTyped] = useState<number | null>(usual)
  const [account, setAccount] = useState(false)
  const chips = typed ?? 0
  const { submit, wrong } = useSent(
    async () => (named ? { ok: true, data: null } : ask('POST /api/guest', { body: { name } })),
    () => onSit(chips),
  )
  const { least, most } = own.buyIn ?? { least: 1, most: null }
  const range = texts.felt.sit.range(chipsWords(least), most === null ? null : chipsWords(most))
  const choices = own.buyIn === null ? [usual] : rebuysOf(own.buyIn, usual)
  return (
    <Panel title={texts.felt.sit.title(seat)} onClose={onClose}>
      {account ? (
        <LogIn onDone={() => onSit(chips)} />
      ) : (
        <form onSubmit={submit} className={styles.sheet}>
          {!named && <NameField words={texts.felt.yourName} value={name} onName={setName} autoComplete="nickname" />}
          <ChipsField
            words={texts.felt.sit.buyIn}
            value={typed}
            least={least}
            most={most}
            allowed={range}
            onChips={setTyped}
            hint={range}
          />
          {choices.length > 1 && (
            <div className={styles.choices}>
              {choices.map(amount => (
                <button key={amount} type="button" aria-pressed={amount === chips} onClick={() => setTyped(amount)}>
                  {chipsWords(amount)}
                </button>
              ))}
            </div>
          )}
          {wrong !== '' && <p role="alert">{wrong}</p>}
          <button type="submit" className={styles.sit}>
            {texts.felt.sit.down}
          </button>
          {!named && (
            <button type="button" className="quiet" onClick={() => setAccount(true)}>
              {texts.felt.haveAccount}
            </button>
          )}
        </form>
      )}
    </Panel>
  )
}
