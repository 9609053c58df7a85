/** The pages about rules: they work without a network once they were open, and say so themselves. */
export const RULE_PATHS = /^\/(books|house|desk|train)(\/|$)/
