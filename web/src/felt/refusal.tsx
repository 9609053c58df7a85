import type { Reply } from '@cardroom/room/protocol'
import { WhyButton } from '../why/why-button.tsx'

/** What was refused last, in words, and why. */
export const Refusal = ({
  refused,
  className,
}: {
  readonly refused: Extract<Reply, { readonly type: 'refused' }> | null
  readonly className: string | undefined
}) =>
  refused !== null && (
    <p role="alert" className={className}>
      {refused.words} <WhyButton rules={refused.rules} about="this is refused" />
    </p>
  )
