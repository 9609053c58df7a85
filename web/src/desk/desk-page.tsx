import { type Deal, forms } from '@cardroom/engine'
import {
  type DeskWager,
  deskFacts,
  deskMoments,
  deskRuling,
  deskWager,
  nextFact,
  WAGER_CASES,
} from '@cardroom/engine/ask'
import { useMemo } from 'react'
import { Link } from 'wouter'
import frame from '../rules/rules.module.css'
import { RulesFrame } from '../rules/rules-frame.tsx'
import { rulingWords } from '../rules/ruling-words.ts'
import { ruleTexts } from '../words/rule-texts.ts'
import { CaseChips } from './case-chips.tsx'
import { CaseTable } from './case-table.tsx'
import styles from './desk.module.css'
import { FreeWords } from './free-words.tsx'
import { FactQuestion, Question } from './question.tsx'
import { IncidentRuling, WagerRuling } from './ruling.tsx'
import { SavedRulings } from './saved.tsx'
import { type CaseGiven, useCase } from './use-case.ts'
import { caseAt, ruledBy, type TableHand, useTableHand } from './use-table-hand.ts'

const words = ruleTexts.desk

/** The ruling desk: what happened, question by question, and the ruling. Everything is worked out in the page. */
export const DeskPage = () => {
  const [asked, tell] = useCase()
  const { hand, wrong, again } = useTableHand(asked.table)
  const given = caseAt(asked, hand)
  const { game, street, about, what, wager, facts } = given
  const book = ruledBy(given, hand)
  const at = useMemo(() => {
    if (game === null || street === null) return null
    return { form: hand?.deal.form ?? forms[game], street, book, ...(hand === null ? {} : { deal: hand.deal }) }
  }, [game, street, book, hand])
  const moments = useMemo(() => (at === null ? [] : deskMoments(at)), [at])
  const fact = what === null ? null : nextFact(moments, what, facts)
  const read = useMemo(
    () =>
      at === null || wager === null ? null : deskWager(at, WAGER_CASES.find(({ id }) => id === wager)!, rulingWords),
    [at, wager],
  )
  const begun = game !== null || asked.table !== null
  return (
    <RulesFrame title={words.title} page="desk">
      <h1 className={begun ? 'visually-hidden' : ''}>{words.title}</h1>
      {!begun && <p className={frame.dim}>{words.lead}</p>}
      <div className={styles.desk}>
        <section className={styles.asking}>
          {asked.table !== null && <AtTable table={asked.table} hand={hand} wrong={wrong} onAgain={again} />}
          <Steps given={given} done={(what !== null && fact === null) || wager !== null} />
          {at !== null && <CaseTable deal={momentOf(moments, given)} given={given} wager={read} />}
          <CaseChips given={given} tell={tell} />
          {what !== null && fact !== null ? (
            <FactQuestion type={what} fact={fact} tell={value => tell({ facts: { ...facts, [fact.name]: value } })} />
          ) : (
            (street === null || (what === null && wager === null)) &&
            (asked.table === null || hand !== null) && (
              <Question given={given} tell={tell} moments={moments} {...(at?.deal === undefined ? {} : { at })} />
            )
          )}
          {!begun && <FreeWords tell={tell} />}
          {!begun && <SavedRulings />}
        </section>
        {about !== null && at !== null && (
          <section className={styles.ruled} aria-live="polite">
            {what !== null && fact === null && <Incident given={given} tell={tell} moments={moments} hand={hand} />}
            {wager !== null && <Wager given={given} tell={tell} read={read} hand={hand} />}
          </section>
        )}
      </div>
    </RulesFrame>
  )
}

type Parts = {
  readonly given: CaseGiven
  readonly tell: (next: Partial<CaseGiven>) => void
  readonly hand: TableHand | null
}

const Incident = ({ given, tell, moments, hand }: Parts & { readonly moments: readonly Deal[] }) => {
  const ruling = useMemo(() => {
    const found = deskFacts(moments, given.what!, given.facts)
    return found === null ? null : deskRuling(found.deal, found.incident, rulingWords)
  }, [moments, given.what, given.facts])
  if (ruling === null) return <p role="alert">{words.notThere}</p>
  return <IncidentRuling ruling={ruling} given={given} tell={tell} hand={hand} />
}

const Wager = ({ given, tell, read, hand }: Parts & { readonly read: DeskWager | null }) =>
  read === null ? (
    <p role="alert">{words.notThere}</p>
  ) : (
    <WagerRuling ruling={read} given={given} tell={tell} hand={hand} />
  )

/** Which hand of which table it is about; it is asked for again when play has gone on. */
const AtTable = ({
  table,
  hand,
  wrong,
  onAgain,
}: {
  readonly table: string
  readonly hand: TableHand | null
  readonly wrong: string
  readonly onAgain: () => void
}) => (
  <p className={styles.atTable}>
    <Link href={`/t/${table}`}>{hand === null ? words.toTable : words.atTable(hand.name, hand.number)}</Link>
    <button type="button" className={`${frame.button} ${frame.quiet}`} onClick={onAgain}>
      {words.asItIsNow}
    </button>
    {wrong !== '' && <span role="alert">{wrong}</span>}
  </p>
)

/** The moment that is drawn: where it can have happened, else the first of the street at which a player is due. */
const momentOf = (moments: readonly Deal[], { what, facts }: CaseGiven): Deal | undefined =>
  (what === null ? undefined : deskFacts(moments, what, facts)?.deal) ??
  moments.find(({ turn }) => turn >= 0) ??
  moments[0]

/** How far one has come: a bar for each of the questions that everybody is asked, and one for the facts. */
const Steps = ({
  given: { game, street, about, what, wager },
  done,
}: {
  readonly given: CaseGiven
  readonly done: boolean
}) => (
  <div className={styles.steps} aria-hidden="true">
    {[game !== null, street !== null, about !== null, what !== null || wager !== null, done].map((on, i) => (
      <i key={i} className={on ? styles.on : ''} />
    ))}
  </div>
)
