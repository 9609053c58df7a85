import { chipsWords, type Frame } from '@cardroom/room/protocol'
import { useState } from 'react'
import { Dock } from '../felt/dock/dock.tsx'
import { order } from '../line/table-line.ts'
import { texts } from '../words/texts.ts'

/** Tables and bounties that you have been asked about since the page was opened. */
const answered = new Set<string>()
const keyOf = ({ common, own }: Frame): string => `${common.table} ${own.sevenDeuce?.chips}`

/** Are you to be asked whether you play the 7-2 game that the host has turned on? */
export const isSevenDeuceAsked = (frame: Frame): boolean =>
  frame.own.sevenDeuce?.plays === false && !answered.has(keyOf(frame))

/** The question, once: after that the menu has it. */
export const SevenDeuceAsked = ({ frame }: { readonly frame: Frame }) => {
  const [, again] = useState(0)
  const chips = chipsWords(frame.own.sevenDeuce?.chips ?? 0)
  const say = (plays: boolean): void => {
    answered.add(keyOf(frame))
    if (plays) order({ type: 'seven-deuce', plays })
    again(count => count + 1)
  }
  const words = texts.options.sevenDeuceAsked(chips)
  return (
    <Dock role="group" aria-label={words} prompt={<p role="status">{words}</p>}>
      <button type="button" onClick={() => say(false)}>
        {texts.options.keepOut}
      </button>
      <button type="button" className="strong" onClick={() => say(true)}>
        {texts.options.playIt}
      </button>
    </Dock>
  )
}
