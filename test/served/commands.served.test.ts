import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, globSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, afterEach, describe, expect, test, type TestContext } from 'vitest';
import { PackagedSite } from '#test/support/packaged-site.ts';
import { rawConnection } from '#test/support/raw-request.ts';
import { TEMPLATE } from '../../scripts/build/folders.ts';

const site = new PackagedSite();
const inSite = (name: string): string => join(site.folder, name);
const at = (port: number, path: string): Promise<Response> => fetch(`http://127.0.0.1:${port}${path}`);

afterEach(() => site.killAll());

afterAll(() => site.remove());

describe('serve', () => {
  test('prints its address, serves there, and exits cleanly on request', async () => {
    const { process: child, port, line } = await site.serve(['--base-url', '/tools/'], { HIDE_TOOLS: 'hash-text' });
    expect(line).toMatch(new RegExp(String.raw`^IT Tools is at http://localhost:${port}/tools/   \((\d+) of (\d+) tools\)\n$`));
    expect([(await at(port, '/tools/hash-text')).status, (await at(port, '/tools/bcrypt')).status]).toEqual([404, 200]);
    expect(site.run(['health', `--port=${port}`])).toMatchObject({ status: 0, stderr: '' });
    expect(site.run(['serve', `--port=${port}`])).toEqual({
      status: 1,
      stdout: '',
      stderr: `Port ${port} is taken by another program. End that one, or choose another: PORT=${port + 1}\n`,
    });
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
    expect(site.run(['health', `--port=${port}`]).status).toBe(1);
  });

  test.each(['SIGTERM', 'SIGINT'] as const)('finishes active responses on %s', async (signal) => {
    const [largest = ''] = globSync('assets/mac-*.bin', { cwd: TEMPLATE });
    const { length } = readFileSync(join(TEMPLATE, largest));
    const { process: child, port } = await site.serve();
    const [running] = [await rawConnection(port), await rawConnection(port)]; // browsers open connections in advance; the server does not wait for them
    running.send(`GET /${largest} HTTP/1.1\r\nHost: a\r\n\r\n`);
    await running.begun();
    child.kill(signal);
    const response = await running.rest();
    expect(response.length - response.indexOf('\r\n\r\n') - 4).toBe(length);
    expect(await once(child, 'exit')).toEqual([0, null]);
  });

  test('logs each request as a line of JSON on request', async () => {
    const { process: child, port } = await site.serve(['--log-requests=true']);
    let log = '';
    child.stdout?.on('data', (piece) => (log += String(piece)));
    await at(port, '/nowhere?secret');
    await expect.poll(() => log).toContain('/nowhere');
    const line = log.split('\n').find((each) => each.includes('/nowhere')) ?? '';
    expect(JSON.parse(line)).toMatchObject({ method: 'GET', path: '/nowhere', status: 404 });
    expect(log).not.toContain('secret');
  });
});

test.each([
  [['serve', '--base-url=x'], {}, 'app.baseUrl (--base-url) must be a path that starts and ends with /, but it is "x".'],
  [
    ['check', '--log-requests=maybe'],
    { PORT: '0', HOST: 'here', CONFIG_FILE: '/x.json', SITE_NAME: ' ' },
    'site.name (SITE_NAME) must be a text of 1 to 60 characters in one line, but it is " ".\n' +
      'PORT must be a whole number from 1 to 65535, but it is "0".\n' +
      'HOST must be an IP address or empty, but it is "here".\n' +
      'CONFIG_FILE must be the path of a file, but "/x.json" cannot be read: no such file or directory.\n' +
      '--log-requests must be a boolean, but it is "maybe".',
  ],
  [
    ['export', 'out', '--config=/'],
    { CONFIG_FILE: '/x.json' },
    '--config must be the path of a file, but "/" cannot be read: illegal operation on a directory.',
  ],
  [['export', 'out', '--config='], {}, '--config must be the path of a file, but "" cannot be read: no such file or directory.'],
])('%s exits before doing anything if a setting is invalid', (words, environment, lines) => {
  expect(site.run(words, environment)).toEqual({ status: 1, stdout: '', stderr: `The configuration is wrong:\n${lines}\n` });
  expect(existsSync(inSite('out'))).toBe(false);
});

test('check reports valid settings, and ignores empty variables', () => {
  const environment = { CONFIG_FILE: '', PORT: '', BASE_URL: '' };
  const { status, stdout } = site.run(['check', '--hide-tools=hash-text', '--base-url=/tools/'], environment);
  const [, shown, all] = /^The configuration is good: (\d+) of (\d+) tools, base \/tools\/\.\n$/.exec(stdout) ?? [];
  expect([status, Number(all) - Number(shown)]).toEqual([0, 1]);
});

test.each([
  [['serve', 'here']],
  [['serve', '--prot=1']],
  [['export']],
  [['export', 'a', 'b']],
  [['export', 'a', '--port=1']],
  [['check', 'x']],
  [['health', 'x']],
])('%s is an invalid command', (words) => {
  expect(site.run(words)).toMatchObject({ status: 2, stdout: '', stderr: expect.stringMatching(/^it-tools: /) });
});

/** Mounts a small file system for the duration of a test. Skips the test with a reason if that is not possible. */
function mounted(context: TestContext, name: string, options: string): string {
  const folder = inSite(name);
  if (process.platform !== 'linux' || process.getuid?.() !== 0) context.skip('only root can mount a file system, on Linux');
  mkdirSync(folder);
  const { status, stderr, error } = spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder], { encoding: 'utf8' });
  if (status !== 0) context.skip(`a file system cannot be mounted here: ${error?.message ?? stderr}`);
  context.onTestFinished(() => {
    spawnSync('umount', [folder]);
  });
  return folder;
}

describe('export', () => {
  const settings = ['--base-url=/tools/', '--hide-tools=hash-text', '--site-url=https://example.org'];

  test('leaves no folder when killed, is then complete and identical to the served site, and refuses a nonempty folder', async () => {
    const partial = inSite('site.partial');
    const child = site.begin(['export', 'site', ...settings]);
    const ended = once(child, 'exit');
    while (!existsSync(join(partial, 'assets'))) await setTimeout(1);
    child.kill('SIGKILL');
    expect(await ended).toEqual([null, 'SIGKILL']);
    expect([existsSync(partial), existsSync(inSite('site'))]).toEqual([true, false]);
    writeFileSync(join(partial, 'left-over'), '');
    mkdirSync(inSite('site')); // an empty folder counts as missing

    expect(site.run(['export', 'site', ...settings])).toEqual({
      status: 0,
      stdout: expect.stringMatching(/^Written to site: \d+ of \d+ tools, base \/tools\/\.\n$/),
      stderr: '',
    });
    expect([existsSync(partial), existsSync(inSite('site/left-over')), existsSync(inSite('site/hash-text'))]).toEqual([
      false,
      false,
      false,
    ]);
    const { port } = await site.serve(settings);
    for (const file of ['404.html', 'sw.js', 'sitemap.xml', 'robots.txt', 'index.html', 'de/bcrypt/index.html', 'manifest.webmanifest']) {
      const served = await (await at(port, `/tools/${file}`)).text();
      expect({ file, isSame: served === readFileSync(inSite(`site/${file}`), 'utf8') }).toEqual({ file, isSame: true });
    }
    expect(site.run(['export', 'site'])).toEqual({ status: 1, stdout: '', stderr: 'site is not empty.\n' });
    expect(existsSync(partial)).toBe(false);
  });

  test('reports a full disk and leaves no files', (context) => {
    const disk = mounted(context, 'disk', 'size=8m');
    expect(site.run(['export', 'disk/site'])).toEqual({
      status: 1,
      stdout: '',
      stderr: expect.stringMatching(/^disk\/site cannot be written: ENOSPC: no space left on device/),
    });
    expect(readdirSync(disk)).toEqual([]);
  });

  test('reports a read-only folder', (context) => {
    if (process.getuid?.() === 0) mounted(context, 'read-only', 'ro');
    else {
      mkdirSync(inSite('read-only'));
      chmodSync(inSite('read-only'), 0o555);
    }
    expect(site.run(['export', 'read-only/site'])).toEqual({
      status: 1,
      stdout: '',
      stderr: expect.stringMatching(/^read-only\/site cannot be written: E(?:ROFS: read-only file system|ACCES: permission denied)/),
    });
  });

  test.each([
    ['below a file', 'file/site', 'ENOTDIR'],
    ['at a file', 'file', 'ENOTDIR'],
    ['into no folder', 'nowhere/site', 'ENOENT'],
  ])('%s reports an error', (_what, folder, code) => {
    writeFileSync(inSite('file'), 'mine');
    expect(site.run(['export', folder])).toEqual({
      status: 1,
      stdout: '',
      stderr: expect.stringMatching(new RegExp(`^${folder} cannot be written: ${code}: `)),
    });
    expect(readFileSync(inSite('file'), 'utf8')).toBe('mine');
    expect(existsSync(inSite('file.partial'))).toBe(false);
  });
});
