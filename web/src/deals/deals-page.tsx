import { chipsWords, type DealListed, type DealsListed } from '@cardroom/room/protocol'
import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import bank from '../bank/bank.module.css'
import { TableSubpage } from '../bank/table-subpage.tsx'
import { ask } from '../line/api.ts'
import { nightFile } from '../line/files.ts'
import { useTable } from '../line/table-line.ts'
import { texts } from '../words/texts.ts'
import styles from './deals.module.css'

/** The deals of a table that are over, the latest first, each a link; and the whole night as files. */
export const DealsPage = ({ id }: { readonly id: string }) => (
  <TableSubpage id={id} title={texts.deals.title}>
    <Deals id={id} />
  </TableSubpage>
)

const Deals = ({ id }: { readonly id: string }) => {
  const { frame } = useTable()
  const [listed, setListed] = useState<DealsListed | null>(null)
  const [wrong, setWrong] = useState('')
  const { deals, deal } = frame?.common ?? {}
  const fresh = `${deals} ${deal?.phase === 'ended'}`
  const look = async (before?: number): Promise<void> => {
    const answer = await ask('GET /api/tables/:id/deals', {
      params: { id },
      ...(before !== undefined && { query: { before } }),
    })
    if (!answer.ok) return setWrong(answer.words)
    const page = answer.data
    setListed(now => {
      const numbers = new Set(page.deals.map(({ number }) => number))
      const others = (now?.deals ?? []).filter(({ number }) => !numbers.has(number))
      return { ...page, deals: [...page.deals, ...others].sort((a, b) => b.number - a.number) }
    })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is looked up again when a deal is over
  useEffect(() => {
    void look()
  }, [id, fresh])
  if (wrong !== '') return <p role="alert">{wrong}</p>
  if (listed === null) return <p className={bank.note}>{texts.deals.loadingAll}</p>
  if (listed.count === 0) return <p>{texts.deals.none}</p>
  const oldest = listed.deals.at(-1)!.number
  return (
    <>
      <p className={styles.night}>
        {texts.deals.nightAsFile}{' '}
        <a href={nightFile(id, 'phh')} download>
          {texts.deals.phh}
        </a>
        ,{' '}
        <a href={nightFile(id, 'txt')} download>
          {texts.deals.txt}
        </a>
        ,{' '}
        <a href={nightFile(id, 'jsonl')} download>
          {texts.deals.log}
        </a>
        {texts.deals.leftOut}
      </p>
      <ol className={styles.deals}>
        {listed.deals.map(it => (
          <li key={it.number}>
            <Link href={`/t/${id}/deal/${it.number}`}>
              <strong>{texts.deals.hand(it.number)}</strong>
              <span>{it.formName}</span>
              <span className={styles.won}>{wonWords(it)}</span>
              <span className={styles.pot}>{potWords(it)}</span>
              <time dateTime={new Date(it.at).toISOString()}>
                {new Date(it.at).toLocaleTimeString(document.documentElement.lang, {
                  hour: '2-digit',
                  minute: '2-digit',
                })}
              </time>
            </Link>
          </li>
        ))}
      </ol>
      {oldest > 1 && (
        <button type="button" onClick={() => void look(oldest)}>
          {texts.deals.older}
        </button>
      )}
    </>
  )
}

const wonWords = ({ won }: DealListed): string => {
  if (won.length === 0) return texts.deals.nobodyWins
  return won.map(({ name, amount, words }) => texts.deals.won(name, chipsWords(amount), words)).join('; ')
}

const potWords = ({ pot, pots }: DealListed): string => {
  if (pots === 0) return ''
  return texts.deals.pot(chipsWords(pot), pots)
}
