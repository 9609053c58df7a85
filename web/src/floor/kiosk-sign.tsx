import { type FormEvent, useEffect, useRef, useState } from 'react'
import { texts } from '../words/texts.ts'
import styles from './floor.module.css'
import kiosk from './kiosk.module.css'

/** How many digits a PIN has at the least and at the most. */
const FEWEST = 4
const MOST = 12

/** Who stands before the kiosk: a name and a PIN, with digits to tap. */
export const KioskSign = ({
  game,
  onSign,
  onBack,
}: {
  /** The list to join; null to see your own place. */
  readonly game: string | null
  readonly onSign: (name: string, pin: string) => void
  readonly onBack: () => void
}) => {
  const words = texts.floorScreens
  const [name, setName] = useState('')
  const [pin, setPin] = useState('')
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const isReady = name.trim() !== '' && pin.length >= FEWEST
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (isReady) onSign(name.trim(), pin)
  }
  const type = (digit: string): void => setPin(now => `${now}${digit}`.slice(0, MOST))
  return (
    <form className={`${styles.form} ${kiosk.sign}`} onSubmit={submit}>
      <h1>{game === null ? words.myPlace : words.kioskJoin(game)}</h1>
      <label className={styles.field}>
        <span>{words.kioskName}</span>
        <input
          ref={field}
          required
          maxLength={30}
          autoComplete="off"
          value={name}
          onChange={event => setName(event.target.value)}
        />
      </label>
      <label className={styles.field}>
        <span>{words.kioskPin}</span>
        <input
          required
          type="password"
          inputMode="numeric"
          autoComplete="off"
          pattern="[0-9]{4,12}"
          value={pin}
          onChange={event => setPin(event.target.value.replaceAll(/\D/g, '').slice(0, MOST))}
        />
        <small className={styles.small}>{words.kioskPinIs}</small>
      </label>
      <fieldset className={kiosk.digits}>
        <legend className="visually-hidden">{words.digits}</legend>
        {DIGITS.map(digit => (
          <button key={digit} type="button" onClick={() => type(digit)}>
            {digit}
          </button>
        ))}
        <button type="button" aria-label={words.back} onClick={() => setPin(now => now.slice(0, -1))}>
          {words.backMark}
        </button>
      </fieldset>
      <div className={styles.buttons}>
        <button type="submit" className={`${styles.primary} ${styles.big} ${styles.wide}`} disabled={!isReady}>
          {game === null ? words.kioskLook : words.kioskJoin(game)}
        </button>
        <button type="button" className={styles.big} onClick={onBack}>
          {words.cancel}
        </button>
      </div>
    </form>
  )
}

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'] as const
