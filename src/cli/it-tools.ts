#!/usr/bin/env node
import module from 'node:module';
import process from 'node:process'; // the bundler empties the environment of the global one
import { cacheFolderFor } from './cache-folder.ts';

// What is imported from here on is compiled once; Node has it from 22.1 on.
const folder = cacheFolderFor(process.argv.slice(2), process.env);
if (folder !== undefined) (module.enableCompileCache as typeof module.enableCompileCache | undefined)?.(folder);

const { start } = await import('./start.ts');
await start(new URL('../', import.meta.url));
