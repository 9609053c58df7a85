import { type Deal, type FormId, forms } from '@cardroom/engine'
import {
  canBeOn,
  type DeskCase,
  type DeskFact,
  deskIncidents,
  deskStreets,
  deskWager,
  WAGER_CASES,
} from '@cardroom/engine/ask'
import { groupOf, INCIDENT_GROUPS, type IncidentType } from '@cardroom/engine/rulings'
import { useMemo } from 'react'
import { heldIn } from '../held-in.ts'
import { rulingWords } from '../rules/ruling-words.ts'
import { ruleTexts } from '../words/rule-texts.ts'
import styles from './desk.module.css'
import { capital, factWords, valueShown } from './fact-words.ts'
import { PickCard } from './pick-card.tsx'
import type { About, CaseGiven } from './use-case.ts'

const words = ruleTexts.desk

/** The games that are asked about most; the others are in a list. */
const FIRST_GAMES: readonly FormId[] = [
  'holdem',
  'omaha',
  'omaha-8',
  'seven-card-stud',
  'razz',
  'deuce-to-seven-triple-draw',
]

type Parts = {
  readonly given: CaseGiven
  readonly tell: (next: Partial<CaseGiven>) => void
  readonly moments: readonly Deal[]
  /** The hand of a table: only bets that can have been made there are asked about. */
  readonly at?: DeskCase
}

/** The next question that everybody is asked: game, street, what it is about, what happened. */
export const Question = ({ given, tell, moments, at }: Parts) => {
  if (given.game === null) return <Game tell={tell} />
  if (given.street === null)
    return (
      <Answers
        title={words.question.street}
        two
        answers={streetsFor(given.game, given).map(street => ({
          words: street === 'showdown' ? words.streetWords.showdown : capital(rulingWords.streetName(street)),
          choose: () => tell({ street }),
        }))}
      />
    )
  return <WhatHappened given={given} tell={tell} moments={moments} {...(at === undefined ? {} : { at })} />
}

/** The streets on which it can have happened. */
const streetsFor = (game: FormId, { what, wager }: CaseGiven): readonly string[] =>
  deskStreets(forms[game]).filter(street => {
    if (wager !== null) return street !== 'showdown'
    return what === null || canBeOn(game, what, street)
  })

const Game = ({ tell }: Pick<Parts, 'tell'>) => (
  <>
    <Answers
      title={words.question.game}
      two
      answers={FIRST_GAMES.map(id => ({ words: forms[id].name, choose: () => tell({ game: id }) }))}
    />
    <label className={styles.other}>
      {words.otherGames}
      <select value="" onChange={event => tell({ game: event.target.value as FormId })}>
        <option value="">{words.pickGame}</option>
        {Object.values(forms).map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  </>
)

const WhatHappened = ({ given, tell, moments, at }: Parts) => {
  const possible = useMemo(() => deskIncidents(moments), [moments])
  const wagers = useMemo(
    () => (at === undefined ? WAGER_CASES : WAGER_CASES.filter(it => deskWager(at, it) !== null)),
    [at],
  )
  const groups: readonly About[] = [
    ...(given.street === 'showdown' || wagers.length === 0 ? [] : (['wagers'] as const)),
    ...INCIDENT_GROUPS.filter(group => possible.some(type => groupOf[type] === group)),
  ]
  if (given.about === null)
    return (
      <Answers
        title={words.question.about}
        answers={groups.map(about => ({ words: words.about[about], choose: () => tell({ about }) }))}
      />
    )
  const answers =
    given.about === 'wagers'
      ? wagers.map(({ id }) => ({
          words: heldIn(words.wagers, id) ?? id,
          choose: () => tell({ wager: id }),
        }))
      : possible
          .filter(type => groupOf[type] === given.about)
          .map(type => ({
            words: capital(rulingWords.incidentName(type)),
            choose: () => tell({ what: type, facts: {} }),
          }))
  return <Answers title={words.question.what} answers={answers} />
}

/** A fact that would change the ruling. */
export const FactQuestion = ({
  type,
  fact,
  tell,
}: {
  readonly type: IncidentType
  readonly fact: DeskFact
  readonly tell: (value: unknown) => void
}) =>
  fact.picked === true ? (
    <PickCard title={`${factWords(type, fact.name)}?`} cards={fact.options as readonly string[]} onPick={tell} />
  ) : (
    <Answers
      title={`${factWords(type, fact.name)}?`}
      two
      answers={fact.options.map(value => ({ words: valueShown(type, fact.name, value), choose: () => tell(value) }))}
    />
  )

const Answers = ({
  title,
  answers,
  two = false,
}: {
  readonly title: string
  readonly answers: readonly { readonly words: string; readonly choose: () => void }[]
  readonly two?: boolean
}) => (
  <section className={styles.question} aria-label={title}>
    <h2>{title}</h2>
    <ul className={two ? styles.two : styles.answers}>
      {answers.map(({ words: answer, choose }) => (
        <li key={answer}>
          <button type="button" className={styles.answer} onClick={choose}>
            {answer}
          </button>
        </li>
      ))}
    </ul>
  </section>
)
