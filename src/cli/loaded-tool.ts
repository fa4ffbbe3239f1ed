import type { Say } from '#core/answer.ts';
import type { DataContext } from '#core/context.ts';
import type { Language } from '#core/languages.ts';
import type { Work } from '#engine/library.ts';
import { doorContext } from '#engine/door-context.ts';
import { sayOf } from '#engine/say.ts';
import type { CatalogueTool } from '#engine/catalogue.ts';
import type { Cli, CliLibrary } from './cli.ts';
import { limitedWork, OperationThread } from './limited-work.ts';

/** What an operation of a tool is run with. */
interface LoadedTool {
  readonly work: Work;
  readonly say: Say;
  readonly context: DataContext;
}

/** The language tag of whoever asks, if it is one of the answer's language. */
function localeOf({ io: { env } }: Cli, language: Language): string {
  const said = (env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'] || '').replace(/[.@].*$/s, '').replaceAll('_', '-'); // an empty one says nothing
  return new RegExp(`^${language}(-[A-Z]{2})?$`).test(said) ? said : language;
}

/** The threads of a library, by what they are started with: a program that answers many calls starts each once. */
const threads = new WeakMap<CliLibrary, Map<string, OperationThread>>();

function threadOf(library: CliLibrary, toolId: string, language: Language, locale: string): OperationThread | undefined {
  const { startThread } = library;
  if (!startThread) return undefined;
  const known = threads.get(library) ?? new Map<string, OperationThread>();
  threads.set(library, known);
  const name = [toolId, language, locale].join(' ');
  const thread = known.get(name) ?? new OperationThread(() => startThread({ toolId, language, locale }));
  known.set(name, thread);
  return thread;
}

/** Loads a tool, whose operations hold the limits that they declare. `progress` is told how much of the work is done. */
export async function loadTool(
  cli: Cli,
  { id, declaration }: Pick<CatalogueTool, 'id' | 'declaration'>,
  progress: DataContext['progress'],
): Promise<LoadedTool> {
  const { library, language } = cli;
  const [say, whole] = await Promise.all([sayOf(library, id, language), library.work(id)]);
  const { signal } = new AbortController();
  const locale = localeOf(cli, language);
  const thread = threadOf(library, id, language, locale);
  const work = thread ? limitedWork(whole, declaration, thread) : whole;
  const context = doorContext({ language, locale, signal, progress, loadData: library.loadData });
  return { work, say, context };
}
