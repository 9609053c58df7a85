import { useState } from 'react'
import { CardPicker } from '../cards/card-picker.tsx'
import { PlayingCard } from '../cards/playing-card.tsx'
import { texts } from '../words/texts.ts'
import styles from './menu.module.css'

/** One card: tapped by its rank and suit, and shown as it lies on the table. */
export const CardField = ({
  label,
  value,
  onTell,
}: {
  readonly label: string
  readonly value: string
  readonly onTell: (card: string | undefined) => void
}) => {
  const [picking, setPicking] = useState(false)
  if (picking) {
    return (
      <CardPicker
        title={label}
        count={1}
        taken={[]}
        joker
        onDone={([card]) => {
          onTell(card)
          setPicking(false)
        }}
        onCancel={() => setPicking(false)}
      />
    )
  }
  return (
    <div className={styles.card}>
      <span>{label}</span>
      {value !== '' && <PlayingCard card={value} size="s" />}
      <button type="button" onClick={() => setPicking(true)}>
        {value === '' ? texts.menu.chooseCard : texts.menu.chooseAnother}
        <span className="visually-hidden"> {label}</span>
      </button>
    </div>
  )
}
