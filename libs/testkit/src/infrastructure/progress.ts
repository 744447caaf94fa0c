export type Progress = (line: string) => void
