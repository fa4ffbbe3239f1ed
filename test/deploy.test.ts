import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { serverSettings } from '#core/server-settings.ts';
import { siteSettings } from '#core/settings.ts';
import { settings } from '#core/configuration.ts';

const read = (path: string): string => readFileSync(path, 'utf8');

const runTime: readonly string[] = [
  ...Object.values(siteSettings).flatMap((setting) => ('variable' in setting && setting.variable !== undefined ? [setting.variable] : [])),
  ...Object.values(serverSettings).map(({ variable }) => variable),
  'CONFIG_FILE',
];
const ofBuild = Object.values(settings).flatMap((group) => Object.values(group).map(({ variable }) => variable));

/** Variables of other programs (compose, Node, this project's build, and tools for reproducible builds), and placeholders in the guide. */
const OF_OTHERS = [
  'IMAGE',
  'DIR',
  'NODE_OPTIONS',
  'TARGETARCH',
  'VERSION',
  'OWNER',
  'REPOSITORY',
  'SHA256SUMS',
  'LICENSE',
  'SOURCE_DATE_EPOCH',
];

/** Variables that a shell or a guide sets, in code: `NAME=…`, `-e NAME`, `NAME` alone. */
function namedIn(text: string): readonly string[] {
  const set = [...text.matchAll(/(?<![\w.-])(?<name>[A-Z][A-Z\d]*(?:_[A-Z\d]+)*)=/g)].map(({ groups }) => groups?.['name'] ?? '');
  const alone = [...text.matchAll(/`(?<name>[A-Z][A-Z\d]*(?:_[A-Z\d]+)+)`/g)].map(({ groups }) => groups?.['name'] ?? '');
  return [...set, ...alone];
}

const section = (text: string, heading: string): string => text.split(`\n## ${heading}\n`)[1]?.split('\n## ', 1)[0] ?? '';

const known = new Set([...runTime, ...ofBuild, ...OF_OTHERS]);

describe('documents about deployment name only existing settings', () => {
  test.each([
    ['deploy/Containerfile', read('deploy/Containerfile')],
    ['docs/self-hosting.md', read('docs/self-hosting.md')],
    ['README.md', section(read('README.md'), 'Host it yourself')],
    ['CHANGELOG.md', read('CHANGELOG.md')],
  ])('%s: variables of the tables', (_name, text) => {
    expect(namedIn(text).filter((name) => !known.has(name))).toEqual([]);
  });

  test('an unknown variable is reported', () => {
    expect(namedIn('docker run -e BASE_PATH=/x/ IMAGE; `SITE_TITLE`').filter((name) => !known.has(name))).toEqual([
      'BASE_PATH',
      'SITE_TITLE',
    ]);
  });

  test('the guide contains every variable, option and key', () => {
    const guide = read('docs/self-hosting.md');
    for (const name of [...runTime, ...Object.keys(siteSettings)]) expect(guide).toContain(`\`${name}\``);
    for (const { flag } of Object.values(serverSettings)) expect(guide).toContain(`\`--${flag}\``);
  });

  test('compose publishes 8080, and sets only a known variable', () => {
    const { services } = parse(read('deploy/compose.yaml')) as { services: { 'it-tools': { ports: unknown; environment: object } } };
    expect(services['it-tools'].ports).toEqual(['8080:8080']);
    expect(Object.keys(services['it-tools'].environment).filter((name) => !runTime.includes(name))).toEqual([]);
  });

  test('the Kubernetes manifest has port 8080, only known variables, and a read-only file system', () => {
    const all = parseAllDocuments(read('deploy/kubernetes.yaml')).map((each) => each.toJS() as Record<string, unknown>);
    expect(all.map(({ kind }) => kind)).toEqual(['ConfigMap', 'Deployment', 'Service', 'Ingress']);
    const text = JSON.stringify(all);
    expect([...text.matchAll(/"(?:containerPort|port)":(\d+)/g)].map(([, port]) => port)).toEqual(['8080', '8080']);
    expect(text).toContain('"readOnlyRootFilesystem":true');
    expect(
      [...text.matchAll(/\{"name":"([A-Z_]+)","value"/g)].map(([, name]) => name).filter((name) => !runTime.includes(name ?? '')),
    ).toEqual([]);
  });

  test.each(['deploy/nginx.conf', 'deploy/Caddyfile', 'deploy/traefik.yaml'])('%s proxies to port 8080 with only BASE_URL set', (path) => {
    const text = read(path);
    expect(new Set([...text.matchAll(/it-tools:(\d+)/g)].map(([, port]) => port))).toEqual(new Set(['8080']));
    expect(namedIn(text)).toEqual(['BASE_URL']);
  });

  test('the image listens on 8080, the default port', () => {
    expect(read('deploy/Containerfile')).toMatch(/^ENV PORT=8080 [^]*^EXPOSE 8080$/m);
    expect(serverSettings.port.initial).toBe(8080);
  });
});
