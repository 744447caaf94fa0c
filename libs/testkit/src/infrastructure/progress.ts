/** Receives one line for each slow step. */
export type Progress = (line: string) => void
