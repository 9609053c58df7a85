import type { Form, Step } from '../../forms/form.ts'
import type { DealerAct, DealerTurn } from '../legal.ts'
import { programOf } from '../program.ts'

/** What the dealer has to do at each moment of a deal: the same in all deals of a form. */
export type DealerTurns = {
  readonly shuffle: DealerTurn
  readonly award: DealerTurn
  /** The cards for this many players. */
  readonly deals: readonly DealerTurn[]
  /** By how often the cards to come may be dealt at most, 1 to 3, and the step. */
  readonly steps: readonly (readonly DealerTurn[])[]
}

/** The dealer's turns in the deals of a form that are played flat. */
export const turnsOf = (form: Form): DealerTurns => {
  const { steps } = programOf(form)
  const first = steps[0]!
  const each = first.do === 'deal' ? first.cards : 0
  return {
    shuffle: turn({ do: 'shuffle', deck: form.deck }, []),
    award: turn({ do: 'award' }, []),
    deals: Array.from({ length: form.seats.most + 1 }, (_, count) => turn({ do: 'deal', cards: each * count }, [])),
    steps: RUNS.map(runs => steps.map(step => turn(actAt(step), runs))),
  }
}

const RUNS: readonly DealerTurn['runs'][] = [[], [], [2], [2, 3]]

const actAt = (step: Step): DealerAct =>
  step.do === 'board' ? { do: 'board', cards: step.cards } : { do: 'burn', cards: 1 }

const turn = (act: DealerAct, runs: DealerTurn['runs']): DealerTurn => ({ due: 'dealer', act, runs, kills: [] })
