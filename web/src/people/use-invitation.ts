import { useEffect, useState } from 'react'
import { ask } from '../line/api.ts'
import { codeIn, takeCode } from './invitation-code.ts'

/** Somebody's coming with an invitation, or without one: whether they may look now, and why not. */
export type Coming = { readonly invited: boolean; readonly ready: boolean; readonly wrong: string }

/** Exchanges the code of the link for a place at the table, once it is known who comes. */
export const useInvitation = (table: string, named: boolean | null): Coming => {
  // only read here: a render that waits for a part of the page is thrown away, and begun again
  const [code] = useState(() => codeIn(location.hash))
  useEffect(() => void takeCode(), [])
  const [state, setState] = useState({ ready: code === '', wrong: '' })
  useEffect(() => {
    if (code === '' || named !== true) return
    void ask('POST /api/tables/:id/join', { params: { id: table }, body: { code } }).then(answer =>
      setState({ ready: true, wrong: answer.ok ? '' : answer.words }),
    )
  }, [code, table, named])
  return { invited: code !== '', ...state }
}
