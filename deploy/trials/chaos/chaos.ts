// `npm run chaos`: faults by a seeded plan while clients work; with `--kill-points`, one service after another ended between
// any two of its durable steps.
await import(process.argv.includes('--kill-points') ? './kill-points.ts' : './under-load.ts')
