import { stdout } from 'node:process'
import pc from 'picocolors'

const { NO_COLOR, FORCE_COLOR } = process.env

/** Bold and dim for a person at a terminal; what goes into a pipe or a file is plain text. */
export const ink = pc.createColors(!NO_COLOR && (Boolean(FORCE_COLOR) || stdout.isTTY === true))
