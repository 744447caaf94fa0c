// Runs one bench in its own process, which nothing else warmed up.
const [, , file = ''] = process.argv
const { bench } = await import(file)
process.send?.(await bench())
