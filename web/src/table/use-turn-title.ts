import type { Frame } from '@cardroom/room/protocol'
import { useEffect } from 'react'
import { texts } from '../words/texts.ts'

/** The window's title: the table, and whether it is your turn. */
export const useTurnTitle = ({ own, common }: Frame): void => {
  const title = `${own.legal === null ? '' : texts.felt.yourTurnMark}${common.name}`
  useEffect(() => {
    document.title = title
    return () => {
      document.title = texts.table.cardroom
    }
  }, [title])
}
