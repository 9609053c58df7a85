import type { Me } from '@cardroom/room/protocol'
import { useState } from 'react'
import { ask } from '../line/api.ts'
import { Panel } from '../panel/panel.tsx'
import { texts } from '../words/texts.ts'
import { LogIn } from './log-in.tsx'
import { NewName } from './new-name.tsx'
import { NewPassword } from './new-password.tsx'
import styles from './people.module.css'

/** Who you are here: log in, change your name, create an account, log out. */
export const Account = ({ me, onChange }: { readonly me: Me | null; readonly onChange: () => void }) => {
  const [open, setOpen] = useState<'login' | 'name' | 'password' | null>(null)
  const changed = (): void => {
    setOpen(null)
    onChange()
  }
  const logOut = (everywhere: boolean): void => {
    void ask('POST /api/logout', { body: { everywhere } }).then(onChange)
  }
  return (
    <>
      <p className={styles.who}>
        {me === null ? (
          <>
            {texts.people.noAccount}
            <button type="button" onClick={() => setOpen('login')}>
              {texts.people.logIn}
            </button>
          </>
        ) : (
          <>
            {me.account ? texts.people.loggedInAs(me.name) : texts.people.hereAs(me.name)}
            <button type="button" onClick={() => setOpen('name')}>
              {texts.people.changeName}
            </button>
            <button type="button" onClick={() => setOpen('password')}>
              {me.account ? texts.people.changePassword : texts.people.keepName}
            </button>
            {me.account && (
              <>
                <button type="button" onClick={() => logOut(false)}>
                  {texts.people.logOut}
                </button>
                <button type="button" onClick={() => logOut(true)}>
                  {texts.people.logOutEverywhere}
                </button>
              </>
            )}
          </>
        )}
      </p>
      {open === 'login' && (
        <Panel title={texts.people.logIn} onClose={() => setOpen(null)}>
          <LogIn onDone={changed} />
        </Panel>
      )}
      {open === 'name' && me !== null && (
        <Panel title={texts.people.yourName} onClose={() => setOpen(null)}>
          <NewName name={me.name} onDone={changed} />
        </Panel>
      )}
      {open === 'password' && me !== null && (
        <Panel
          title={me.account ? texts.people.changePassword : texts.people.yourAccount}
          onClose={() => setOpen(null)}
        >
          <NewPassword me={me} onDone={changed} />
        </Panel>
      )}
    </>
  )
}
