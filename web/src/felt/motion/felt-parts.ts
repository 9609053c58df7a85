/** A part of the felt with the place where it was last seen. */
export type Part = { readonly node: HTMLElement; readonly rect: DOMRect }

/** What lies on the felt and can move, as it was last seen. */
export type FeltParts = {
  /** Each card with what it showed. */
  readonly cards: ReadonlyMap<Element, string | null>
  readonly hands: ReadonlyMap<string, readonly Part[]>
  readonly bets: ReadonlyMap<string, Part>
  /** Where the main pot lies. */
  readonly pot: DOMRect | null
  readonly button: DOMRect | null
}

/** Where everything lies now. */
export const partsOf = (region: HTMLElement): FeltParts => {
  const all = (selector: string): readonly HTMLElement[] => [...region.querySelectorAll<HTMLElement>(selector)]
  const hands = new Map<string, Part[]>()
  for (const node of all('[data-moving] ~ * [data-hand-of]')) {
    const seat = node.dataset.handOf!
    hands.set(seat, [...(hands.get(seat) ?? []), { node, rect: node.getBoundingClientRect() }])
  }
  const bets = all('[data-bet]').map(node => [node.dataset.bet!, { node, rect: restOf(node) }] as const)
  return {
    cards: new Map(cardsIn(region).map(card => [card, card.getAttribute('data-card')])),
    hands,
    bets: new Map(bets),
    pot: region.querySelector('[data-pot]')?.getBoundingClientRect() ?? null,
    button: region.querySelector('[data-button]')?.getBoundingClientRect() ?? null,
  }
}

/** Where a bet comes to rest, also while it is still on its way: it lies with its middle on its spot. */
const restOf = (bet: HTMLElement): DOMRect => {
  const { left, top } = bet.offsetParent!.getBoundingClientRect()
  const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = bet
  return new DOMRect(left + offsetLeft - offsetWidth / 2, top + offsetTop - offsetHeight / 2, offsetWidth, offsetHeight)
}

/** The cards that a dealer has dealt: in hands and on boards. */
export const cardsIn = (region: HTMLElement): readonly Element[] => [
  ...region.querySelectorAll('[data-hand-of] [data-card], [data-board] [data-card]'),
]
