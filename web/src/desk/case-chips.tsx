import { forms } from '@cardroom/engine'
import { heldIn } from '../held-in.ts'
import { rulingWords } from '../rules/ruling-words.ts'
import { ruleTexts } from '../words/rule-texts.ts'
import styles from './desk.module.css'
import { capital, factWords, valueShown } from './fact-words.ts'
import type { CaseGiven } from './use-case.ts'

const words = ruleTexts.desk

/** The answers so far, each a way back to its question. */
export const CaseChips = ({
  given,
  tell,
}: {
  readonly given: CaseGiven
  readonly tell: (next: Partial<CaseGiven>) => void
}) => {
  const { game, street, about, what, wager, facts, table } = given
  const none = { what: null, wager: null, facts: {} } as const
  const chips: readonly { readonly words: string; readonly back: Partial<CaseGiven> }[] = [
    // game and street of a table's hand are as they are
    ...(game === null || table !== null
      ? []
      : [{ words: forms[game].name, back: { ...none, game: null, street: null, about: null } }]),
    ...(street === null || table !== null
      ? []
      : [
          {
            words: street === 'showdown' ? words.streetWords.showdown : capital(rulingWords.streetName(street)),
            back: { ...none, street: null, about: null },
          },
        ]),
    ...(about === null ? [] : [{ words: words.about[about], back: { ...none, about: null } }]),
    ...(what === null ? [] : [{ words: capital(rulingWords.incidentName(what)), back: none }]),
    ...(wager === null ? [] : [{ words: heldIn(words.wagers, wager) ?? wager, back: none }]),
    ...Object.entries(facts).map(([name, value]) => ({
      words: `${factWords(what!, name)}: ${valueShown(what!, name, value)}`,
      back: { facts: Object.fromEntries(Object.entries(facts).filter(([other]) => other !== name)) },
    })),
  ]
  if (chips.length === 0) return null
  return (
    <ul className={styles.chips} aria-label={words.facts}>
      {chips.map(chip => (
        <li key={chip.words}>
          <button type="button" aria-label={words.change(chip.words)} onClick={() => tell(chip.back)}>
            {chip.words}
          </button>
        </li>
      ))}
    </ul>
  )
}
