/** When somebody else may take a row up, and who has it until then; an empty lease is nobody's. */
export interface Due {
  at: Date
  lease: string
}
