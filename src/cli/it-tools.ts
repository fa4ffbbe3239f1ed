#!/usr/bin/env node
import module from 'node:module';
import process from 'node:process'; // the bundler empties the environment of the global process
import { cacheFolderFor } from './cache-folder.ts';

// Caches the compiled code of all later imports. Available since Node 22.1.
const folder = cacheFolderFor(process.argv.slice(2), process.env);
if (folder !== undefined) (module.enableCompileCache as typeof module.enableCompileCache | undefined)?.(folder);

const { start } = await import('./start.ts');
await start(new URL('../', import.meta.url));
