import { build, type Plugin, type Rolldown } from 'vite';
import { languages } from '../../src/core/languages.ts';
import { newestUntilMs } from '../../src/app/home/new-tools.ts';
import { manifestOf, toolIds } from '../catalog.ts';

const ENTRY = 'src/app/before-paint/before-paint.ts';

/** A self-contained script. Its syntax is older than what the tools need, because it detects old browsers. */
async function bundle(): Promise<Rolldown.OutputChunk> {
  const { output } = (await build({
    configFile: false,
    define: {
      __PATH_LANGUAGES__: JSON.stringify(languages.slice(1).join(' ')),
      __NEWEST_UNTIL_MS__: String(newestUntilMs(await Promise.all(toolIds().map(manifestOf)))),
    },
    logLevel: 'warn',
    build: { write: false, target: 'es2020', rolldownOptions: { input: ENTRY, output: { format: 'iife' } } },
  })) as Rolldown.RolldownOutput; // it has one input and one output, and is not watched
  return output[0];
}

/** `virtual:before-paint`: the text of the script that runs in <head> before the first paint. Only prerendered pages contain it. */
export function beforePaint(): Plugin {
  const id = '\0virtual:before-paint';
  return {
    name: 'before-paint',
    resolveId: (source) => (source === 'virtual:before-paint' ? id : undefined),
    async load(source) {
      if (source !== id) return undefined;
      if (this.environment.name === 'client') return `export default ''`;
      const { code, moduleIds } = await bundle();
      for (const file of moduleIds) this.addWatchFile(file);
      return `export default ${JSON.stringify(code.trim())}`;
    },
  };
}
