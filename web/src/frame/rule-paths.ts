/** The pages about rules: they work without a network once they were open, and say so themselves. */
export const RULE_PATHS = /^\/(books|house|desk|train)(\/|$)/

/** All pages of the rules' area: the books side by side are asked of the room. */
export const RULES_AREA = /^\/(books|house|desk|train|rules)(\/|$)/
