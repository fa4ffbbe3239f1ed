import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { convert } from './run.ts';
import { runFlags } from './run-flags.ts';

function serviceOf(flags: string): Readonly<Record<string, unknown>> {
  const result = convert({ commands: `docker run ${flags} image`, indent: '2' });
  if (!result.ok || !result.value) throw new Error(result.ok ? 'There is no command.' : result.error.code);
  return (parse(result.value.file) as { readonly services: { readonly image: Record<string, unknown> } }).services.image;
}

const twice = (flag: string): string => `${flag} ${flag}`;

/** Lists of a service that may contain duplicates according to the Compose schema (compose-spec.json, 2025). */
const OPEN_LISTS = ['devices', 'env_file', 'label_file'];

describe('a repeated flag', () => {
  test.each([
    ['-p 80:80', 'ports', ['80:80']],
    ['--expose 80', 'expose', ['80']],
    ['-e A=1', 'environment', ['A=1']],
    ['-l a=b', 'labels', ['a=b']],
    ['-v a:/b', 'volumes', ['a:/b']],
    ['--mount type=tmpfs,target=/a', 'volumes', [{ type: 'tmpfs', target: '/a' }]],
    ['--mount src=a,dst=/b --mount source=a,target=/b', 'volumes', [{ type: 'volume', source: 'a', target: '/b' }]],
    ['--volumes-from a', 'volumes_from', ['container:a']],
    ['--cap-add NET_ADMIN', 'cap_add', ['NET_ADMIN']],
    ['--cap-drop ALL', 'cap_drop', ['ALL']],
    ['--dns 1.1.1.1', 'dns', ['1.1.1.1']],
    ['--dns-opt ndots:1', 'dns_opt', ['ndots:1']],
    ['--add-host a:1.2.3.4', 'extra_hosts', ['a:1.2.3.4']],
    ['--link a', 'links', ['a']],
    ['--sysctl a=1', 'sysctls', ['a=1']],
    ['--network back', 'networks', ['back']],
    ['--network-alias db', 'networks', { default: { aliases: ['db'] } }],
    ['--network name=back,alias=db,alias=db', 'networks', { back: { aliases: ['db'] } }],
    ['--device-cgroup-rule "c 1:3 mr"', 'device_cgroup_rules', ['c 1:3 mr']],
  ])('%s appears once in its list', (flag, key, value) => {
    expect(serviceOf(twice(flag))[key]).toEqual(value);
  });

  test('--gpus lists a repeated device once', () => {
    const { deploy } = serviceOf(`--gpus '"device=0,0,capabilities=gpu,gpu"'`);
    const devices = [{ driver: 'nvidia', device_ids: ['0'], capabilities: ['gpu'] }];
    expect(deploy).toEqual({ resources: { reservations: { devices } } });
  });

  test.each([
    ['--device /dev/a', 'devices', ['/dev/a', '/dev/a']],
    ['--env-file a', 'env_file', ['a', 'a']],
  ])('%s appears twice where Compose allows it', (flag, key, value) => {
    expect(serviceOf(twice(flag))[key]).toEqual(value);
  });

  test('places a setting at its last position and other values at their first', () => {
    expect(serviceOf('-e A=1 -e A=2 -e A=1')['environment']).toEqual(['A=2', 'A=1']);
    expect(serviceOf('--dns 1.1.1.1 --dns 8.8.8.8 --dns 1.1.1.1')['dns']).toEqual(['1.1.1.1', '8.8.8.8']);
  });

  test('creates no list with duplicates from any flags', () => {
    const lists = [...runFlags].filter(([, { kind }]) => /^(?:uniqueList|quotedUniqueList|settings)$/.test(kind)).map(([name]) => name);
    const flag = fc.tuple(
      fc.constantFrom(...lists, 'volume', 'mount', 'volumes-from'),
      fc.constantFrom('a', 'b', 'a=b', 'dst=/a', 'target=/a'),
    );
    fc.assert(
      fc.property(fc.array(flag), (flags) => {
        const service = serviceOf(flags.map(([name, value]) => `--${name} ${value}`).join(' '));
        for (const [key, value] of Object.entries(service)) {
          if (!Array.isArray(value) || OPEN_LISTS.includes(key)) continue;
          const items = value.map((item) => JSON.stringify(item));
          expect(new Set(items).size).toBe(items.length);
        }
      }),
    );
  });
});
