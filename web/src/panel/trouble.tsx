import { Component, type ReactNode } from 'react'
import styles from './panel.module.css'

type Props = { readonly children: ReactNode; readonly onAgain: () => void }

/** A part of the page that cannot be loaded or shown says so, and can be tried again; the rest of the page goes on. */
// React hands the errors of a part to a class alone
export class Trouble extends Component<Props, { readonly why: string | null }> {
  override state = { why: null }
  static getDerivedStateFromError(cause: unknown) {
    return { why: cause instanceof Error ? cause.message : 'no reason was given' }
  }
  override render(): ReactNode {
    const { why } = this.state
    if (why === null) return this.props.children
    return (
      <div role="alert" className={styles.trouble}>
        <p>This part of the page cannot be shown ({why}).</p>
        <button type="button" onClick={this.props.onAgain}>
          Try again
        </button>{' '}
        <a href={location.href}>Load the page anew</a>
      </div>
    )
  }
}
