#!/usr/bin/env node
import module from 'node:module';

// What is imported from here on is compiled once; Node has it from 22.1 on.
(module.enableCompileCache as typeof module.enableCompileCache | undefined)?.();

const { start } = await import('./start.ts');
await start(new URL('../', import.meta.url));
