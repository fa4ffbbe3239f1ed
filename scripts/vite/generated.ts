import { execFile } from 'node:child_process';
import { relative } from 'node:path';
import { promisify } from 'node:util';
import type { Plugin } from 'vite';

/** Runs in a separate process, because Node caches modules and would return the old version of a changed declaration. */
const generate = async (): Promise<unknown> => promisify(execFile)(process.execPath, ['scripts/generate.ts']);

/** The sources that scripts/generate.ts reads. Its own files are not among them. */
const SOURCE = /^(?:src\/(?!generated\/)|scripts\/(?:data|generate)\/)/;
const PAUSE_MS = 100;

let first: Promise<unknown> | undefined;
const generateOnce = async (): Promise<void> => {
  await (first ??= generate()); // a build has several parts, which start one after the other
};

/** Writes src/generated before anything is loaded, and again when a source changes while the development server runs. */
export function generated(): Plugin {
  return {
    name: 'generated',
    // Does not run when the configuration is read, because Vitest also reads the configuration of projects that it does not run.
    buildStart: generateOnce,
    async configureServer({ watcher, config }) {
      await generateOnce();
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
