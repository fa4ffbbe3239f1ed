import { defaultLanguage, isLanguage, type Language, languages } from '#core/languages.ts';
import { ok, type Result } from '#core/result.ts';
import { type Ending, end } from './said.ts';

/** The language from the first environment variable that is set, or English if it is not supported, such as `C`. */
function fromEnvironment(env: Readonly<Record<string, string | undefined>>): Language {
  const locale = ['IT_TOOLS_LANG', 'LC_ALL', 'LC_MESSAGES', 'LANG'].map((name) => env[name]).find(Boolean) ?? '';
  const code = locale.split(/[_.@-]/, 1)[0];
  return isLanguage(code) ? code : defaultLanguage;
}

/** The language of the output: the requested one, otherwise the one from the environment. */
export function languageOf(requested: string | undefined, env: Readonly<Record<string, string | undefined>>): Result<Language, Ending> {
  if (requested === undefined) return ok(fromEnvironment(env));
  return isLanguage(requested) ? ok(requested) : end('usage.notOneOf', { option: '--lang', choices: languages.join(', ') });
}
