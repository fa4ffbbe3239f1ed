import module from 'node:module';
import { dirname } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { adapterContext } from '#engine/adapter-context.ts';
import { packageLibrary } from './package-library.ts';
import type { ThreadCall, ThreadData, ThreadMessage } from './thread-messages.ts';

const { folder, toolId, language, locale, compiled } = workerData as ThreadData; // set by the code that starts the thread
const tell = (message: ThreadMessage): void => parentPort?.postMessage(message, []);

// Node reports a subfolder for its own version, so the parent is the folder to enable.
if (compiled !== undefined) module.enableCompileCache(dirname(compiled));

const library = packageLibrary(new URL(folder), '');
const { run } = await library.work(toolId);
const context = adapterContext({
  language,
  locale,
  signal: new AbortController().signal, // the thread is terminated instead
  progress: (share) => tell({ kind: 'progress', share }),
  loadData: library.loadData,
});

async function runCall({ name, given }: ThreadCall): Promise<ThreadMessage> {
  const operation = run[name];
  if (!operation) throw new Error(`There is no operation “${name}”.`);
  tell({ kind: 'began' });
  return { kind: 'done', result: await operation(given, context) };
}

parentPort?.on(
  'message',
  (call: ThreadCall) =>
    void runCall(call)
      .catch((error: unknown): ThreadMessage => ({ kind: 'thrown', error }))
      .then(tell),
);
