import type { Card } from '@cardroom/engine'
import { UNKNOWN } from '@cardroom/engine/cards'
import type { Beat, DealtTo, Story } from '../story/story.ts'
import type { Pen } from './pen.ts'

/** A street: its heading, and the cards that hands got on it. */
export const streetLines = (story: Story, pen: Pen, beat: Extract<Beat, { tells: 'street' }>): readonly string[] => {
  const { street, run, fresh, board } = beat
  const heading = HEADINGS[story.form.family]![street] ?? `STREET ${street + 1}`
  const before = board.slice(0, board.length - fresh.length)
  const cards = [before, fresh].filter(part => part.length > 0).map(part => ` ${inBrackets(part)}`)
  const again = story.runs > 1 && firstOfRun(story, street) ? `${pen.ordinal(run)} ` : ''
  return [`*** ${again}${heading} ***${cards.join('')}`, ...beat.hands.flatMap(hand => dealtLine(story, pen, hand))]
}

/** Was this street dealt more than once? */
const firstOfRun = ({ beats }: Story, street: number): boolean =>
  beats.filter(beat => beat.tells === 'street' && beat.street === street).length > 1

const HEADINGS: Readonly<Record<Story['form']['family'], readonly string[]>> = {
  board: ['HOLE CARDS', 'FLOP', 'TURN', 'RIVER'],
  stud: ['3rd STREET', '4th STREET', '5th STREET', '6th STREET', 'RIVER'],
  draw: ['DEALING HANDS'],
  chinese: [],
}

/** What a hand got, where that is known; of an unknown stud hand its upcards. */
const dealtLine = (story: Story, pen: Pen, { seat, had, hadUp, down, up }: DealtTo): readonly string[] => {
  const known = pen.sees(seat) && ![...had, ...down].includes(UNKNOWN)
  if (!known && up.length === 0) return []
  const [before, fresh] = known ? [had, [...down, ...up]] : [hadUp, up]
  if (story.form.family !== 'stud' || before.length === 0)
    return [`Dealt to ${pen.name(seat)} ${inBrackets([...before, ...fresh])}`]
  return [`Dealt to ${pen.name(seat)} ${inBrackets(before)} ${inBrackets(fresh)}`]
}

/** A draw: what each throws away and, right after it, what they get for it. */
export const drawLines = (story: Story, pen: Pen, beats: readonly Beat[], draw: number): readonly string[] => {
  const count = story.form.streets.filter(({ steps }) => steps.some(step => step.do === 'draw')).length
  const lines = count > 1 ? [`*** ${pen.ordinal(draw)} DRAW ***`] : []
  for (const beat of beats) {
    if (beat.tells !== 'draw') continue
    const who = pen.name(beat.seat)
    const { length } = beat.cards
    const named =
      length === 0 || !pen.sees(beat.seat) || beat.cards.includes(UNKNOWN) ? '' : ` ${inBrackets(beat.cards)}`
    lines.push(
      length === 0 ? `${who}: stands pat` : `${who}: discards ${length} card${length === 1 ? '' : 's'}${named}`,
    )
    for (const drawn of beats) {
      if (drawn.tells !== 'drawn' || drawn.seat !== beat.seat || !pen.sees(beat.seat)) continue
      if ([...drawn.kept, ...drawn.cards].includes(UNKNOWN)) continue
      const kept = drawn.kept.length === 0 ? '' : `${inBrackets(drawn.kept)} `
      lines.push(`Dealt to ${who} ${kept}${inBrackets(drawn.cards)}`)
    }
  }
  return lines
}

const inBrackets = (cards: readonly Card[]): string => `[${cards.join(' ')}]`
