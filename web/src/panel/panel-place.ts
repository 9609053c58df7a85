import { createContext } from 'react'

/**
 * Where panels open: over the whole page, or beside the buttons of a table, which stay in reach while it is read. Then
 * the page says how high the buttons stand by `--dock-height`.
 */
export const PanelPlace = createContext<'over-page' | 'above-dock'>('over-page')
