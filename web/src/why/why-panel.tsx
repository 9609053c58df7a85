import type { RuleNamed, RuleShown } from '@cardroom/room/protocol'
import { useEffect, useState } from 'react'
import { Panel } from '../panel/panel.tsx'
import { Said } from '../said/said.tsx'
import { texts } from '../words/texts.ts'
import styles from './why.module.css'
import { backWhy, closeWhy, fetchRule, openWhy, useWhy } from './why.ts'

/** The rule behind something: our words of it, its id, and what the other books say. */
export const WhyPanel = () => {
  const { path, rules, answer } = useWhy()
  const id = path.at(-1)
  const [rule, setRule] = useState<RuleShown | null>(null)
  const [wrong, setWrong] = useState('')
  useEffect(() => {
    if (id === undefined) return undefined
    let asked = true
    void fetchRule(id).then(answer => {
      if (!asked) return
      setRule(answer.ok ? answer.data : null)
      setWrong(answer.ok ? '' : answer.words)
    })
    return () => {
      asked = false
    }
  }, [id])
  if (id === undefined) return null
  return (
    <Panel title={answer !== '' ? texts.why.title : rule?.id === id ? rule.title : texts.why.title} onClose={closeWhy}>
      {answer !== '' && <p className={styles.answer}>{answer}</p>}
      {path.length > 1 && (
        <button type="button" className="quiet" onClick={backWhy}>
          {texts.why.back(path.at(-2)!)}
        </button>
      )}
      {rules.length > 1 && (
        <p className={styles.also}>
          {texts.why.cited}{' '}
          {rules.map(other => (
            <button
              key={other}
              type="button"
              className={styles.ref}
              aria-current={other === id}
              disabled={other === id}
              onClick={() => openWhy(other)}
            >
              {other}
            </button>
          ))}
        </p>
      )}
      {wrong !== '' && <p role="alert">{wrong}</p>}
      {rule !== null && rule.id === id ? <Rule rule={rule} /> : wrong === '' && <p>{texts.why.loading}</p>}
    </Panel>
  )
}

const Rule = ({ rule }: { readonly rule: RuleShown }) => (
  <>
    <h3>{rule.title}</h3>
    <p className={styles.where}>
      <code>{rule.id}</code> {rule.book}, {rule.section}
    </p>
    <p className={styles.says}>{rule.says}</p>
    {rule.example.map(({ when, so }, i) => (
      <p key={i} className={styles.example}>
        {i === 0 && <strong>{texts.why.example}</strong>}{' '}
        {when !== undefined && (
          <>
            <Said say={when} /> →{' '}
          </>
        )}
        <Said say={so} />
      </p>
    ))}
    {rule.points.length > 0 && <h3>{texts.why.books}</h3>}
    {rule.points.map(({ asks, books }) => (
      <section key={asks} className={styles.point}>
        <h4>{asks}</h4>
        <dl>
          {books.map(({ book, says, rules }) => (
            <div key={book} className={book === rule.book ? styles.ownBook : ''}>
              <dt>{book}</dt>
              <dd>
                {says ?? <span className={styles.silent}>{texts.why.saysNothing}</span>}{' '}
                {rules
                  .filter(other => other !== rule.id)
                  .slice(0, 3)
                  .map(other => (
                    <button key={other} type="button" className={styles.ref} onClick={() => openWhy(other)}>
                      {other}
                    </button>
                  ))}
              </dd>
            </div>
          ))}
        </dl>
      </section>
    ))}
    <Named title={texts.why.others} rules={rule.alike} />
    <Named title={texts.why.seeAlso} rules={rule.leansOn} />
  </>
)

const Named = ({ title, rules }: { readonly title: string; readonly rules: readonly RuleNamed[] }) =>
  rules.length === 0 ? null : (
    <>
      <h3>{title}</h3>
      <ul className={styles.named}>
        {rules.map(({ id, title: name, book }) => (
          <li key={id}>
            <button type="button" className={styles.ref} onClick={() => openWhy(id)}>
              {id}
            </button>{' '}
            {name} <span className={styles.silent}>{book}</span>
          </li>
        ))}
      </ul>
    </>
  )
