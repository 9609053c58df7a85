import type { Frame } from '@cardroom/room/protocol'
import { useEffect, useMemo, useState } from 'react'
import { onceLanded } from '../../motion/flights.ts'
import { beatsOf, type Moment, momentAt } from './moment.ts'
import { type Scene, sceneOf } from './scene.ts'

/** The showdown that is on, and the moment of it. */
export type SceneNow = { readonly scene: Scene; readonly moment: Moment }

/**
 * The end of a hand as a scene that plays by itself once, for those who have seen the hand before it. Who comes later,
 * wants no motion or does not look sees its last moment at once.
 */
export const useScene = (frame: Frame | null): SceneNow | null => {
  const deal = frame?.common.deal ?? null
  const key = deal === null ? '' : `${frame!.table} ${deal.number}`
  const scene = useMemo(() => (deal === null ? null : sceneOf(deal)), [deal])
  const isJudged = scene !== null
  const [playing, setPlaying] = useState<Playing>({ key, isJudged, from: null })
  if (playing.key !== key || playing.isJudged !== isJudged) {
    const isFresh = isJudged && playing.key === key && !isCalm()
    setPlaying({ key, isJudged, from: isFresh ? performance.now() : null })
  }
  const { from } = playing
  const [, again] = useState(0)
  const beats = scene === null ? '' : beatsOf(scene).join()
  useEffect(() => {
    if (from === null || beats === '') return undefined
    const left = (beat: string): number => Number(beat) - (performance.now() - from)
    const timers = beats
      .split(',')
      .filter(beat => left(beat) > 0)
      .map(beat => setTimeout(() => onceLanded(() => again(count => count + 1)), left(beat) + SLACK))
    return () => timers.forEach(clearTimeout)
  }, [from, beats])
  if (scene === null) return null
  return { scene, moment: momentAt(scene, from === null ? Number.POSITIVE_INFINITY : performance.now() - from) }
}

type Playing = {
  /** The hand. */
  readonly key: string
  readonly isJudged: boolean
  /** When the scene began; null where it is at its end. */
  readonly from: number | null
}

/** Timers may ring a little early. */
const SLACK = 4

const isCalm = (): boolean => document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches
