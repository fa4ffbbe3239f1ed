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
  test('format: a file that Biome would write otherwise', async () => {
    expect(await complaint('format', 'format')).toContain('src/pure/planted-fault.ts');
  });

  test('lint: randomness, the clock, the network and `any` in pure code, and a view that does more than to lay out', async () => {
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

  test('lint: a style sheet that says left and right', async () => {
    const output = await complaint('lint', 'styles');
    for (const line of [2, 3, 4, 5]) expect(output).toContain(`src/app/planted-fault.css:${line}:`);
    expect(output).not.toContain('src/app/planted-fault.css:6:');
  });

  test('import rules: a tool, a subject or a door that imports a tool, pure code that imports React, a detector that imports a package, ui or the engine that imports the workbench', async () => {
    const output = await complaint('import rules', 'import-rules');
    expect(output).toContain('tools-are-islands: src/tools/token-generator/planted-fault.ts');
    expect(output).toContain('detectors-are-light: src/tools/token-generator/detect.ts');
    expect(output).toContain('examples-are-for-tests: src/tools/token-generator/planted-fault.ts');
    expect(output).toContain('subjects-know-no-tool: src/subjects/ip/planted-fault.ts');
    expect(output).toContain('pure-files-have-no-view: src/pure/planted-fault.ts');
    for (const layer of ['ui', 'engine', 'cli', 'mcp', 'package'])
      expect(output).toContain(`not-in-allowed: src/${layer}/planted-fault.ts`);
  });

  test('types: the page in pure code, and a link to a tool that there is not', async () => {
    const output = await complaint('types', 'types');
    expect(output).toMatch(/src\/pure\/planted-fault\.ts.*document/);
    expect(output).toMatch(/src\/core\/planted-link\.ts.*hash-test/);
  });

  test('types: an error code without a sentence', async () => {
    using project = plant('types');
    rmSync(join(project.folder, 'src/pure/planted-fault.ts'));
    const { output } = await runCommand(['tsc', '-p', 'tsconfig.web.json'], { folder: project.folder });
    expect(output).toMatch(/parts\/planted-fault\.tsx.*errors\.aCodeWithoutSentence/);
  });

  test('unused code: a file that nobody imports', async () => {
    expect(await complaint('unused code', 'unused-code')).toContain('src/pure/planted-fault.ts');
  });

  test('messages: what is missing, foreign, unused, in English, in words of its own or has other placeholders, markup or plural forms', async () => {
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

  test('licences: what does not go with MIT, or does not say', async () => {
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

test('the conformance suite sees tools that break its laws, each by a test of its own', async () => {
  const outputs = 'whatever it is given, it answers with declared outputs of their kinds, or refuses in whole sentences';
  const step = 'a step says what its tool says of the same input, in data that a worker can send';
  expect((await failuresOfPlantedTools()).toSorted()).toEqual([
    `${step} planted-fault-declared: giveNumber`,
    `${step} planted-fault: throwSometimes`,
    'after Sample the first output of the job is not empty planted-fault: sayUnknownCode',
    'after Sample the first output of the job is not empty planted-fault: throwSometimes',
    'answers a hostile text with a result planted-fault: throwSometimes, text',
    'changes nothing when it is applied to what it gave planted-fault: addStar',
    'ids and former paths are unique, and no page of the site has them',
    'is undone by its inverse planted-fault-declared: leaveHole',
    'is undone by its inverse planted-fault: doubleStars',
    'is undone by its opposite planted-fault',
    'keeps its options through a link, and falls back field by field planted-fault',
    'planted-fault calls no field and no choice of today what another one was called before',
    'planted-fault declares fields with a default that they can have, and choices that are words',
    'planted-fault has a manifest of plain data',
    'planted-fault has a text for every field, choice, output and column',
    'planted-fault has an operation for every field, or the field is for the page alone',
    'planted-fault has the files of a tool and no others',
    'planted-fault says of an output that it is many exactly where its English label is a plural',
    'planted-fault-declared calls a field as the other tools do that have one with its label',
    'planted-fault-declared gives every output by an operation, and has a run for each',
    'planted-fault-declared has a text for every field, choice, output and column',
    'planted-fault-declared has an operation for every field, or the field is for the page alone',
    'planted-fault-declared has at most four options that stand neither behind `More options` nor for what it is about',
    'planted-fault-declared has for a choice the word of the other tools that have one with its label',
    'planted-fault-declared has no two options of one name, and none of a name that all commands have',
    'planted-fault-declared has the files of a tool and no others',
    'planted-fault-declared leaves the names alone that a command line and an answer have for themselves',
    'planted-fault-declared names its fields as one writes an option, which `no-` before it turns off',
    'planted-fault-declared names siblings and fields that are there',
    'planted-fault-idle has an operation, or says why it can have none',
    'planted-fault-idle has the files of a tool and no others',
    'style sheets and classes measure text, lines and controls in rem, so that they grow with the text of the visitor',
    'style sheets are for what stands on every page',
    `${outputs} planted-fault-declared: giveNumber`,
    `${outputs} planted-fault-declared: giveOther`,
    `${outputs} planted-fault-declared: leaveHole`,
    `${outputs} planted-fault: sayUnknownCode`,
    `${outputs} planted-fault: throwSometimes`,
  ]);
});

describe('the runner', () => {
  test('counts a command that fails', async () => {
    expect(await commandCheck('planted', ['node', '-e', 'console.log("why"); process.exit(3)']).run(ignore)).toEqual({
      passed: 0,
      failed: 1,
      output: 'why',
      repeat: [expect.stringMatching(/^npx node -e /)],
    });
  });

  test('keeps what a command prints without its colors', async () => {
    expect(await runCommand(['node', '-e', String.raw`console.log("\x1b[31mwhy\x1b[0m:3")`])).toEqual({ isOk: true, output: 'why:3' });
  });

  test('counts a command that does not exist', async () => {
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
