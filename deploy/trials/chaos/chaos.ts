// `npm run chaos`: seeded faults while clients work; with `--kill-points`, ends services between any two durable steps.
await import(process.argv.includes('--kill-points') ? './kill-points.ts' : './under-load.ts')
