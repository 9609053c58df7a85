import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { ask } from '../line/api.ts'
import { texts } from '../words/texts.ts'
import styles from './floor.module.css'
import { FloorFrame } from './floor-frame.tsx'

/** Where a link leads that staff have made: the podium, a kiosk, a table's tablet, or your own lists on your phone. */
export const JoinPage = () => {
  const words = texts.floorScreens
  const code = useRef(location.hash.slice(1))
  const [, go] = useLocation()
  const [asks, setAsks] = useState(false)
  const [name, setName] = useState('')
  const [wrong, setWrong] = useState(code.current === '' ? words.noCode : '')
  const join = useCallback(async (): Promise<void> => {
    const joined = await ask('POST /api/floor/join', { body: { code: code.current } })
    if (joined.ok) go(`/${joined.data.what}`, { replace: true })
    else setWrong(joined.words)
  }, [go])
  useEffect(() => {
    if (code.current === '') return
    void ask('GET /api/me').then(me => {
      if (!me.ok) setWrong(me.words)
      else if (me.data.guest === null) setAsks(true)
      else void join()
    })
  }, [join])
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    const came = await ask('POST /api/guest', { body: { name } })
    if (came.ok) await join()
    else setWrong(came.words)
  }
  return (
    <FloorFrame title={words.doorway} name="" lost={null} pages="device" narrow>
      {wrong !== '' && (
        <p role="alert" className={styles.wrong}>
          {wrong}
        </p>
      )}
      {asks ? (
        <form className={styles.form} onSubmit={event => void submit(event)}>
          <h1>{words.whoIsThis}</h1>
          <label className={styles.field}>
            <span>{words.screenName}</span>
            <input required maxLength={40} value={name} onChange={event => setName(event.target.value)} />
            <small className={styles.small}>{words.screenNameIs}</small>
          </label>
          <button type="submit" className={`${styles.primary} ${styles.big}`}>
            {words.goOn}
          </button>
        </form>
      ) : (
        wrong === '' && <p>{words.joining}</p>
      )}
    </FloorFrame>
  )
}
