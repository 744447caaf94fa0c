/** Hears one line for each step that takes its time. */
export type Progress = (line: string) => void
