import type { Frame } from '@cardroom/room/protocol'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { dealOut } from './deal-out.ts'
import { cardsIn, type FeltParts, partsOf } from './felt-parts.ts'
import { flyIn, flyOut, type Start, turn } from './fly.ts'
import { type Moves, movesBetween } from './moves.ts'

/**
 * Moves what has changed its place on the felt: cards from the dealer, folded hands to the muck, bets to the pot and
 * pots to those who take them. It only looks back: everything lies where it belongs at once and can be used, and nothing
 * moves for those who want no motion or do not look.
 */
export const useMotion = (region: RefObject<HTMLElement | null>, frame: Frame | null): void => {
  const last = useRef<{ readonly frame: Frame; readonly parts: FeltParts } | null>(null)
  useLayoutEffect(() => {
    if (region.current === null || frame === null) {
      last.current = null
      return
    }
    if (last.current?.frame === frame) return
    const moves = isCalm() ? null : movesBetween(last.current?.frame ?? null, frame)
    const parts = partsOf(region.current)
    if (moves !== null && last.current !== null) move(region.current, last.current.parts, frame, moves)
    last.current = { frame, parts }
  })
}

const isCalm = (): boolean => document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches

const move = (region: HTMLElement, before: FeltParts, { common }: Frame, moves: Moves): void => {
  const layer = region.querySelector('[data-moving]')
  if (layer === null) return
  const dealer = dealerAt(layer)
  const fresh = cardsIn(region).filter(card => !before.cards.has(card))
  const starts: Start[] = [...dealOut(fresh, dealer, common.button, common.seats.length)]
  for (const seat of moves.mucked) {
    for (const { node, rect } of before.hands.get(String(seat)) ?? []) {
      if (node.isConnected) continue
      node.style.setProperty('--card-s', `${rect.height / CARD_HEIGHT}px`)
      starts.push(flyOut(layer, node, rect, dealer, { way: 'mucked', scale: 0.6, turn: 10 }))
    }
  }
  const pot = region.querySelector('[data-pot]')?.getBoundingClientRect() ?? before.pot ?? dealer
  for (const seat of moves.pushed) {
    const bet = before.bets.get(String(seat))
    if (bet !== undefined && !bet.node.isConnected)
      starts.push(flyOut(layer, bet.node, bet.rect, pot, { way: 'pushed', opacity: 0.4 }))
  }
  for (const node of region.querySelectorAll<HTMLElement>('[data-bet]')) {
    const plate = before.bets.has(node.dataset.bet!) ? null : plateOf(region, node.dataset.bet!)
    if (plate !== null) starts.push(flyIn(node, plate, { way: 'bet', scale: 0.8, takes: 220 }))
  }
  starts.push(...turnedIn(region, before).map(turn))
  const button = moves.button ? region.querySelector('[data-button]') : null
  if (button !== null && before.button !== null)
    starts.push(flyIn(button, before.button, { way: 'button', opacity: 1, takes: 420 }))
  for (const start of starts) start()
}

/** A card is so much higher than it is wide. */
const CARD_HEIGHT = 1.4

/** The dealer sits at the far side; their hand is over the cloth in front of them. */
const dealerAt = (layer: Element): DOMRect => {
  const { left, top, width, height } = layer.getBoundingClientRect()
  return new DOMRect(left + width / 2, top + 0.12 * height, 0, 0)
}

const plateOf = (region: HTMLElement, seat: string | number): DOMRect | null =>
  region.querySelector(`[data-plate="${seat}"]`)?.getBoundingClientRect() ?? null

/** Cards that lay face down and are open now. */
const turnedIn = (region: HTMLElement, before: FeltParts): readonly Element[] =>
  cardsIn(region).filter(card => before.cards.get(card) === '??' && card.getAttribute('data-card') !== '??')
