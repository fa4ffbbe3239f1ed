import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { slowChecks, testChecks } from '../scripts/checks/all-checks.ts';
import { workflowFaults } from './support/workflow-faults.ts';

const workflow = (name: string): string => readFileSync(`.github/workflows/${name}.yml`, 'utf8');

describe('workflows', () => {
  const files = globSync('.github/workflows/*.yml').toSorted();

  test('are the five that exist', () => {
    expect(files.map((file) => file.replace(/^.*[/\\]|\.yml$/g, ''))).toEqual([
      'advisories',
      'bench',
      'pull-request',
      'rebuild',
      'release',
    ]);
  });

  test.each(files)('%s pins its actions, and runs no project code with permission to publish', (file) => {
    expect(workflowFaults(readFileSync(file, 'utf8'))).toEqual([]);
  });

  const checkout = 'actions/checkout@11bd71901bbe5b1630ceea73d27597364c9af683';

  test.each([
    [
      'the login comes before the packages of the project',
      ['rebuild', (text: string) => text.replace('      - run: npm ci\n', '      - run: docker login\n      - run: npm ci\n')],
      'decide: runs code of the project with write permissions or a secret',
    ],
    [
      'one job builds and publishes',
      ['release', (text: string) => text.replace('      - name: Log in\n', '      - run: npm run package\n      - name: Log in\n')],
      'publish: runs code of the project with write permissions or a secret',
    ],
    [
      'an action is named by its tag',
      ['bench', (text: string) => text.replace(checkout, 'actions/checkout@v4')],
      'bench: actions/checkout@v4 is not pinned by its commit',
    ],
    [
      'a checkout keeps the token',
      ['bench', (text: string) => text.replace('          persist-credentials: false\n', '          fetch-depth: 0\n')],
      'bench: checkout keeps the token',
    ],
    [
      'a job has the permissions of the repository',
      ['advisories', (text: string) => text.replace('    permissions:\n      contents: read\n', '')],
      'audit: has no permissions of its own',
    ],
    [
      'a workflow has permissions for all jobs',
      ['bench', (text: string) => text.replace('permissions: {}', 'permissions: { contents: write }')],
      'permissions at the top must be {}',
    ],
    ['a job has no time limit', ['bench', (text: string) => text.replace('    timeout-minutes: 90\n', '')], 'bench: has no time limit'],
    [
      'a value of an event is part of a script',
      ['bench', (text: string) => text.replace('npm run -s bench |', 'echo ${{ github.event.head_commit.message }} |')],
      'bench: an expression is part of a script, where its value could be code',
    ],
    [
      'an image is named by its tag',
      ['release', (text: string) => text.replace('"$NODE_IMAGE" node', 'node:24-trixie-slim node')],
      'build: an image is named by its tag',
    ],
  ] as const)('are refused if %s', (_case, [name, change], fault) => {
    const changed = change(workflow(name));
    expect(changed).not.toBe(workflow(name));
    expect(workflowFaults(changed)).toContain(fault);
  });
});

/** The checks whose programs are missing on the runner for pull requests. `npm run test:all` runs them in a clone. */
const IN_A_CLONE = ['Chromium', 'WebKit', 'Firefox', 'Chromium as the oldest'];

test('a pull request runs every check that its runner can', () => {
  const { jobs } = parse(workflow('pull-request')) as { jobs: Record<string, { steps: { run?: string }[] }> };
  const words = Object.values(jobs)
    .flatMap(({ steps }) => steps.map(({ run = '' }) => run))
    .filter((run) => run.startsWith('npm run check '))
    .flatMap((run) => run.split(' ').slice(3));
  const names = [...testChecks, ...slowChecks].map(({ name }) => name);
  expect(names.filter((name) => !words.some((word) => name.startsWith(word)))).toEqual(IN_A_CLONE);
});
