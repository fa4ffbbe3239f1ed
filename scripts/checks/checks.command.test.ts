import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { commands } from './commands.ts';
import { commandCheck, runCommand, testCheck } from './check.ts';
import { plant } from '#test/support/plant.ts';

/** The output of a check for the project with a negative fixture; undefined if the check passes. */
async function complaint(check: keyof typeof commands, fault: string): Promise<string | undefined> {
  using project = plant(fault);
  for (const command of commands[check]) {
    const { isOk, output } = await runCommand(command, { folder: project.folder });
    if (!isOk) return output;
  }
  return undefined;
}

const ignore = (): void => undefined;

const readNothing = (): { passed: number; failed: number } => ({ passed: 0, failed: 0 });

describe('each check rejects its negative fixture and prints its place', () => {
  test('format: a file that is not formatted as Biome does', async () => {
    expect(await complaint('format', 'format')).toContain('src/pure/planted-fault.ts');
  });

  test('lint: randomness, the clock, the network and `any` in pure code, and a view that does more than layout', async () => {
    const output = await complaint('lint', 'lint');
    expect(output).toContain('Use RunContext.randomBytes');
    expect(output).toContain('Use RunContext.now');
    expect(output).toContain("'fetch'");
    expect(output).toContain('no-explicit-any');
    expect(output).toContain('A view only lays out');
    expect(output).toContain('Lay out with Stack');
    expect(output).toMatch(/What counts is the room in the page[^]*?planted-sides\.tsx:3:/);
    for (const line of [3, 5, 6]) expect(output).toMatch(new RegExp(`A page may run from right to left[^]*?planted-sides\\.tsx:${line}:`));
  });

  test('lint: a style sheet that uses left and right', async () => {
    const output = await complaint('lint', 'styles');
    for (const line of [2, 3, 4, 5]) expect(output).toContain(`src/app/planted-fault.css:${line}:`);
    expect(output).not.toContain('src/app/planted-fault.css:6:');
  });

  test('import rules: a tool, a domain or an adapter that imports a tool, pure code that imports React, a detector that imports a package, ui or the engine that imports the tool UI', async () => {
    const output = await complaint('import rules', 'import-rules');
    expect(output).toContain('tools-are-islands: src/tools/token-generator/planted-fault.ts');
    expect(output).toContain('detectors-are-light: src/tools/token-generator/detect.ts');
    expect(output).toContain('examples-are-for-tests: src/tools/token-generator/planted-fault.ts');
    expect(output).toContain('domains-know-no-tool: src/domains/ip/planted-fault.ts');
    expect(output).toContain('pure-files-have-no-view: src/pure/planted-fault.ts');
    for (const layer of ['ui', 'engine', 'cli', 'mcp', 'package'])
      expect(output).toContain(`not-in-allowed: src/${layer}/planted-fault.ts`);
  });

  test('types: the DOM in pure code, and a link to a missing tool', async () => {
    const output = await complaint('types', 'types');
    expect(output).toMatch(/src\/pure\/planted-fault\.ts.*document/);
    expect(output).toMatch(/src\/core\/planted-link\.ts.*hash-test/);
  });

  test('types: an error code without a message', async () => {
    using project = plant('types');
    rmSync(join(project.folder, 'src/pure/planted-fault.ts'));
    const { output } = await runCommand(['tsc', '-p', 'tsconfig.web.json'], { folder: project.folder });
    expect(output).toMatch(/parts\/planted-fault\.tsx.*errors\.aCodeWithoutSentence/);
  });

  test('unused code: a file that nobody imports', async () => {
    expect(await complaint('unused code', 'unused-code')).toContain('src/pure/planted-fault.ts');
  });

  test('messages: missing, foreign, unused, untranslated, or nonstandard texts, and differing placeholders, markup or plural forms', async () => {
    const output = await complaint('messages', 'messages');
    const german = 'planted-fault/messages/de.json: ';
    expect(output).toContain('planted-fault/messages/es.json lacks: listing.short, listing.description, listing.keywords, view.hello');
    expect(output).toContain('planted-fault/messages/fr.json is missing');
    expect(output).toContain('planted-fault/messages/de.json lacks: view.found, view.unused');
    expect(output).toContain(`${german}“view.foreign” is not in the English file`);
    expect(output).toContain(`${german}“view.found_few” is no form that this language has of it`);
    expect(output).toContain(`${german}“view.hello” has {{nom}}, which English has not`);
    expect(output).toContain(`${german}“view.hello” lacks {{name}}`);
    expect(output).toContain(`${german}“view.code” has other code`);
    expect(output).toContain(`${german}“view.english” is “Copy and paste” as in English`);
    expect(output).toContain(`${german}“view.empty” is empty`);
    expect(output).toContain(`${german}“errors.other” shows the text of a library`);
    expect(output).toContain('planted-fault/messages/en.json: “errors.other” says “recognised”');
    expect(output).toContain('planted-fault/messages/en.json: “outputs.sum” says “Output”: write what it is, or Result');
    const short = 'planted-fault/messages/en.json: “listing.short”';
    expect(output).toContain(`${short} has 71 characters`);
    expect(output).toContain(`${short} ends without a full stop`);
    expect(output).toContain(`${short} repeats the name`);
    expect(output).toContain('planted-fault/messages: no code asks for “view.unused”');
    expect(output).not.toContain('no code asks for “view.hello”');
  });

  test('licences: incompatible with MIT, or missing', async () => {
    const output = await complaint('licences', 'licences');
    expect(output).toContain('copyleft 1.0.0: GPL-3.0-only');
    expect(output).toContain('both 1.0.0: MIT AND LGPL-2.1');
    expect(output).toContain('nameless 1.0.0: no licence named');
    expect(output).not.toContain('good');
  });
});

/** The tests of the conformance suite that fail for the tools of a negative fixture. */
async function failuresOfPlantedTools(): Promise<readonly string[]> {
  using project = plant('conformance');
  const report = join(project.folder, 'report.json');
  await runCommand(
    [
      'vitest',
      'run',
      '--project',
      'unit',
      'test/conformance',
      '-t',
      'planted-fault|former paths|style sheets',
      '--reporter=json',
      `--outputFile=${report}`,
    ],
    { folder: project.folder },
  );
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as {
    testResults: readonly { assertionResults: readonly { fullName: string; status: string }[] }[];
  };
  const results = testResults.flatMap(({ assertionResults }) => assertionResults);
  return results.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName);
}

test('the conformance suite reports each faulty tool with a separate test', async () => {
  const outputs = 'returns declared outputs of the right kind, or an error in complete sentences, for any input';
  const step = 'a step gives the same result as its tool, in data that a worker can send';
  expect((await failuresOfPlantedTools()).toSorted()).toEqual([
    'Sample produces a nonempty first output planted-fault: sayUnknownCode',
    'Sample produces a nonempty first output planted-fault: throwSometimes',
    `${step} planted-fault-declared: giveNumber`,
    `${step} planted-fault: throwSometimes`,
    'does not change its own output planted-fault: addStar',
    'ids and former paths are unique, and differ from the pages of the site',
    'is undone by its inverse planted-fault-declared: leaveHole',
    'is undone by its inverse planted-fault: doubleStars',
    'is undone by its inverse tool planted-fault',
    'keeps its options in a link, and falls back field by field planted-fault',
    'planted-fault declares fields with valid defaults, and choices that are words',
    'planted-fault has a manifest of plain data',
    'planted-fault has a text for every field, choice, output and column',
    'planted-fault has exactly the files of a tool',
    'planted-fault marks an output as plural exactly if its English label is plural',
    'planted-fault reuses no former name for a current field or choice',
    'planted-fault uses every field in an operation, or only in the page',
    'planted-fault-declared has a text for every field, choice, output and column',
    'planted-fault-declared has distinct option names that differ from global options',
    'planted-fault-declared has exactly the files of a tool',
    'planted-fault-declared names a choice as other tools do for the same label',
    'planted-fault-declared names a field as other tools do for the same label',
    'planted-fault-declared names its fields like options that `no-` can turn off',
    'planted-fault-declared produces every output with an operation, and has a run for each',
    'planted-fault-declared refers only to existing siblings and fields',
    'planted-fault-declared shows at most four options outside `More options` and the primary options',
    'planted-fault-declared uses every field in an operation, or only in the page',
    'planted-fault-declared uses no name that is reserved on the command line or in results',
    'planted-fault-idle has an operation, or explains why not',
    'planted-fault-idle has exactly the files of a tool',
    'returns a result for hostile text planted-fault: throwSometimes, text',
    `${outputs} planted-fault-declared: giveNumber`,
    `${outputs} planted-fault-declared: giveOther`,
    `${outputs} planted-fault-declared: leaveHole`,
    `${outputs} planted-fault: sayUnknownCode`,
    `${outputs} planted-fault: throwSometimes`,
    'style sheets and classes size text, lines and controls in rem, so that they scale with the text size',
    'style sheets are only for elements of every page',
  ]);
});

describe('the runner', () => {
  test('counts a failed command', async () => {
    expect(await commandCheck('planted', ['node', '-e', 'console.log("why"); process.exit(3)']).run(ignore)).toEqual({
      passed: 0,
      failed: 1,
      output: 'why',
      repeat: [expect.stringMatching(/^npx node -e /)],
    });
  });

  test('strips colors from the output of a command', async () => {
    expect(await runCommand(['node', '-e', String.raw`console.log("\x1b[31mwhy\x1b[0m:3")`])).toEqual({ isOk: true, output: 'why:3' });
  });

  test('counts a missing command as a failure', async () => {
    expect(await commandCheck('planted', ['no-such-program']).run(ignore)).toMatchObject({ passed: 0, failed: 1 });
  });

  test.each([
    ['a test run that found nothing', 'process.exit(0)'],
    ['a test run that broke off', 'process.exit(1)'],
  ])('counts %s as a failure', async (_what, source) => {
    const check = testCheck('planted', {
      cores: 1,
      command: ['node', '-e', source],
      report: 'test-results/no-such.json',
      readReport: readNothing,
    });
    expect(await check.run(ignore)).toMatchObject({ failed: 1 });
  });
});
