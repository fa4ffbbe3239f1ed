import { execFile } from 'node:child_process';
import { relative } from 'node:path';
import { promisify } from 'node:util';
import type { Plugin } from 'vite';

/** In a process of its own, because Node would return the old version of a changed declaration. */
const generate = async (): Promise<unknown> => promisify(execFile)(process.execPath, ['scripts/generate.ts']);

/** The sources that scripts/generate.ts reads. Its own files are not among them. */
const SOURCE = /^(?:src\/(?!generated\/)|scripts\/(?:data|generate)\/)/;
const PAUSE_MS = 100;

let first: Promise<unknown> | undefined;

/** Writes src/generated before anything is loaded, and again when a source changes while the development server runs. */
export function generated(): Plugin {
  return {
    name: 'generated',
    async config() {
      await (first ??= generate()); // a build resolves its configuration several times
    },
    configureServer({ watcher, config }) {
      let pause: NodeJS.Timeout | undefined;
      let last = Promise.resolve();
      watcher.on('all', (_event, file) => {
        if (!SOURCE.test(relative(config.root, file).replaceAll('\\', '/'))) return;
        clearTimeout(pause);
        pause = setTimeout(() => {
          last = last.then(generate).then(
            () => undefined,
            (error: Error) => config.logger.error(error.message),
          );
        }, PAUSE_MS);
      });
    },
  };
}
