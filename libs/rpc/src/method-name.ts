/** The names of a service's own methods, without the index signature that generated definitions inherit. */
export type MethodName<Definition> = keyof {
  [Name in keyof Definition as string extends Name ? never : number extends Name ? never : Name]: true
} &
  keyof Definition &
  string
