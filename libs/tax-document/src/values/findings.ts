import type { DeclaredError, DetailArguments, Params } from '@etax/kernel'

/** Something wrong with an order: where (`items[0].tax`), its stable code and the facts; `message` says them in English. */
export interface Finding {
  path: string
  code: string
  params?: Params
  message: string
}

/** Refuses an order. */
export type Violation = Finding
/** Goes along with an accepted order. */
export type Warning = Finding

/** Collects what is wrong with an order, all of it, while the order is read. */
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

  /** The same for what was found elsewhere. */
  add(finding: Finding, to: 'violations' | 'warnings'): void {
    this.addOnce(this[to], finding)
  }

  get ok(): boolean {
    return this.violations.length === 0
  }

  /** What two checks find at the same place is said once. */
  private addOnce(findings: Finding[], finding: Finding): void {
    const { path, code, message } = finding
    const key = `${code} ${path} ${message}`
    if (this.keys.has(key)) return
    this.keys.add(key)
    findings.push(finding)
  }
}
