import type { DeclaredError, DetailArguments, Params } from '@etax/kernel'

/** An error or warning of an order: its path (`items[0].tax`), code and facts, and the English sentence. */
export interface Finding {
  path: string
  code: string
  params?: Params
  message: string
}

export type Violation = Finding
export type Warning = Finding

export class Findings {
  readonly violations: Violation[] = []
  readonly warnings: Warning[] = []
  private readonly keys = new Set<string>()

  refuse<Facts>(path: string, error: DeclaredError<Facts>, ...params: DetailArguments<NoInfer<Facts>>): void {
    this.addOnce(this.violations, error.at(path, ...params))
  }

  warn<Facts>(path: string, error: DeclaredError<Facts>, ...params: DetailArguments<NoInfer<Facts>>): void {
    this.addOnce(this.warnings, error.at(path, ...params))
  }

  add(finding: Finding, to: 'violations' | 'warnings'): void {
    this.addOnce(this[to], finding)
  }

  get ok(): boolean {
    return this.violations.length === 0
  }

  /** Two checks may find the same at one place. */
  private addOnce(findings: Finding[], finding: Finding): void {
    const { path, code, message } = finding
    const key = `${code} ${path} ${message}`
    if (this.keys.has(key)) return
    this.keys.add(key)
    findings.push(finding)
  }
}
