import ts from 'typescript'

/** Two writes that may follow each other without a kill point between them. */
export interface Gap {
  file: string
  /** Of the second. */
  line: number
  first: string
  second: string
}

/** What only reads, or only makes a lease longer or shorter: whoever dies after it leaves nothing half done. */
const READS =
  /^(find|load|list|count|is|has|sum|last|describe|cached|read|result|page|profile|resolve|require|verify|vouched|bodies|heads|survey|batches|wrappedByOthers|keysWrapped|current|unwrap|wrap|due$|claim$|claimDue|claimOverdue|claimAbandoned|claimImport|claimLapsed|claimUnwarned|claimDeleted|lease$|release$|renew|startingWith|userWith|user$|workspace|link$|ownersOf|sessionsOf|pending|used$|asOf|figures|dailyUsage|preview|fetch|get|forget$|oldest|consult|free$|call$|reserve|plan$|open$|seal$|send$|take$|pages?$|render|print|locate|search|export|session$|key$|inFlight|deletedSince|fit$|pendingSignUp)/
/** Begins something in the background, and is no step of its own. */
const BEGINS = /^(dispatch|offer|start\w*|drop)$/
/** Calls of a bare name that write: a message, a fact about a receipt, an entry of the audit. */
const WRITING_NAMES = ['publish', 'record', 'audit']
const CLEAN = ''

type States = ReadonlySet<string>

/**
 * Follows every function of a use case along its paths, through the functions of the same file. What is written in one
 * transaction is one write, and so is the same write again and again; what runs side by side follows nothing of each other.
 * What a function of another file writes is that file's.
 * @param receivers the names of what it writes through, as in `receipts.save(…)`
 */
export function gapsIn(file: string, text: string, receivers: ReadonlySet<string>): Gap[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const own = functionsIn(source)
  const pure = importedFromDomain(source)
  const gaps = new Map<string, Gap>()
  const running: ts.Node[] = []
  let returned = new Set<string>()
  let seen = new Set<string>()

  for (const body of bodiesIn(source)) run(body, new Set([CLEAN]))
  return [...gaps.values()]

  /** Runs a function's body; answers with what may have been written last when it ends. */
  function run(body: ts.Node, before: States): States {
    if (running.includes(body)) return before
    running.push(body)
    const outer = returned
    returned = new Set()
    const after = union(walk(body, before), returned)
    returned = outer
    running.pop()
    return after
  }

  function walk(node: ts.Node, before: States): States {
    for (const state of before) seen.add(state)
    if (ts.isFunctionLike(node)) return before
    if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node)) return before
    if (ts.isReturnStatement(node)) {
      returned = new Set([...returned, ...each(node, before)])
      return new Set()
    }
    if (ts.isThrowStatement(node)) {
      for (const state of each(node, before)) seen.add(state)
      return new Set()
    }
    if (ts.isIfStatement(node)) return branch(node.expression, [node.thenStatement, node.elseStatement], before)
    if (ts.isConditionalExpression(node)) return branch(node.condition, [node.whenTrue, node.whenFalse], before)
    if (ts.isBinaryExpression(node) && isShortCut(node.operatorToken.kind))
      return branch(node.left, [node.right, undefined], before)
    if (ts.isIterationStatement(node, false)) return loop(node, before)
    if (ts.isSwitchStatement(node)) return clauses(node, before)
    if (ts.isTryStatement(node)) return attempt(node, before)
    if (ts.isCallExpression(node)) return call(node, before)
    return each(node, before)
  }

  function each(node: ts.Node, before: States): States {
    let states = before
    ts.forEachChild(node, (child) => {
      states = walk(child, states)
    })
    return states
  }

  function branch(condition: ts.Node, ways: (ts.Node | undefined)[], before: States): States {
    const decided = walk(condition, before)
    return union(...ways.map((way) => (way === undefined ? decided : walk(way, decided))))
  }

  /** Once: what comes round again is about another row, or the same step once more. */
  function loop(node: ts.Node, before: States): States {
    return union(before, each(node, before))
  }

  function clauses({ expression, caseBlock }: ts.SwitchStatement, before: States): States {
    const decided = walk(expression, before)
    return union(decided, ...caseBlock.clauses.map((clause) => each(clause, decided)))
  }

  function attempt({ tryBlock, catchClause, finallyBlock }: ts.TryStatement, before: States): States {
    const outer = seen
    seen = new Set(before)
    const tried = walk(tryBlock, before)
    const anywhere = union(seen, tried)
    seen = new Set([...outer, ...anywhere])
    const caught = catchClause === undefined ? new Set<string>() : walk(catchClause.block, anywhere)
    const after = union(tried, caught)
    return finallyBlock === undefined ? after : walk(finallyBlock, after)
  }

  function call(node: ts.CallExpression, before: States): States {
    const name = nameOf(node.expression)
    if (name === 'killPoint') return new Set([CLEAN])
    if (isTransaction(name)) return written(node, name, before)
    if (name === 'Promise.all' || name === 'Promise.allSettled') return sideBySide(node, before)
    // As evaluated: whatever is called upon, the arguments, functions among them, the call.
    let states = walk(node.expression, before)
    for (const argument of node.arguments) {
      states = ts.isFunctionLike(argument) ? union(states, run(bodyOf(argument), states)) : walk(argument, states)
    }
    const called = own.get(name)
    if (called !== undefined) return run(called, states)
    // What is given a function to run is around its writes, as a lease is.
    const isAround = node.arguments.some(ts.isFunctionLike)
    return !isAround && isWrite(node.expression, name) ? written(node, name, states) : states
  }

  function sideBySide({ arguments: [list] }: ts.CallExpression, before: States): States {
    if (list === undefined) return before
    if (!ts.isArrayLiteralExpression(list)) return walk(list, before)
    return union(...list.elements.map((element) => walk(element, before)))
  }

  function written(node: ts.Node, name: string, before: States): States {
    for (const first of before) {
      if (first === CLEAN || first === name) continue
      const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1
      gaps.set(`${first} → ${name}`, { file, line, first, second: name })
    }
    return new Set([name])
  }

  function isWrite(expression: ts.Expression, name: string): boolean {
    if (ts.isIdentifier(expression)) return WRITING_NAMES.includes(name) && !pure.has(name)
    const [receiver = '', method = ''] = name.split('.')
    return receivers.has(receiver) && !READS.test(method) && !BEGINS.test(method)
  }
}

function isTransaction(name: string): boolean {
  return name === 'transact' || name.endsWith('.transact')
}

/** The last two parts: `jobs.done` of `stores.jobs.done`. */
function nameOf(expression: ts.Expression): string {
  if (ts.isIdentifier(expression)) return expression.text
  if (!ts.isPropertyAccessExpression(expression)) return ''
  const { expression: receiver, name } = expression
  if (ts.isIdentifier(receiver)) return `${receiver.text}.${name.text}`
  return ts.isPropertyAccessExpression(receiver) ? `${receiver.name.text}.${name.text}` : `.${name.text}`
}

function isShortCut(kind: ts.SyntaxKind): boolean {
  return (
    kind === ts.SyntaxKind.AmpersandAmpersandToken ||
    kind === ts.SyntaxKind.BarBarToken ||
    kind === ts.SyntaxKind.QuestionQuestionToken ||
    kind === ts.SyntaxKind.QuestionQuestionEqualsToken
  )
}

function bodyOf(node: ts.SignatureDeclaration): ts.Node {
  return (node as ts.FunctionLikeDeclaration).body ?? node
}

/** Every function of a file that has a body, inner ones among them. */
function bodiesIn(source: ts.SourceFile): ts.Node[] {
  const bodies: ts.Node[] = []
  const visit = (node: ts.Node) => {
    if (ts.isCallExpression(node) && isTransaction(nameOf(node.expression))) return
    if (ts.isFunctionLike(node) && isInTransaction(node)) return
    if (ts.isFunctionLike(node) && 'body' in node && node.body !== undefined) bodies.push(bodyOf(node))
    ts.forEachChild(node, visit)
  }
  visit(source)
  return bodies
}

/** It is given the stores of a transaction: what it writes is kept together, or not at all. */
function isInTransaction({ parameters }: ts.SignatureDeclaration): boolean {
  return parameters.some(({ type }) => type?.getText().startsWith('Transaction') === true)
}

/** Names of a file that come from the domain, where nothing is written. */
function importedFromDomain(source: ts.SourceFile): Set<string> {
  const names = source.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) || !statement.moduleSpecifier.getText().includes('/domain/')) return []
    const bindings = statement.importClause?.namedBindings
    return bindings !== undefined && ts.isNamedImports(bindings) ? bindings.elements.map(({ name }) => name.text) : []
  })
  return new Set(names)
}

/** By name: what a call of it in the same file runs. */
function functionsIn(source: ts.SourceFile): Map<string, ts.Node> {
  const own = new Map<string, ts.Node>()
  const visit = (node: ts.Node) => {
    if (ts.isFunctionDeclaration(node) && node.name !== undefined && node.body !== undefined && !isInTransaction(node))
      own.set(node.name.text, node.body)
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer !== undefined) {
      if (ts.isFunctionLike(node.initializer)) own.set(node.name.text, bodyOf(node.initializer))
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return own
}

function union(...sets: readonly States[]): States {
  return new Set(sets.flatMap((set) => [...set]))
}
