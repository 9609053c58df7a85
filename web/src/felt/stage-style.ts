import type { CSSProperties } from 'react'
import type { Point } from '../stage/box.ts'
import type { Stage } from '../stage/stage.ts'

/** The sizes of a stage as custom properties: the style sheets take every size from them. */
export const stageStyle = ({ sizes, own, table, middle }: Stage): CSSProperties =>
  ({
    '--plate': px(sizes.plate),
    '--plate-height': px(sizes.plateHeight),
    '--avatar': px(sizes.avatar),
    '--bubble': px(sizes.bubble),
    '--rail-width': px(sizes.rail),
    '--card-s': px(sizes.card),
    '--card-xs': px(sizes.card),
    '--hand': px(sizes.hand),
    '--hand-height': px(sizes.handHeight),
    '--fan': px(sizes.fan),
    '--shown-card': px(sizes.shownCard),
    '--chip': px(sizes.chip),
    '--card-l': px(own.card),
    '--own-step': own.step.toFixed(3),
    '--strip': px(own.strip.w),
    '--strip-height': px(own.strip.h),
    '--card-m': px(middle.card),
    '--pot-height': px(middle.potHeight),
    '--columns': String(middle.columns),
    '--table-radius': px(table.r),
    '--table-x': px(table.x),
    '--table-y': px(table.y),
    '--table-w': px(table.w),
    '--table-h': px(table.h),
  }) as CSSProperties

/** A place on the stage. */
export const at = ({ x, y }: Point): CSSProperties => ({ '--x': px(x), '--y': px(y) }) as CSSProperties

const px = (size: number): string => `${size.toFixed(1)}px`
