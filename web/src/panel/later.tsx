import { type ComponentType, lazy } from 'react'

/** A part of the page that is loaded when it is first shown; if that fails, it says so instead. */
export const later = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  lazy<ComponentType<P>>(async () => {
    try {
      return { default: await load() }
    } catch (cause) {
      return { default: () => <Missing why={cause instanceof Error ? cause.message : 'no line'} /> }
    }
  })

const Missing = ({ why }: { readonly why: string }) => (
  <p role="alert" style={{ padding: '1rem' }}>
    This part of the page cannot be loaded ({why}). <a href={location.pathname}>Try again</a>
  </p>
)
