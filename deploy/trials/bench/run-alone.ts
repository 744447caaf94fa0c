// Runs a bench of one library or service in a process of its own, with nothing in it that somebody else has warmed up.
const [, , file = ''] = process.argv
const { bench } = await import(file)
process.send?.(await bench())
