import type { DealtTo } from '@cardroom/fair'
import { useEffect, useState } from 'react'
import { PlayingCard } from '../cards/playing-card.tsx'
import type { Answer } from '../line/api.ts'
import { dealFile } from '../line/files.ts'
import { Panel } from '../panel/panel.tsx'
import { texts } from '../words/texts.ts'
import styles from './check-deck.module.css'
import { checkDeck, type DeckChecked } from './check-deck.ts'

/** "Check the deck": the seals of a deal opened and worked out again on this page, in words. */
export const CheckDeckPanel = ({
  table,
  deal,
  nameOf,
  onClose,
}: {
  readonly table: string
  readonly deal: number
  readonly nameOf: (seat: number) => string
  readonly onClose: () => void
}) => {
  const [checked, setChecked] = useState<Answer<DeckChecked> | null>(null)
  useEffect(() => {
    let asked = true
    void checkDeck(table, deal).then(answer => asked && setChecked(answer))
    return () => {
      asked = false
    }
  }, [table, deal])
  return (
    <Panel title={texts.fair.title(deal)} onClose={onClose}>
      {checked === null && <p role="status">{texts.fair.opening}</p>}
      {checked?.ok === false && <p role="alert">{checked.words}</p>}
      {checked?.ok && <Checked checked={checked.data} nameOf={nameOf} table={table} />}
    </Panel>
  )
}

const Checked = ({
  checked: { proof, findings, went, noted },
  nameOf,
  table,
}: {
  readonly checked: DeckChecked
  readonly nameOf: (seat: number) => string
  readonly table: string
}) => {
  const wrong = findings.filter(finding => finding.wrong !== null)
  const seats = proof.entropies.map(({ seat }) => nameOf(seat))
  return (
    <>
      <p role="status" className={wrong.length === 0 ? styles.fits : styles.wrong}>
        {wrong.length === 0 ? texts.fair.fits : texts.fair.fitsNot}
      </p>
      <ol className={styles.course}>
        <li>
          {texts.fair.shuffled} <code>{proof.root}</code>{' '}
          {noted === undefined ? texts.fair.wasNotThere : texts.fair.wasThere}
        </li>
        <li>{seats.length === 0 ? texts.fair.noSeat : texts.fair.seats(seats)}</li>
        <li>
          {proof.opened.length === 0 ? texts.fair.sawNone : texts.fair.saw}
          <span className={styles.cards}>
            {proof.opened.map(({ card, place }, i) => (
              <span key={place} className={styles.opened}>
                <PlayingCard card={card} size="s" />
                <span>{toWords(went[i] ?? null, nameOf)}</span>
              </span>
            ))}
          </span>
          {proof.unsealed.length > 0 && texts.fair.unsealed(proof.unsealed.join(' '))}
        </li>
      </ol>
      <h3>{texts.fair.workedOut}</h3>
      <ul className={styles.findings}>
        {findings.map(({ checked: what, wrong: why }) => (
          <li key={what} className={why === null ? styles.fits : styles.wrong}>
            <span aria-hidden="true">{why === null ? '✓' : '✗'}</span>
            <span>
              <span className="visually-hidden">{why === null ? texts.fair.match : texts.fair.noMatch}</span>
              {what} {why}
            </span>
          </li>
        ))}
      </ul>
      <p className={styles.offline}>
        {texts.fair.without}{' '}
        <a href={dealFile(table, proof.deal, 'json')} download>
          {texts.fair.theProof}
        </a>{' '}
        {texts.fair.and}{' '}
        <a href={dealFile(table, proof.deal, 'jsonl')} download>
          {texts.fair.theLog}
        </a>
        {texts.fair.thenRun} <code>{texts.fair.command(proof.deal)}</code>
      </p>
    </>
  )
}

const toWords = (to: DealtTo | null, nameOf: (seat: number) => string): string => {
  if (to === null) return ''
  if (!to.dealt) return texts.fair.notDealt
  switch (to.to) {
    case 'seat':
      return nameOf(to.seat)
    case 'board':
      return texts.fair.board(to.board)
    case 'burn':
      return texts.fair.burn
    case 'aside':
      return texts.fair.aside
  }
}
