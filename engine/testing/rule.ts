import { test } from 'vitest'
import type { RuleId } from '../rulebooks/rule-id.ts'

/** A test that holds one rule, named by its id so that the rules with a test can be counted. */
export const rule = (id: RuleId, title: string, check: () => void): void => test(`${id}: ${title}`, check)
