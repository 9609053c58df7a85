import type { Reply } from '@cardroom/room/protocol'
import { WhyButton } from '../why/why-button.tsx'
import { texts } from '../words/texts.ts'

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
      {refused.words} <WhyButton rules={refused.rules} about={texts.felt.thisIsRefused} answer={refused.words} />
    </p>
  )
