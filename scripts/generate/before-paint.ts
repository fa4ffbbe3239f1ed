import { build, type Rolldown } from 'vite';
import { languages } from '../../src/core/languages.ts';
import { newestUntilMs } from '../../src/app/shell/home/new-tools.ts';
import { manifestOf, toolIds } from '../catalog.ts';
import { codeOf, type Files, moduleFile } from './files.ts';

const ENTRY = 'src/app/platform/before-paint/before-paint.ts';

/** A self-contained script. Its syntax is older than what the tools need, because it detects old browsers. */
async function bundle(): Promise<string> {
  const { output } = (await build({
    configFile: false,
    define: {
      __PATH_LANGUAGES__: JSON.stringify(languages.slice(1).join(' ')),
      __NEWEST_UNTIL_MS__: String(newestUntilMs(await Promise.all(toolIds().map(manifestOf)))),
    },
    logLevel: 'warn',
    build: { write: false, target: 'es2020', rolldownOptions: { input: ENTRY, output: { format: 'iife' } } },
  })) as Rolldown.RolldownOutput; // it has one input and one output, and is not watched
  return output[0].code.trim();
}

/** The text of the script that runs in <head> before the first paint. */
export async function beforePaintFiles(): Promise<Files> {
  return { 'before-paint.ts': moduleFile({}, { beforePaint: { type: 'string', code: codeOf(await bundle()) } }) };
}
