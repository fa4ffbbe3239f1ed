import type { PresentationTexts } from '#core/present.ts';
import type { DataContext } from '#core/context.ts';
import type { Language } from '#core/languages.ts';
import type { Work } from '#engine/library.ts';
import { adapterContext } from '#engine/adapter-context.ts';
import { textsOf } from '#engine/texts-of.ts';
import type { CatalogueTool } from '#engine/catalogue.ts';
import type { Cli, CliLibrary } from './cli.ts';
import { limitedWork, OperationThread } from './limited-work.ts';

/** The parts needed to run an operation of a tool. */
interface LoadedTool {
  readonly work: Work;
  readonly texts: PresentationTexts;
  readonly context: DataContext;
}

/** The user's locale if it matches the output language, otherwise the language. */
function localeOf({ io: { env } }: Cli, language: Language): string {
  const locale = (env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'] || '').replace(/[.@].*$/s, '').replaceAll('_', '-'); // empty means unset
  return new RegExp(`^${language}(-[A-Z]{2})?$`).test(locale) ? locale : language;
}

/** The threads of each library by tool, language, and locale, so that a program with many calls starts each thread once. */
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

/** Loads a tool with the declared time limits of its operations. `progress` receives the completed share of the work. */
export async function loadTool(
  cli: Cli,
  { id, declaration }: Pick<CatalogueTool, 'id' | 'declaration'>,
  progress: DataContext['progress'],
): Promise<LoadedTool> {
  const { library, language } = cli;
  const [texts, whole] = await Promise.all([textsOf(library, id, language), library.work(id)]);
  const { signal } = new AbortController();
  const locale = localeOf(cli, language);
  const thread = threadOf(library, id, language, locale);
  const work = thread ? limitedWork(whole, declaration, thread) : whole;
  const context = adapterContext({ language, locale, signal, progress, loadData: library.loadData });
  return { work, texts, context };
}
