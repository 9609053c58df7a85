import type { Frame } from '@cardroom/room/protocol'
import { setSettings, useSettings } from '../settings/settings.ts'
import styles from './people.module.css'

/** Those who sit here, and whether one sees what they say. */
export const TalkHidden = ({ frame: { common, own } }: { readonly frame: Frame }) => {
  const others = common.seats.filter(({ person, bot, seat }) => person !== null && !bot && seat !== own.seat)
  if (others.length === 0) return <p>Nobody else sits here but bots.</p>
  return (
    <ul className={styles.people}>
      {others.map(({ person, name }) => (
        <li key={person}>
          <span className={styles.name}>{name}</span>
          <HideTalk person={person!} name={name} />
        </li>
      ))}
    </ul>
  )
}

/** Hides what somebody says, for oneself. */
export const HideTalk = ({ person, name }: { readonly person: string; readonly name: string }) => {
  const { hidden } = useSettings()
  const isHidden = hidden.includes(person)
  const change = (): void =>
    setSettings({ hidden: isHidden ? hidden.filter(it => it !== person) : [...hidden, person] })
  return (
    <button type="button" aria-pressed={isHidden} onClick={change}>
      {isHidden ? 'Talk is hidden' : 'Hide talk'}
      <span className="visually-hidden"> of {name}</span>
    </button>
  )
}
