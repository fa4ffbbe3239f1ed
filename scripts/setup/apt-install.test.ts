import { expect, test } from 'vitest';
import { type AptSystem, aptInstall } from './apt-install.ts';

const working: AptSystem = { hasApt: true, isRoot: true, run: () => ({ status: 0 }) };
const timedOut = Object.assign(new Error('spawnSync apt-get ETIMEDOUT'), { code: 'ETIMEDOUT' });

/** An apt that fails at one of its steps. */
const failingAt = (step: string, outcome: ReturnType<AptSystem['run']>): AptSystem => ({
  ...working,
  run: ([name]) => (name === step ? outcome : { status: 0 }),
});

test('returns nothing on success, and gives apt a time limit and a wait for its lock', () => {
  const calls: string[] = [];
  const run: AptSystem['run'] = (parameters, minutes) => {
    calls.push(`${parameters.join(' ')} within ${minutes}`);
    return { status: 0 };
  };
  expect(aptInstall(['chromium', 'fonts-liberation'], { ...working, run })).toBeUndefined();
  expect(calls).toEqual([
    'update -qq -oDPkg::Lock::Timeout=120 within 10',
    'install -y -qq --no-install-recommends -oDPkg::Lock::Timeout=120 chromium fonts-liberation within 10',
  ]);
});

test.each([
  ['apt is missing', { ...working, hasApt: false }, 'apt-get was not found'],
  ['the user is not root', { ...working, isRoot: false }, 'sudo apt-get install chromium'],
  ['the package lists cannot be loaded', failingAt('update', { status: 100 }), 'apt-get update failed'],
  ['a package cannot be installed', failingAt('install', { status: 100 }), 'apt-get install failed'],
  ['a mirror never responds', failingAt('install', { status: null, error: timedOut }), 'was stopped after 10 minutes'],
])('explains how to proceed if %s', (_case, system, sentence) => expect(aptInstall(['chromium'], system)).toContain(sentence));
