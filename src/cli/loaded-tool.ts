import type { Say } from '#core/answer.ts';
import type { DataContext } from '#core/context.ts';
import type { Language } from '#core/languages.ts';
import type { Work } from '#engine/library.ts';
import { doorContext } from '#engine/door-context.ts';
import { sayOf } from '#engine/say.ts';
import type { Cli } from './cli.ts';

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

/** `progress` is told how much of the work is done. */
export async function loadTool(cli: Cli, id: string, progress: DataContext['progress']): Promise<LoadedTool> {
  const { library, language } = cli;
  const [say, work] = await Promise.all([sayOf(library, id, language), library.work(id)]);
  const { signal } = new AbortController();
  const context = doorContext({ language, locale: localeOf(cli, language), signal, progress, loadData: library.loadData });
  return { work, say, context };
}
