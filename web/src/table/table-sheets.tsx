import type { Frame } from '@cardroom/room/protocol'
import { InviteCard } from '../felt/invite/invite-card.tsx'
import { Panel } from '../panel/panel.tsx'
import { texts } from '../words/texts.ts'
import { LeftResult, useLeft } from './left-result.tsx'
import { SitSheet } from './sit-sheet.tsx'

/** What opens over the felt: taking a seat, inviting friends, and your result when you have left. */
export const TableSheets = ({
  frame,
  seat,
  named,
  inviting,
  inEvent,
  onSit,
  onClose,
}: {
  readonly frame: Frame
  /** The seat that you are about to take. */
  readonly seat: number | null
  readonly named: boolean
  readonly inviting: boolean
  /** A player who is moved or out there has not left: the event says what became of them. */
  readonly inEvent: boolean
  readonly onSit: (seat: number, chips: number) => void
  readonly onClose: () => void
}) => {
  const { left, close } = useLeft(frame)
  return (
    <>
      {seat !== null && frame.own.seat === null && !frame.common.ended && (
        <SitSheet
          frame={frame}
          seat={seat}
          named={named}
          onSit={chips => {
            onSit(seat, chips)
            onClose()
          }}
          onClose={onClose}
        />
      )}
      {inviting && (
        <Panel title={texts.felt.invite} onClose={onClose}>
          <InviteCard frame={frame} plain />
        </Panel>
      )}
      {left !== null && !inEvent && <LeftResult frame={frame} person={left} onClose={close} />}
    </>
  )
}
