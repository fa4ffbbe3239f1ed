import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { addFormerPath } from './add-former-path.ts';
import { commands } from '../checks/commands.ts';
import { type Command, runCommand } from '../checks/check.ts';
import { plant } from '#test/support/plant.ts';

describe('a new tool', () => {
  const project = plant();
  afterAll(() => project[Symbol.dispose]());
  const run = (...command: readonly string[]) => runCommand(command as unknown as Command, { folder: project.folder }); // it is never empty
  const newTool = (...parameters: readonly string[]) => run('node', 'scripts/new-tool.ts', ...parameters);

  test('is created, with a guide', async () => {
    const { isOk, output } = await newTool('say-again', '--category=text', '--icon=repeat');
    expect(output).toContain('Created src/tools/say-again');
    expect(isOk).toBe(true);
  });

  // Other code may have errors while somebody works on it, so only findings about the new tool count.
  test.each(['format', 'lint', 'import rules', 'messages', 'types', 'unused code'] as const)('passes the check “%s”', async (check) => {
    for (const command of commands[check]) expect((await run(...command)).output).not.toContain('say-again');
  });

  test('passes its own tests and the conformance suite', async () => {
    const { isOk } = await run(
      'vitest',
      'run',
      '--project',
      'unit',
      'src/tools/say-again',
      'test/conformance',
      '-t',
      'say-again|repeatText',
    );
    expect(isOk).toBe(true);
  });

  test('is a command and a module of the package without being added to a list', async () => {
    for (const file of ['docs/package.md', 'LICENSE', 'public/THIRD-PARTY-NOTICES.md']) cpSync(file, join(project.folder, file));
    expect(await run('node', 'scripts/build-package.ts')).toMatchObject({ isOk: true });
    expect(await run('node', 'dist/bin/it-tools.js', 'say-again', 'ab', '--times', '2')).toMatchObject({ output: 'ab\nab' });
    const program = "console.log(await (await import('./dist/tools/say-again.js')).repeat.orThrow('ab', { times: 2 }));";
    writeFileSync(join(project.folder, 'program.mjs'), program);
    expect(await run('node', 'program.mjs')).toMatchObject({ output: 'ab\nab' });
    expect(readFileSync(join(project.folder, 'dist/tools/say-again.d.ts'), 'utf8')).toMatch(
      /A whole number from 1 to \d+\.[^]*readonly times\?: number;/,
    );
  });

  test('is listed as untranslated', async () => {
    const { output } = await run('node', 'scripts/check-messages.ts');
    expect(output).toMatch(/say-again\/messages\/de\.json: listing\.name/);
  });

  test.each([
    ['overwrite a tool', 'say-again', 'There is a folder src/tools/say-again already'],
    ['take a path that a tool had once', 'hash', '/hash is a former path of hash-text'],
    ['take a page of the site', 'about', '/about is a page of the site'],
    ['take a language', 'de', '/de is a page of the site'],
    ['make an invalid path', 'Say_Again', 'is no path'],
    ['do without a path', '', 'npm run new-tool <path>'],
  ])('is not created from a request to %s', async (_what, path, reason) => {
    const { isOk, output } = await newTool(...(path ? [path] : []));
    expect(isOk).toBe(false);
    expect(output).toContain(reason);
  });

  test('can be renamed: its old path redirects, and references to it are updated', async () => {
    const opposite = join(project.folder, 'src/tools/json-to-toml/tool.ts');
    const manifest = readFileSync(opposite, 'utf8');
    writeFileSync(opposite, manifest.replace('toml-to-json', 'say-again'));
    const { isOk } = await run('node', 'scripts/rename-tool.ts', 'say-again', '/repeat-text');
    expect(isOk).toBe(true);
    expect(existsSync(join(project.folder, 'src/tools/say-again'))).toBe(false);
    expect(readdirSync(join(project.folder, 'src/tools/repeat-text'))).toContain('declare.ts');
    expect(readFileSync(join(project.folder, 'src/tools/repeat-text/tool.ts'), 'utf8')).toContain("redirectFrom: ['/say-again']");
    expect(await run('biome', 'format', 'src/tools/repeat-text')).toMatchObject({ isOk: true });
    expect(readFileSync(opposite, 'utf8')).toContain("inverseTool: 'repeat-text'");
    writeFileSync(opposite, manifest);
    rmSync(join(project.folder, 'src/tools/repeat-text'), { recursive: true });
  });
});

test.each([
  ["defineTool({ category: 'text', icon: 'a' });", "defineTool({ category: 'text', icon: 'a', redirectFrom: ['/old'] });"],
  ["defineTool({ icon: 'a', redirectFrom: ['/older'] });", "defineTool({ icon: 'a', redirectFrom: ['/old', '/older'] });"],
])('addFormerPath adds to %s', (manifest, expected) => expect(addFormerPath(manifest, '/old')).toBe(expected));
