import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { freePort } from '../../checks/free-port.ts';
import { Container } from './container.ts';
import { must, type Unpacked } from './image.ts';
import { type Checked, expectThat, type ImageCheck, textAt } from './image-check.ts';

async function serves({ bundle }: Unpacked, folder: string): Promise<Checked> {
  const port = await freePort();
  await using container = new Container(bundle, join(folder, 'runc'), `it-tools-${process.pid}`, {
    variables: { PORT: String(port), BASE_URL: '/tools/' },
  });
  const health = await container.untilAnswer(() => textAt(`http://127.0.0.1:${port}/healthz`));
  if (health === undefined) {
    container.kill('KILL');
    return { faults: [`It did not answer: ${(await container.ended).printed}`] };
  }
  const page = (await textAt(`http://127.0.0.1:${port}/tools/hash-text`)) ?? 'nothing';
  container.kill('TERM');
  const { status, printed } = await container.ended;
  const isPage = page.includes('data-base="/tools/"') && page.includes('<h1');
  return {
    faults: [
      ...expectThat(health === 'ok\n', `/healthz says ${JSON.stringify(health)}.`),
      ...expectThat(isPage, `/tools/hash-text is no page of the site: ${page.slice(0, 200)}`),
      ...expectThat(printed.startsWith('IT Tools is at http://localhost:'), `It begins with: ${printed}`),
      ...expectThat(status === 0, `After SIGTERM its exit status is ${status}: ${printed}`),
    ],
  };
}

async function refuses({ bundle }: Unpacked, folder: string): Promise<Checked> {
  await using container = new Container(bundle, join(folder, 'runc'), `it-tools-bad-${process.pid}`, { variables: { BASE_URL: 'tools' } });
  const { status, printed } = await container.ended;
  const message = 'The configuration is wrong:\napp.baseUrl (BASE_URL) must be a path that starts and ends with /, but it is "tools".';
  return {
    faults: [...expectThat(status === 1, `Its exit status is ${status}.`), ...expectThat(printed.includes(message), `It says: ${printed}`)],
  };
}

/** Requests an address from within a network namespace. */
function textIn(network: string, address: string): Promise<string | undefined> {
  const program = `fetch(${JSON.stringify(address)}).then((response) => response.text()).then((text) => process.stdout.write(text))`;
  const { status, stdout } = spawnSync('ip', ['netns', 'exec', network, process.execPath, '-e', program], { encoding: 'utf8' });
  return Promise.resolve(status === 0 ? stdout : undefined);
}

async function servesWithoutIpv6({ bundle }: Unpacked, folder: string): Promise<Checked> {
  const network = `it-tools-${process.pid}`;
  must('ip', 'netns', 'add', network);
  try {
    must('ip', 'netns', 'exec', network, 'sh', '-c', 'echo 1 > /proc/sys/net/ipv6/conf/all/disable_ipv6; ip link set lo up');
    const start = { variables: {}, network: `/var/run/netns/${network}` };
    await using container = new Container(bundle, join(folder, 'runc'), `it-tools-v4-${process.pid}`, start);
    const health = await container.untilAnswer(() => textIn(network, 'http://127.0.0.1:8080/healthz'));
    container.kill('TERM');
    const { printed } = await container.ended;
    return { faults: expectThat(health === 'ok\n', `/healthz says ${JSON.stringify(health)}: ${printed}`) };
  } finally {
    must('ip', 'netns', 'delete', network);
  }
}

/** Starts an image under the restrictions of a strict cluster. */
export const startChecks: readonly ImageCheck[] = [
  { name: 'a start with a read-only root, as nobody, without capabilities', check: serves },
  { name: 'a bad setting', check: refuses },
  { name: 'a start without IPv6', check: servesWithoutIpv6 },
];
