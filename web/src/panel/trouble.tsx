import { Component, type ReactNode } from 'react'
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
          <p>This part of the page could not be loaded: the line is down, or the room has a newer page.</p>
        ) : (
          <p>This part of the page cannot be shown ({cause instanceof Error ? cause.message : String(cause)}).</p>
        )}
        <button type="button" onClick={this.props.onAgain}>
          Try again
        </button>
        <a href={location.href}>Load the page anew</a>
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
