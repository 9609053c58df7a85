import { create } from 'zustand'

/** The two sides of the log. */
export type LogTab = 'hand' | 'chat'

/** Whether the log is open, at which side, and up to where the chat has been read. */
export type LogState = { readonly open: boolean; readonly tab: LogTab; readonly read: number }

/** The log beside the felt: closed until somebody opens it. */
export const useLog = create<LogState>(() => ({ open: false, tab: 'hand', read: 0 }))

/** Opens the log, or closes it. */
export const toggleLog = (): void => useLog.setState(({ open }) => ({ open: !open }))
