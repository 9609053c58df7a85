import { type Draft, placeOf } from '../deal.ts'
import type { DealEvent } from '../events.ts'
import { programOf } from '../program.ts'

type CorrectingEvent = Extract<DealEvent, { type: 'PotCorrected' | 'ChipsFound' | 'ButtonsDue' | 'RunsStruck' }>

/** Writes what a ruling sets right about chips, buttons and run-outs into the deal. */
export const recordCorrections = (deal: Draft, event: CorrectingEvent): void => {
  switch (event.type) {
    case 'PotCorrected':
      for (const { from, to, amount } of event.moves) {
        deal.players[placeOf(deal, from)]!.stack -= amount
        deal.players[placeOf(deal, to)]!.stack += amount
      }
      return
    case 'ChipsFound':
      // they were theirs before the deal, no matter who has them now
      deal.players[placeOf(deal, event.seat)]!.start += event.amount
      deal.players[placeOf(deal, event.to)]!.stack += event.amount
      return
    case 'ButtonsDue':
      deal.mending = { ...deal.mending, buttons: event.seats }
      return
    case 'RunsStruck':
      return strikeRuns(deal)
  }
}

/** The boards of later run-outs go into the muck, save the cards that they share with the first. */
const strikeRuns = (deal: Draft): void => {
  const shared = sharedCards(deal)
  for (const board of deal.boards.slice(deal.form.boards)) deal.muck.push(...board.slice(shared))
  deal.boards = deal.boards.slice(0, deal.form.boards)
  deal.runs = 1
  deal.run = 0
  if (deal.phase !== 'streets') return
  deal.step = programOf(deal.form).steps.length
  deal.done = 0
}

/** How many cards lay on each board when the run-outs were agreed. */
const sharedCards = ({ form, runFrom }: Draft): number =>
  programOf(form)
    .steps.slice(0, runFrom)
    .reduce((cards, step) => cards + (step.do === 'board' ? step.cards : 0), 0)
