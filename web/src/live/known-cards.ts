import type { Card, Frame } from '@cardroom/room/protocol'

/** All cards that are face up at a table already: none of them can come again. */
export const knownCards = ({ deal }: Frame['common']): readonly Card[] =>
  deal === null
    ? []
    : [...deal.boards.flat(), ...deal.players.flatMap(({ down, up }) => [...down, ...up])].filter(card => card !== '??')
