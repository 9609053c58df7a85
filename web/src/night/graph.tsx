import { chipsWords } from '@cardroom/room/protocol'
import { useEffect, useRef } from 'react'
import uPlot from 'uplot'
import 'uplot/dist/uPlot.min.css'
import styles from './night.module.css'
import { useDark } from './use-dark.ts'

/** A line or the bars of a graph. */
export type GraphSeries = {
  readonly name: string
  readonly colour: string
  readonly dash: readonly number[]
  readonly values: readonly (number | null)[]
  readonly shown: boolean
}

/** A graph over deals. It is a picture: `label` says in words what it shows, and in figures beside it. */
export const Graph = ({
  label,
  deals,
  series,
  bars = false,
  at,
  onAt,
}: {
  readonly label: string
  readonly deals: readonly number[]
  readonly series: readonly GraphSeries[]
  readonly bars?: boolean
  /** Which of the deals is pointed at. */
  readonly at: number
  readonly onAt: (at: number) => void
}) => {
  const dark = useDark()
  const box = useRef<HTMLDivElement>(null)
  const plot = useRef<uPlot | null>(null)
  const point = useRef({ at, onAt })
  point.current = { at, onAt }
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is drawn takes its colours from the page
  useEffect(() => {
    const element = box.current!
    const drawn = new uPlot(
      optionsFor(element, series, bars, index => {
        if (index !== point.current.at) point.current.onAt(index)
      }),
      [deals.slice(), ...series.map(({ values }) => values.slice())],
      element,
    )
    plot.current = drawn
    pointAt(drawn, point.current.at)
    const sized = new ResizeObserver(() => {
      drawn.setSize({ width: element.clientWidth, height: element.clientHeight })
      // the new size is worked out after this
      queueMicrotask(() => plot.current === drawn && pointAt(drawn, point.current.at))
    })
    sized.observe(element)
    return () => {
      sized.disconnect()
      drawn.destroy()
      plot.current = null
    }
  }, [deals, series, bars, dark])
  useEffect(() => {
    if (plot.current !== null) pointAt(plot.current, at)
  }, [at])
  return <div ref={box} role="img" aria-label={label} className={bars ? styles.bars : styles.lines} />
}

const pointAt = (plot: uPlot, at: number): void => {
  const deal = plot.data[0][at]
  if (deal !== undefined) plot.setCursor({ left: plot.valToPos(deal, 'x'), top: -10 }, false)
}

const optionsFor = (
  element: HTMLElement,
  series: readonly GraphSeries[],
  bars: boolean,
  onAt: (at: number) => void,
): uPlot.Options => {
  const paper = getComputedStyle(element)
  const [dim, edge] = [paper.getPropertyValue('--dim'), paper.getPropertyValue('--edge')]
  const font = `12px ${paper.fontFamily}`
  const axis = { stroke: dim, font, grid: { stroke: edge, width: 1 }, ticks: { show: false } }
  return {
    width: element.clientWidth,
    height: element.clientHeight,
    legend: { show: false },
    cursor: { y: false, drag: { x: false, y: false }, points: { show: !bars } },
    scales: {
      x: { time: false, range: (_, first, last) => [first - 0.5, last + 0.5] },
      y: { range: (_, least, most) => room(least, most) },
    },
    axes: [
      { ...axis, size: 28, grid: { show: false }, incrs: WHOLE },
      { ...axis, size: 62, space: bars ? 22 : 34, incrs: WHOLE, values: (_, marks) => marks.map(markWords) },
    ],
    series: [
      {},
      ...series.map(({ name, colour, dash, shown }) => ({
        label: name,
        show: shown,
        stroke: colour,
        width: bars ? 0 : 2,
        dash: [...dash],
        points: { show: false },
        spanGaps: false,
        ...(bars && { fill: colour, paths: uPlot.paths.bars!({ size: [0.7, 28] }) }),
      })),
    ],
    hooks: {
      setCursor: [({ cursor: { idx } }) => idx != null && onAt(idx)],
      drawAxes: [plot => drawZero(plot, dim)],
    },
  }
}

/** Marks stand at whole deals and whole chips. */
const WHOLE = [1, 10, 100, 1000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000].flatMap(ten => [
  ten,
  2 * ten,
  5 * ten,
])

const markWords = (mark: number): string => (mark < 0 ? `−${chipsWords(-mark)}` : chipsWords(mark))

/** From the least to the most, with 0 always in it and a little air. */
const room = (least: number, most: number): [number, number] => {
  const [low, high] = [Math.min(0, least), Math.max(0, most)]
  const air = Math.max(1, (high - low) * 0.06)
  return [low < 0 ? low - air : 0, high + air]
}

/** The line at which nothing is won or lost. */
const drawZero = ({ ctx, bbox, valToPos }: uPlot, colour: string): void => {
  const y = Math.round(valToPos(0, 'y', true)) + 0.5
  if (y > bbox.top + bbox.height) return
  ctx.save()
  ctx.strokeStyle = colour
  ctx.lineWidth = 1
  ctx.beginPath()
  ctx.moveTo(bbox.left, y)
  ctx.lineTo(bbox.left + bbox.width, y)
  ctx.stroke()
  ctx.restore()
}
