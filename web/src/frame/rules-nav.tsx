import { ruleTexts } from '../words/rule-texts.ts'
import { Subnav } from './subnav.tsx'

/** The pages about rules. */
export const RULE_PAGES = ['books', 'house', 'desk', 'train'] as const

/** The pages about rules in a row under the bar. */
export const RulesNav = ({ here }: { readonly here: string | null }) => (
  <Subnav
    label={ruleTexts.books.area}
    pages={RULE_PAGES.map(page => ({ href: `/${page}`, words: ruleTexts.books.tabs[page] }))}
    here={here}
  />
)
