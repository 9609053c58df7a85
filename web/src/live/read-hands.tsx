import { chipsWords, type Frame } from '@cardroom/room/protocol'
import { useState } from 'react'
import { texts } from '../words/texts.ts'
import { enter } from './enter.ts'
import { keyOf, type Part, type Read, withoutPart, withSidePots } from './hands-read.ts'
import styles from './live.module.css'

/** Part by part of every pot, the main pot first, which may decide the others: who takes it; several who are tapped tie. */
export const ReadHands = ({
  frame: { common },
  name,
}: {
  readonly frame: Frame
  readonly name: (seat: number) => string
}) => {
  const parts = (common.live?.parts ?? []).filter(({ known }) => !known).sort((a, b) => a.pot - b.pot)
  const [read, setRead] = useState<Read>({})
  const left = parts.filter(part => read[keyOf(part)] === undefined)
  const taps = (part: Part, seat: number): void => {
    const before = read[keyOf(part)] ?? []
    const seats = before.includes(seat) ? before.filter(it => it !== seat) : [...before, seat]
    setRead(seats.length === 0 ? withoutPart(read, part) : withSidePots(read, part, seats, parts))
  }
  const push = (): void =>
    enter({
      type: 'read',
      readings: parts.map(part => ({
        pot: part.pot,
        run: part.run,
        share: part.share,
        seats: read[keyOf(part)] ?? [],
      })),
    })
  const stud = common.game.family === 'stud'
  return (
    <>
      <div className={styles.parts}>
        {parts.map(part => {
          const now = read[keyOf(part)]
          return (
            <fieldset key={keyOf(part)} className={`${styles.part} ${now === undefined ? styles.unread : ''}`}>
              <legend>{partWords(part, parts, common.deal)}</legend>
              {part.seats.map(seat => (
                <button
                  key={seat}
                  type="button"
                  aria-pressed={now?.includes(seat) === true}
                  onClick={() => taps(part, seat)}
                >
                  {name(seat)}
                </button>
              ))}
              {part.qualifier && (
                <button
                  type="button"
                  aria-pressed={now?.length === 0}
                  onClick={() => setRead(withSidePots(read, part, [], parts))}
                >
                  {texts.live.nobodyQualifies}
                </button>
              )}
            </fieldset>
          )
        })}
      </div>
      {stud && <p className={styles.hint}>{texts.live.tieFirst}</p>}
      <button
        type="button"
        className={`strong ${styles.big} ${styles.pushes}`}
        disabled={left.length > 0}
        onClick={push}
      >
        {left.length === 0 || left.length === parts.length
          ? texts.live.pushPots
          : texts.live.stillToRead(partWords(left[0]!, parts, common.deal))}
      </button>
    </>
  )
}

const partWords = (
  { pot, run, share, amount }: Part,
  parts: readonly Part[],
  deal: Frame['common']['deal'],
): string => {
  const named =
    pot > 0
      ? texts.live.sidePot((deal?.pots.length ?? 0) > 2 ? ` ${pot}` : '')
      : several(parts)
        ? texts.live.mainPot
        : texts.live.pot
  const shares = new Set(parts.map(it => it.share)).size > 1 ? `, ${share}` : ''
  return `${named} ${chipsWords(amount)}${shares}${(deal?.runs ?? 1) > 1 ? texts.live.runOut(run + 1) : ''}`
}

const several = (parts: readonly Part[]): boolean => parts.some(part => part.pot > 0)
