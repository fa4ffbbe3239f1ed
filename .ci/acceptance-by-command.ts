// Runs the acceptance cases through the built command, as far as a command can do what they describe. Every twentieth command has its own
// process, all others run in this one. The last line is `N of M cases hold through the command`.
//   npm run build-package && node .ci/acceptance-by-command.ts FOLDER
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { MessageTree } from '#core/message-key.ts';
import { packageLibrary } from '#cli/package-library.ts';
import { createTranslator } from '#i18n/translator.ts';
import type { AcceptanceCase } from '#test/cli/acceptance/acceptance-case.ts';
import { type Around, type Outcome, tryCase } from '#test/cli/acceptance/try-case.ts';
import { play } from '#test/cli/play.ts';

const [, , folder = ''] = process.argv;
const dist = new URL('../dist/', import.meta.url);
const fixtures = resolve(folder, 'fixtures');
/** The time zone and locale of the browser in which the same cases are run. */
const browser = { TZ: 'Europe/Paris', LANG: 'en_GB.UTF-8' };
process.env['TZ'] = browser.TZ;

const read = <Content>(path: string): Content => JSON.parse(readFileSync(path, 'utf8')) as Content; // as documented in its README
const cases = readdirSync(join(folder, 'cases')).flatMap((file) => read<readonly AcceptanceCase[]>(join(folder, 'cases', file)));
/** The cases keep the wording they were written with, so a case may match the current or the former wording. */
const { asBefore, wordingsOf } = (await import(pathToFileURL(resolve(folder, 'wording.mjs')).href)) as {
  readonly asBefore: (tool: string, text: string) => string;
  readonly wordingsOf: (tool: string, text: string) => readonly string[];
};
const reworded = (messages: MessageTree, change: (text: string) => string): MessageTree =>
  Object.fromEntries(
    Object.entries(messages).map(([key, value]) => [key, typeof value === 'string' ? change(value) : reworded(value, change)]),
  );
const exceptions = read<readonly AcceptanceCase[]>('.ci/acceptance-exceptions.json');
const library = packageLibrary(dist, 'test');
const catalogue = await library.catalogue();
const files = Object.fromEntries(readdirSync(fixtures).map((name) => [name, readFileSync(join(fixtures, name))]));

const inThisProcess: Around['run'] = ({ words, env }) => play(words, { env: { ...browser, ...env }, files, changed: library });

const inItsOwn: Around['run'] = ({ words, env }) => {
  const command = [fileURLToPath(new URL('bin/it-tools.js', dist)), ...words];
  const options = { cwd: fixtures, env: { ...browser, ...env }, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, command, options);
  return Promise.resolve({ exitCode: status, stdout, stderr });
};

const isExcepted = ({ tool, title }: AcceptanceCase): boolean => exceptions.some((each) => each.tool === tool && each.title === title);

let held = 0;
let mapped = 0;
for (const each of cases.filter((one) => !isExcepted(one))) {
  const tool = catalogue.find(({ id }) => id === each.tool);
  if (!tool) continue; // not finished yet
  const messages = await library.messages(tool.id, 'en');
  const outcomeIn = (texts: MessageTree): Promise<Outcome> =>
    tryCase(
      {
        tool,
        t: createTranslator('en', texts),
        wordingsOf: (text) => wordingsOf(tool.id, text),
        run: mapped % 20 === 0 ? inItsOwn : inThisProcess,
      },
      each,
    );
  let outcome = await outcomeIn(messages);
  if (outcome.kind !== 'holds') outcome = await outcomeIn(reworded(messages, (text) => asBefore(tool.id, text)));
  if (outcome.kind !== 'is not mapped') mapped++;
  if (outcome.kind === 'holds') held++;
  else console.log(`${each.tool}: ${each.title}: ${outcome.kind}: ${outcome.why}`);
}
console.log(`${held} of ${mapped} cases hold through the command`);
process.exitCode = held === mapped ? 0 : 1;
