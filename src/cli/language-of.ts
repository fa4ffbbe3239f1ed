import { defaultLanguage, isLanguage, type Language, languages } from '#core/languages.ts';
import { ok, type Result } from '#core/result.ts';
import { type Ending, end } from './said.ts';

/** What the environment says, the first that says anything: a language that there is not, such as that of `C`, is English. */
function fromEnvironment(env: Readonly<Record<string, string | undefined>>): Language {
  const said = ['IT_TOOLS_LANG', 'LC_ALL', 'LC_MESSAGES', 'LANG'].map((name) => env[name]).find(Boolean) ?? '';
  const code = said.split(/[_.@-]/, 1)[0];
  return isLanguage(code) ? code : defaultLanguage;
}

/** The language of what is said: the one that is asked for, else that of the environment. */
export function languageOf(asked: string | undefined, env: Readonly<Record<string, string | undefined>>): Result<Language, Ending> {
  if (asked === undefined) return ok(fromEnvironment(env));
  return isLanguage(asked) ? ok(asked) : end('usage.notOneOf', { option: '--lang', choices: languages.join(', ') });
}
