import type { Me } from '@cardroom/room/protocol'
import { useState } from 'react'
import { ask } from '../line/api.ts'
import { Panel } from '../panel/panel.tsx'
import { LogIn } from './log-in.tsx'
import { NewName } from './new-name.tsx'
import { NewPassword } from './new-password.tsx'
import styles from './people.module.css'

/** Who one is here: log in, take another name, keep one's name with a password, log out. */
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
            No account is needed. Have you one?
            <button type="button" onClick={() => setOpen('login')}>
              Log in
            </button>
          </>
        ) : (
          <>
            {me.account ? `You are logged in as ${me.name}.` : `You are here as ${me.name}, on this device alone.`}
            <button type="button" onClick={() => setOpen('name')}>
              Change your name
            </button>
            <button type="button" onClick={() => setOpen('password')}>
              {me.account ? 'Change the password' : 'Keep your name with a password'}
            </button>
            {me.account && (
              <>
                <button type="button" onClick={() => logOut(false)}>
                  Log out
                </button>
                <button type="button" onClick={() => logOut(true)}>
                  Log out everywhere
                </button>
              </>
            )}
          </>
        )}
      </p>
      {open === 'login' && (
        <Panel title="Log in" onClose={() => setOpen(null)}>
          <LogIn onDone={changed} />
        </Panel>
      )}
      {open === 'name' && me !== null && (
        <Panel title="Your name" onClose={() => setOpen(null)}>
          <NewName name={me.name} onDone={changed} />
        </Panel>
      )}
      {open === 'password' && me !== null && (
        <Panel title={me.account ? 'Change the password' : 'Your account'} onClose={() => setOpen(null)}>
          <NewPassword me={me} onDone={changed} />
        </Panel>
      )}
    </>
  )
}
