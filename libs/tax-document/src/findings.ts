import type { DeclaredError } from '@etax/kernel'

/** Something wrong with an order: where (`items[0].tax`), its stable code, and a sentence for a person. */
export interface Finding {
  path: string
  code: string
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
  private readonly said = new Set<string>()

  refuse(path: string, error: DeclaredError, message?: string): void {
    this.addOnce(this.violations, error.at(path, message))
  }

  warn(path: string, error: DeclaredError, message?: string): void {
    this.addOnce(this.warnings, error.at(path, message))
  }

  get ok(): boolean {
    return this.violations.length === 0
  }

  /** What two checks find at the same place is said once. */
  private addOnce(findings: Finding[], finding: Finding): void {
    const { path, code, message } = finding
    const key = `${code} ${path} ${message}`
    if (this.said.has(key)) return
    this.said.add(key)
    findings.push(finding)
  }
}
