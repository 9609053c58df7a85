import { DRILL_AREAS } from '@cardroom/engine/drills'
import type { GroupShown } from '@cardroom/room/protocol'
import { useEffect, useState } from 'react'
import { ask } from '../line/api.ts'
import { NoPage } from '../panel/no-page.tsx'
import { RuleLink } from '../rules/rule-link.tsx'
import frame from '../rules/rules.module.css'
import { RulesFrame } from '../rules/rules-frame.tsx'
import { ruleTexts } from '../words/rule-texts.ts'
import styles from './train.module.css'

const words = ruleTexts.train

/** A group: its trainer sees how everybody is doing; others join it or leave it. */
export const GroupPage = ({ id }: { readonly id: string }) => {
  const [group, setGroup] = useState<GroupShown | 'missing' | null>(null)
  const load = async (): Promise<void> => {
    const answer = await ask('GET /api/training/groups/:id', { params: { id } })
    setGroup(answer.ok ? answer.data : 'missing')
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the group changes
  useEffect(() => void load(), [id])
  if (group === 'missing') return <NoPage title={words.noGroup} words={words.noGroupWords} />
  return (
    <RulesFrame title={group?.name ?? words.groups} page="train">
      {group !== null && (
        <>
          <h1>{group.name}</h1>
          <p className={frame.dim}>{words.trainedBy(group.trainer)}</p>
          {group.members === null ? (
            <Joining group={group} onDone={load} />
          ) : (
            <Trained members={group.members} onAgain={() => void load()} />
          )}
        </>
      )}
    </RulesFrame>
  )
}

/** Join by a name; the trainer sees your progress from then on, and that is said before. */
const Joining = ({ group, onDone }: { readonly group: GroupShown; readonly onDone: () => Promise<void> }) => {
  const [name, setName] = useState('')
  const [needsName, setNeedsName] = useState(false)
  const [wrong, setWrong] = useState('')
  const go = async (way: 'join' | 'leave'): Promise<void> => {
    const me = await ask('GET /api/me')
    if (!me.ok) return setWrong(me.words)
    if (me.data.guest === null) {
      if (name.trim() === '') return setNeedsName(true)
      const guest = await ask('POST /api/guest', { body: { name: name.trim() } })
      if (!guest.ok) return setWrong(guest.words)
    }
    const answer = await ask(`POST /api/training/groups/:id/${way}`, { params: { id: group.id }, body: {} })
    setWrong(answer.ok ? '' : answer.words)
    if (answer.ok) await onDone()
  }
  return (
    <section className={`${frame.panel} ${styles.joining}`}>
      <p>{group.joined ? words.isJoined : words.joinLead(group.trainer)}</p>
      {needsName && (
        <label>
          {words.yourName}
          <input value={name} maxLength={30} onChange={({ target }) => setName(target.value)} />
        </label>
      )}
      <button
        type="button"
        className={`${frame.button} ${group.joined ? frame.quiet : frame.primary}`}
        onClick={() => void go(group.joined ? 'leave' : 'join')}
      >
        {group.joined ? words.leave : words.join}
      </button>
      {wrong !== '' && <p role="alert">{wrong}</p>}
    </section>
  )
}

type Members = NonNullable<GroupShown['members']>

const Trained = ({ members, onAgain }: { readonly members: Members; readonly onAgain: () => void }) => {
  const areas = DRILL_AREAS.filter(area => members.some(it => it.progress?.areas.some(done => done.area === area)))
  return (
    <>
      <section className={frame.panel}>
        <p>{words.inviteLead}</p>
        <p className={styles.link}>
          <code>{location.href}</code>
        </p>
        <button type="button" className={frame.button} onClick={onAgain}>
          {words.refresh}
        </button>
      </section>
      {members.length === 0 && <p className={frame.dim}>{words.nobodyYet}</p>}
      <ul className={styles.members}>
        {members.map((member, i) => (
          <li key={i} className={frame.panel}>
            <Member member={member} areas={areas} />
          </li>
        ))}
      </ul>
    </>
  )
}

/** One of the group: how many answers and how many right, by area, the rules they miss, and their exams. */
const Member = ({
  member: { name, at, progress, exams },
  areas,
}: {
  readonly member: Members[number]
  readonly areas: readonly (typeof DRILL_AREAS)[number][]
}) => {
  const right = progress?.areas.reduce((sum, it) => sum + it.right, 0) ?? 0
  const all = progress?.areas.reduce((sum, it) => sum + it.all, 0) ?? 0
  const best = exams.find(({ passed }) => passed) ?? exams[0]
  return (
    <article aria-label={name}>
      <h2>{name}</h2>
      <p className={frame.dim}>
        {at === null
          ? words.notYet
          : words.lastSeen(new Date(at).toLocaleString(document.documentElement.lang || 'en'))}
        {all > 0 && ` · ${words.score(right, all)}`}
        {best !== undefined &&
          ` · ${words.examTitle}: ${words.score(best.exam.right, best.exam.questions)}, ${best.passed ? words.passed : words.failed}`}
      </p>
      {progress !== null && (
        <ul className={styles.byArea}>
          {areas.map(area => {
            const done = progress.areas.find(it => it.area === area)
            return (
              <li key={area}>
                <span>{words.areas[area]}</span>
                <span>{done === undefined ? '–' : words.score(done.right, done.all)}</span>
                {done !== undefined && (
                  <progress max={done.all} value={done.right} aria-label={`${name}: ${words.areas[area]}`} />
                )}
              </li>
            )
          })}
        </ul>
      )}
      {progress !== null && progress.weak.length > 0 && (
        <p className={styles.rules}>
          {words.weak}{' '}
          {progress.weak.map(id => (
            <RuleLink key={id} id={id} />
          ))}
        </p>
      )}
    </article>
  )
}
