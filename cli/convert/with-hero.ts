import type { HandPlayed } from '@cardroom/histories'

/** A hand through the eyes of this player; as it is where they did not play. */
export const withHero = (hand: HandPlayed, name: string): HandPlayed => {
  const { recorded, history } = hand
  const found = Object.entries(recorded?.names ?? {}).find(([, player]) => player === name)
  if (recorded === null || found === undefined) return hand
  const hero = Number(found[0])
  return {
    ...hand,
    recorded: { ...recorded, about: { ...recorded.about, hero } },
    history: history === null ? null : { ...history, about: { ...history.about, hero } },
  }
}
