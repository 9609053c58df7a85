import { onceLanded, trackFlight } from '../../motion/flights.ts'

/** What is on its way, so that one can tell movements apart. */
export type Way = 'dealt' | 'bet' | 'mucked' | 'pushed' | 'won' | 'button' | 'turned'

/** How something comes or goes: how long it waits and takes, and how it looks at its far end. */
export type Flight = {
  readonly way: Way
  readonly wait?: number
  readonly takes?: number
  readonly scale?: number
  readonly turn?: number
  readonly opacity?: number
}

/** Starts a movement that has been measured: whatever moves is measured before the first of them starts, and laid out once. */
export type Start = () => void

const CALM = 'cubic-bezier(0.22, 0.72, 0.28, 1)'

/** Something that lies in its place already comes there from elsewhere; until then it is not seen. */
export const flyIn = (
  node: Element,
  from: DOMRect,
  { way, wait = 0, takes = 280, scale = 1, turn = 0, opacity = 0 }: Flight,
): Start => {
  const transform = between(node.getBoundingClientRect(), from, scale, turn)
  return () => {
    const flight = node.animate([{ transform, opacity }, {}], {
      id: way,
      delay: wait,
      duration: takes,
      easing: CALM,
      fill: 'backwards',
    })
    letGo(flight)
  }
}

/** A card turns over where it lies, one after another. */
export const turn =
  (card: Element, place: number): Start =>
  () => {
    const flight = card.animate([{ transform: 'perspective(600px) rotateY(90deg) scale(1.04)', opacity: 0 }, {}], {
      id: 'turned',
      delay: 60 + place * 90,
      duration: 320,
      easing: CALM,
      fill: 'backwards',
    })
    letGo(flight)
  }

/** Something that is gone from its place goes elsewhere over the felt, and is seen no more when it is there. */
export const flyOut = (
  layer: Element,
  node: HTMLElement | SVGElement,
  from: DOMRect,
  to: DOMRect,
  { way, wait = 0, takes = 320, scale = 1, turn = 0, opacity = 0 }: Flight,
): Start => {
  const origin = layer.getBoundingClientRect()
  return () => {
    node.style.left = `${from.left - origin.left}px`
    node.style.top = `${from.top - origin.top}px`
    node.style.width = `${from.width}px`
    layer.append(node)
    const flight = node.animate([{}, { transform: between(from, to, scale, turn), opacity }], {
      id: way,
      delay: wait,
      duration: takes,
      easing: CALM,
      // it stays where it has come to until it is taken away with the others
      fill: 'both',
    })
    trackFlight(flight)
    flight.onfinish = () => {
      node.style.visibility = 'hidden'
      onceLanded(() => node.remove())
    }
    flight.oncancel = () => node.remove()
  }
}

/** A browser that remembers a movement which is over draws the next one of the same thing by itself, not by its compositor. */
const letGo = (flight: Animation): void => {
  trackFlight(flight)
  flight.onfinish = () => flight.cancel()
}

/** The way from the middle of one place to the middle of another. */
const between = (here: DOMRect, there: DOMRect, scale: number, turn: number): string => {
  const x = there.left + there.width / 2 - here.left - here.width / 2
  const y = there.top + there.height / 2 - here.top - here.height / 2
  return `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) rotate(${turn}deg) scale(${scale})`
}
