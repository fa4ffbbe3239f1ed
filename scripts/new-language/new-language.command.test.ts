import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { commands } from '../checks/commands.ts';
import { type Command, runCommand } from '../checks/check.ts';
import { knownFacts } from './facts-file.ts';
import { plant } from '#test/support/plant.ts';

describe('a new, made-up language written from right to left', () => {
  const project = plant();
  afterAll(() => project[Symbol.dispose]());
  const run = (...command: readonly string[]) => runCommand(command as unknown as Command, { folder: project.folder }); // it is never empty
  const newLanguage = (...parameters: readonly string[]) => run('node', 'scripts/new-language.ts', ...parameters);

  test('is created, with a guide', async () => {
    const { isOk, output } = await newLanguage('qaa', '--name=Qaàt', '--direction=rtl');
    expect(output).toContain('wrote');
    expect(output).toContain('src/i18n/shell/qaa.json');
    expect(isOk).toBe(true);
  });

  test('is recognized, with the facts from its own file', async () => {
    const program =
      "const { factsOf, isLanguage } = await import('./src/core/languages.ts'); console.log(isLanguage('qaa'), factsOf('qaa').direction)";
    expect((await run('node', '--input-type=module', '-e', program)).output).toContain('true rtl');
  });

  // Other code may have errors while somebody works on it, so only findings about the new language count.
  test.each(['format', 'messages'] as const)('passes the check “%s”', async (check) => {
    for (const command of commands[check]) expect((await run(...command)).output).not.toContain('qaa');
  });

  test('is listed as untranslated, text by text', async () => {
    const { output } = await run('node', 'scripts/check-messages.ts');
    expect(output).toMatch(/hash-text\/messages\/qaa\.json: listing\.name/);
    expect(output).toMatch(/^qaa {2}\d+ texts, 0 translated: 0 %$/m);
  });

  test('passes the tests that require an entry for each language', async () => {
    const places = [
      'src/tools/crontab-generator/present.test.ts',
      'src/app/shell/about',
      'scripts/build/hosts',
      'src/tools/git-memo/run.test.ts',
    ];
    expect((await run('vitest', 'run', '--project', 'unit', ...places)).isOk).toBe(true);
  });

  test('changes no existing code except the list of languages', () => {
    const list = readFileSync(join(project.folder, 'src/core/languages.ts'), 'utf8');
    expect(list.replace("import qaa from './languages/qaa.ts';\n", '').replace(', qaa }', ' }')).toBe(
      readFileSync('src/core/languages.ts', 'utf8'),
    );
  });

  test.each([
    ['overwrite a language', ['de'], 'The site has “de” already'],
    ['take a path that a tool had once', ['hash'], 'is no code of a language'],
    ['do without a code', [], 'npm run new-language <code>'],
    ['take a page of the site', ['not'], '/not is a page of the site'],
    ['make up a name', ['qab'], 'Pass --name and --direction'],
    ['run from top to bottom', ['qab', '--name=Qab', '--direction=ttb'], 'The direction must be ltr or rtl'],
  ])('is not created from a request to %s', async (_what, parameters, reason) => {
    const { isOk, output } = await newLanguage(...parameters);
    expect(isOk).toBe(false);
    expect(output).toContain(reason);
  });
});

test.each([
  ['ar', { name: 'العربية', direction: 'rtl' }],
  ['pl', { name: 'Polski', direction: 'ltr' }],
  ['qaa', {}],
])('the known facts of %s are %j', (code, facts) => expect(knownFacts(code)).toEqual(facts));
