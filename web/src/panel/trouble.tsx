import { Component, type ReactNode } from 'react'
import { texts } from '../words/texts.ts'
import styles from './panel.module.css'

type Props = { readonly children: ReactNode; readonly onAgain: () => void }

/** A part of the page that cannot be loaded or shown says so, and what can be done; the rest of the page goes on. */
// React hands the errors of a part to a class alone
export class Trouble extends Component<Props, { readonly cause: unknown }> {
  override state = { cause: NOTHING as unknown }
  static getDerivedStateFromError(cause: unknown) {
    return { cause }
  }
  override render(): ReactNode {
    const { cause } = this.state
    if (cause === NOTHING) return this.props.children
    return (
      <div role="alert" className={styles.trouble}>
        {isNotLoaded(cause) ? (
          <p>{texts.table.notLoaded}</p>
        ) : (
          <p>{texts.table.notShown(cause instanceof Error ? cause.message : String(cause))}</p>
        )}
        <button type="button" onClick={this.props.onAgain}>
          {texts.table.tryAgain}
        </button>
        <a href={location.href}>{texts.table.reload}</a>
      </div>
    )
  }
}

const NOTHING = Symbol('nothing is wrong')
const NOT_LOADED = 'NotLoaded'

/** The error of a part that could not be fetched. */
export const notLoaded = (cause: unknown): Error =>
  Object.assign(new Error(NOT_LOADED, { cause }), { name: NOT_LOADED })

const isNotLoaded = (cause: unknown): boolean => cause instanceof Error && cause.name === NOT_LOADED
