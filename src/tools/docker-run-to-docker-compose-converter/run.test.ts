import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { ok } from '#core/result.ts';
import { quoteForShell } from '#pure/notation/shell/quote-for-shell.ts';
import { toolTexts } from '#test/support/tool-texts.ts';
import { presenters } from './present.ts';
import { readShell } from './read-shell.ts';
import { convert } from './run.ts';

const converted = (commands: string, indent: '2' | '4' = '2') => {
  const result = convert({ commands, indent });
  if (!result.ok || !result.value) throw new Error(result.ok ? 'There is no command.' : result.error.code);
  return result.value;
};
const fileOf = (commands: string): string => converted(commands).file;
/** The only service, parsed as YAML 1.1 like in earlier versions of Compose. */
const serviceOf = (commands: string): Record<string, unknown> =>
  Object.values((parse(fileOf(commands), { version: '1.1' }) as { services: Record<string, Record<string, unknown>> }).services)[0]!;

describe('convert', () => {
  // The specification's examples, and cases from composerize's tests
  test.each([
    [
      'docker run -p 80:80 -v /var/run/docker.sock:/tmp/docker.sock:ro --restart always --log-opt max-size=1g nginx',
      'services:\n  nginx:\n    image: nginx\n    restart: always\n    ports:\n      - "80:80"\n    volumes:\n      - /var/run/docker.sock:/tmp/docker.sock:ro\n    logging:\n      options:\n        max-size: 1g',
    ],
    [
      'docker run -d -p 8080:80 --name it-tools -it corentinth/it-tools',
      'services:\n  it-tools:\n    image: corentinth/it-tools\n    container_name: it-tools\n    stdin_open: true\n    tty: true\n    ports:\n      - "8080:80"',
    ],
    [
      'docker run -v db:/var/lib/mysql --network back mysql:8 --skip-name-resolve',
      'services:\n  mysql:\n    image: mysql:8\n    command:\n      - --skip-name-resolve\n    volumes:\n      - db:/var/lib/mysql\n    networks:\n      - back\nnetworks:\n  back:\n    external: true\n    name: back\nvolumes:\n  db:\n    name: db',
    ],
    [
      'docker run -p 80:80 foobar/baz:latest\n# comment\n\ndocker run -p 80:80 foobar/buzz:latest\n',
      'services:\n  baz:\n    image: foobar/baz:latest\n    ports:\n      - "80:80"\n  buzz:\n    image: foobar/buzz:latest\n    ports:\n      - "80:80"',
    ],
    ['$ sudo docker container run a', 'services:\n  a:\n    image: a'],
    ['podman create a && nerdctl run a; docker run a', 'services:\n  a:\n    image: a\n  a-2:\n    image: a\n  a-3:\n    image: a'],
  ])('converts %s to a file', (commands, file) => {
    expect(fileOf(commands)).toBe(file);
  });

  test('indents by four on request', () => {
    expect(converted('docker run -p 1:2 a', '4').file).toBe('services:\n    a:\n        image: a\n        ports:\n            - "1:2"');
  });

  // docs.docker.com/reference/compose-file, and the reference of docker container run
  test.each<[string, Record<string, unknown>]>([
    ['--entrypoint "" a', { entrypoint: [] }],
    ['--entrypoint sh a -c "echo 1"', { entrypoint: ['sh'], command: ['-c', 'echo 1'] }],
    ['--cpus .5 a', { cpus: 0.5 }],
    ['--cpus 1.50 --cpu-shares=512 -m 1g --memory-swappiness 0 a', { cpus: 1.5, cpu_shares: 512, mem_limit: '1g', mem_swappiness: 0 }],
    ['--ulimit nofile=1024:2048 --ulimit nproc=64 a', { ulimits: { nofile: { soft: 1024, hard: 2048 }, nproc: 64 } }],
    ['--log-driver syslog --log-opt a=b=c a', { logging: { driver: 'syslog', options: { a: 'b=c' } } }],
    [
      '--health-cmd "curl -f x || exit 1" --health-retries 3 --health-start-interval 5s a',
      { healthcheck: { test: 'curl -f x || exit 1', retries: 3, start_interval: '5s' } },
    ],
    ['--no-healthcheck a', { healthcheck: { disable: true } }],
    [
      '--blkio-weight 300 --blkio-weight-device /dev/sda:200 --device-read-bps /dev/sda:1mb a',
      {
        blkio_config: {
          weight: 300,
          weight_device: [{ path: '/dev/sda', weight: 200 }],
          device_read_bps: [{ path: '/dev/sda', rate: '1mb' }],
        },
      },
    ],
    ['--network host --network-alias x a', { network_mode: 'host' }],
    ['--net container:db a', { network_mode: 'container:db' }],
    ['--network default a', {}],
    [
      '--network front --network back --network-alias web --ip 10.0.0.2 a',
      { networks: { front: { aliases: ['web'], ipv4_address: '10.0.0.2' }, back: {} } },
    ],
    ['--network name=back,alias=x,alias=y,ip6=fd00::2 a', { networks: { back: { aliases: ['x', 'y'], ipv6_address: 'fd00::2' } } }],
    [
      '--mount type=bind,src=$PWD/a,dst=/b,ro,bind-propagation=rshared a',
      { volumes: [{ type: 'bind', source: './a', target: '/b', read_only: true, bind: { propagation: 'rshared' } }] },
    ],
    ['--mount type=tmpfs,dst=/t,tmpfs-size=64m a', { volumes: [{ type: 'tmpfs', target: '/t', tmpfs: { size: '64m' } }] }],
    ['-v $(pwd):/a -v "${PWD}/b":/b -v %cd%:/c -v $PWDX:/d a', { volumes: ['.:/a', './b:/b', '.:/c', '$PWDX:/d'] }],
    ['--volumes-from data --stop-timeout 5 a', { volumes_from: ['container:data'], stop_grace_period: '5s' }],
    ['--storage-opt size=120G --sysctl net.a=1 --label x=y a', { storage_opt: { size: '120G' }, sysctls: ['net.a=1'], labels: ['x=y'] }],
    ['-itp80:80 -u=1000 --restart no a', { stdin_open: true, tty: true, ports: ['80:80'], user: '1000', restart: 'no' }],
    ['--init=false --tty=true a', { tty: true }],
    [`-e A='p$x' -e B=$HOME -e "C=\\$y" -e D="it's" a`, { environment: ['A=p$$x', 'B=$HOME', 'C=$$y', "D=it's"] }],
  ])('supports %s', (rest, members) => {
    const { image: _image, ...service } = serviceOf(`docker run ${rest}`);
    expect(service).toEqual(members);
  });

  // composerize#550, and the quotes that Docker itself requires
  test.each([
    ['all', { driver: 'nvidia', count: 'all', capabilities: ['gpu'] }],
    ['2', { driver: 'nvidia', count: 2, capabilities: ['gpu'] }],
    [`'"device=0,2"'`, { driver: 'nvidia', device_ids: ['0', '2'], capabilities: ['gpu'] }],
    [`'"device=1","capabilities=compute,utility"'`, { driver: 'nvidia', device_ids: ['1'], capabilities: ['compute', 'utility'] }],
  ])('reserves the devices of --gpus %s', (gpus, device) => {
    expect(serviceOf(`docker run --gpus ${gpus} a`)['deploy']).toEqual({ resources: { reservations: { devices: [device] } } });
  });

  test.each([
    ['registry:5000/team/app:1.2@sha256:00', 'app'],
    ['nginx:$TAG', 'nginx'],
    ['--name "my app" nginx', 'my-app'],
  ])('names the service for %s %s', (rest, name) => {
    expect(fileOf(`docker run ${rest}`)).toMatch(new RegExp(`^services:\n  ${name}:\n`));
  });

  test('notes everything omitted from the file once', () => {
    const commands =
      'docker pull a\ndocker run -d --rm -P --quiet --frob x --gone=1 -Z -e A=$(date) -a stdin a\ndocker run -d --sig-proxy=false `x`';
    expect(converted(commands).notes).toEqual([
      { about: 'docker pull a', code: 'skipped' },
      { about: '--detach', code: 'detach' },
      { about: '--rm', code: 'remove' },
      { about: '--publish-all', code: 'publishAll' },
      { about: '--quiet', code: 'noEquivalent' },
      { about: '--frob', code: 'unknown' },
      { about: '--gone', code: 'unknown' },
      { about: '-Z', code: 'unknown' },
      { about: '$(date)', code: 'substitution' },
      { about: '--attach', code: 'noEquivalent' },
      { about: '`x`', code: 'substitution' },
    ]);
  });

  test('skips a byte order mark but counts it in error positions', () => {
    expect(fileOf('\uFEFFdocker run a')).toBe('services:\n  a:\n    image: a');
    expect(convert({ commands: '\uFEFFdocker run "a', indent: '2' })).toMatchObject({ error: { at: 12 } });
  });

  test('treats the word after an unknown flag as its value, unless no image would remain', () => {
    expect(serviceOf('docker run --frob x a')['image']).toBe('a');
    expect(serviceOf('docker run --frob a')['image']).toBe('a');
    expect(serviceOf('docker run --frob -e A=1 a')).toEqual({ image: 'a', environment: ['A=1'] });
  });

  test('declares named volumes and external networks under their own names', () => {
    const file = parse(fileOf('docker run -v data:/a --volume-driver nfs -v ./x:/x -v /anonymous --network n a')) as object;
    expect(file).toMatchObject({
      volumes: { data: { name: 'data', driver: 'nfs' } },
      networks: { n: { external: true, name: 'n' } },
    });
    expect(Object.keys((file as { volumes: object }).volumes)).toEqual(['data']);
  });

  test.each(['', ' \n'])('returns nothing for %j', (commands) => {
    expect(convert({ commands, indent: '2' })).toEqual(ok(null));
  });

  test('describes omitted parts in words', () => {
    const shown = presenters.convert(
      converted('docker pull a\ndocker run --rm a'),
      {},
      { t: toolTexts('docker-run-to-docker-compose-converter', 'en'), language: 'en' },
    );
    expect(shown.notes).toEqual([
      { flag: 'Skipped', note: 'docker pull a' },
      { flag: '--rm', note: 'No Compose equivalent. Use "docker compose run --rm" or "docker compose down".' },
    ]);
  });

  test.each([
    ['echo hi', 'noCommand', {}],
    ['# only a comment', 'noCommand', {}],
    ['docker run -it', 'noImage', { number: 1 }],
    ['docker run a\ndocker run --name', 'noValue', { number: 2, flag: '--name' }],
    ['docker run -p', 'noValue', { number: 1, flag: '--publish' }],
    ["docker run -e 'A", 'unclosedQuote', { number: 1 }],
    ['docker run a; docker run "a', 'unclosedQuote', { number: 2 }],
  ])('refuses %j', (commands, code, values) => {
    const result = convert({ commands, indent: '2' });
    expect(result.ok ? 'ok' : [result.error.code, result.error.values ?? {}]).toEqual([code, values]);
  });

  test('passes the container the same words as the shell', () => {
    const words = fc.array(
      fc.string({ unit: 'binary' }).map((text) => text.toWellFormed().replaceAll(/[\0\r]/g, '')),
      { minLength: 1 },
    );
    fc.assert(
      fc.property(words, fc.constantFrom('1.1', '1.2'), (command, version) => {
        const file = fileOf(`docker run -e ${quoteForShell(`A=${command[0]}`)} a ${command.map(quoteForShell).join(' ')}`);
        const { a } = (parse(file, { version }) as { services: { a: { command: string[]; environment: string[] } } }).services;
        expect(a.command.map((word) => word.replaceAll('$$', '$'))).toEqual(command);
        expect(a.environment).toEqual([`A=${command[0]}`.replaceAll('$', '$$$$')]);
      }),
    );
  });
});

const wordsOf = (source: string) => readShell(source).commands.map(({ words }) => words.map(({ text }) => text));

describe('readShell', () => {
  // POSIX.1-2024, Shell Command Language, 2.2 and 2.3; line ends of PowerShell and cmd
  test.each([
    [`a 'b c' "d e" f\\ g`, [['a', 'b c', 'd e', 'f g']]],
    [`a"b"'c'`, [['abc']]],
    ['a ""', [['a', '']]],
    ['"\\a\\"\\\\"', [['\\a"\\']]],
    ['a \\\n  b', [['a', 'b']]],
    ['a `\r\n b ^\n c', [['a', 'b', 'c']]],
    ['a \\ b', [['a', 'b']]],
    ['a # b\nc#d', [['a'], ['c#d']]],
    ['a; b && c || d\n\n', [['a'], ['b'], ['c'], ['d']]],
    ['$(a (b) c) `d e` ${F} "$(g h)"', [['$(a (b) c)', '`d e`', '${F}', '$(g h)']]],
    ['$5 $ a$ b$$c', [['$$5', '$$', 'a$$', 'b$$c']]],
    ['${A:-${B}}/$C ${D', [['${A:-${B}}/$C', '$${D']]],
    // cmd and PowerShell, where a backslash is an ordinary character
    ['C:\\a\\b:/c .\\d ..\\e', [['C:\\a\\b:/c', '.\\d', '..\\e']]],
    ['-vC:\\a:/b x=C:\\c\\ d', [['-vC:\\a:/b', 'x=C:\\c\\', 'd']]],
    ['C:\\\\a\\b C:\\\\c', [['C:\\a\\b', 'C:\\c']]],
    ['\\\\server\\files:/a "\\\\server\\files"', [['\\\\server\\files:/a', '\\\\server\\files']]],
    ['${PWD}\\a %CD%\\b $(pwd)\\c', [['${PWD}\\a', '%CD%\\b', '$(pwd)\\c']]],
    ['$env:TEMP\\a "${env:TEMP}\\a" %TEMP%\\a "C:\\a\\$env:B"', [['${TEMP}\\a', '${TEMP}\\a', '${TEMP}\\a', 'C:\\a\\${B}']]],
    ['a ^\r\n b\\c', [['a', 'b\\c']]],
    // The same characters in a POSIX shell
    ['C:\\\\a\\\\b a\\.b date+%H%M%', [['C:\\a\\b', 'a.b', 'date+%H%M%']]],
  ])('splits %j into words', (source, words) => {
    expect(wordsOf(source)).toEqual(words);
  });

  test('returns the position of an unclosed quote', () => {
    expect(readShell('a "b').unclosedQuoteAt).toBe(2);
    expect(readShell(`a "b" 'c`).unclosedQuoteAt).toBe(6);
  });
});
