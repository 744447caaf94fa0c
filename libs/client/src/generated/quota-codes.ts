// Written by npm run codegen.

/** The plan's documents are used up, and those beyond the plan. */
export const quotaCodes: readonly string[] = ["SUB_12002","SUB_12008"]
