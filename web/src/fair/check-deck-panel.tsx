import { useEffect, useState } from 'react'
import { PlayingCard } from '../felt/playing-card.tsx'
import type { Answer } from '../line/api.ts'
import { dealFile } from '../line/files.ts'
import { Panel } from '../panel/panel.tsx'
import styles from './check-deck.module.css'
import { checkDeck, type DeckChecked } from './check-deck.ts'

/** "Check the deck": the seals of a deal opened and worked out anew in this page, said in words. */
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
    <Panel title={`The deck of deal ${deal}`} onClose={onClose}>
      {checked === null && <p role="status">The seals are opened…</p>}
      {checked?.ok === false && <p role="alert">{checked.words}</p>}
      {checked?.ok && <Checked checked={checked.data} nameOf={nameOf} table={table} />}
    </Panel>
  )
}

const Checked = ({
  checked: { proof, findings, noted },
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
        {wrong.length === 0 ? 'The deck fits its seal.' : 'The deck does not fit its seal.'}
      </p>
      <ol className={styles.course}>
        <li>
          The room shuffled, put every card under a seal of its own, and published the root of all seals:{' '}
          <code>{proof.root}</code>{' '}
          {noted === undefined
            ? 'This browser was not there when the deal began, so it cannot say when.'
            : 'This browser had it before the first card was dealt.'}
        </li>
        <li>
          {seats.length === 0
            ? 'No seat added anything: the room alone settled the order of the cards.'
            : `Then ${list(seats)} added random bytes. They and the root settled in which order the cards came: the room could not choose it any more.`}
        </li>
        <li>
          {proof.opened.length === 0
            ? 'You saw no card of this deal, so no seal is opened for you.'
            : `Of the cards that you saw the seals are opened. All others stay closed for ever.`}
          <span className={styles.cards}>
            {proof.opened.map(({ card, place, to }) => (
              <span key={place} className={styles.opened}>
                <PlayingCard card={card} size="s" />
                <span>{toWords(to, nameOf)}</span>
              </span>
            ))}
          </span>
          {proof.unsealed.length > 0 &&
            `The deck was shuffled again or mended later on: ${proof.unsealed.join(' ')} came after that and are not under this seal.`}
        </li>
      </ol>
      <h3>Worked out in this page</h3>
      <ul className={styles.findings}>
        {findings.map(({ checked: what, wrong: why }) => (
          <li key={what} className={why === null ? styles.fits : styles.wrong}>
            <span aria-hidden="true">{why === null ? '✓' : '✗'}</span>
            <span>
              <span className="visually-hidden">{why === null ? 'Fits: ' : 'Does not fit: '}</span>
              {what} {why}
            </span>
          </li>
        ))}
      </ul>
      <p className={styles.offline}>
        Without the room: download{' '}
        <a href={dealFile(table, proof.deal, 'json')} download>
          the proof
        </a>{' '}
        and{' '}
        <a href={dealFile(table, proof.deal, 'jsonl')} download>
          the log
        </a>
        , then <code>{`cardroom verify deal-${proof.deal}-proof.json --log deal-${proof.deal}.jsonl`}</code>
      </p>
    </>
  )
}

const toWords = (to: string, nameOf: (seat: number) => string): string => {
  const seat = /^seat (\d+)$/.exec(to)?.[1]
  return seat === undefined ? to.replace(/^board 1$/, 'board') : nameOf(Number(seat))
}

const list = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
