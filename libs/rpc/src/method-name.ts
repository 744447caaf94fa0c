/** The service's own methods, without the index signature of generated definitions. */
export type MethodName<Definition> = keyof {
  [Name in keyof Definition as string extends Name ? never : number extends Name ? never : Name]: true
} &
  keyof Definition &
  string
