import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { play } from './play.ts';

const FILES = {
  'data.json': '{"a":1}',
  'addresses.txt': '10.0.0.1\n192.168.1.1\n',
  'key.txt': 'secret',
  'photo.png': Uint8Array.of(0x89, 0x50, 0x4e, 0x47),
} as const;

/** Commands that need a shell, a terminal, the built site, or an assistant. Other tests run them. */
const ELSEWHERE = /\bit-tools(?:\.js)? (?:serve|export|check|health|mcp|completion)\b|[|]|--key -/;

/** The lines of a document's shell examples that run the command, without comments. */
function commandsIn(file: string): readonly string[] {
  const blocks = [...readFileSync(file, 'utf8').matchAll(/```sh\n(?<code>[^]*?)```/g)].map(({ groups }) => groups?.['code'] ?? '');
  return blocks
    .flatMap((code) => code.split('\n'))
    .map((line) => line.replace(/\s+# .*$/, ''))
    .filter(
      (line) =>
        /^(?:[A-Z]+=\S+ )?(?:it-tools|node dist\/bin\/it-tools\.js) /.test(line) && !/[A-Z] \[|…/.test(line) && !ELSEWHERE.test(line),
    );
}

/** Parses a shell line with the syntax that the documents use: variables before the command, quotes, and `< FILE`. */
function parseLine(line: string) {
  const [, variables = '', rest = ''] = /^((?:[A-Z]+=\S+ )*)(?:it-tools|node dist\/bin\/it-tools\.js) (.*)$/.exec(line) ?? [];
  const [command = '', from] = rest.split(' < ');
  return {
    env: Object.fromEntries(variables.split(' ').flatMap((each) => (each === '' ? [] : [each.split('=') as [string, string]]))),
    words: [...command.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? ''),
    stdin: from === undefined ? undefined : FILES[from as keyof typeof FILES],
  };
}

describe.each([
  ['README.md', 8],
  ['docs/command-line.md', 14],
] as const)('the documented commands in %s', (file, count) => {
  const commands = commandsIn(file);

  test('are detected', () => {
    expect(commands.length).toBeGreaterThanOrEqual(count);
  });

  test.each(commands)('%s', async (line) => {
    const { env, words, stdin } = parseLine(line);
    const { exitCode, stderr, stdout, files } = await play(words, { env, files: FILES, ...(stdin === undefined ? {} : { stdin }) });
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
    expect(stdout.length + Object.keys(files).length).toBeGreaterThan(0);
  });
});

test('an outdated example fails', async () => {
  const { words } = parseLine("it-tools case-converter 'lorem ipsum' --pick kebap");
  expect(await play(words)).toMatchObject({ exitCode: 2 });
});
