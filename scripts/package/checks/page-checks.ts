import { join } from 'node:path';
import { splitPath } from '../../../src/core/addresses.ts';
import { packagedTemplate } from '../../../src/cli/serve/packaged-template.ts';
import { freePort } from '../../checks/free-port.ts';
import { Container } from './container.ts';
import type { Unpacked } from './image.ts';
import { type Checked, type ImageCheck, textAt } from './image-check.ts';

/** Starts with a tenth of a core, if this machine supports such a limit for containers. */
async function startsSlowly({ bundle }: Unpacked, folder: string): Promise<Checked> {
  const port = await freePort();
  const variables = { PORT: String(port) };
  await using container = new Container(bundle, join(folder, 'runc'), `it-tools-slow-${process.pid}`, { variables, cores: 0.1 });
  const health = await container.untilAnswer(() => textAt(`http://127.0.0.1:${port}/healthz`));
  if (health !== undefined) return { faults: [] };
  const printed = container.hasEnded ? (await container.ended).printed : 'It did not answer.';
  const isOfRunc = printed.includes('runc run failed'); // it cannot set a CPU limit here, for example in a container without cgroups
  return isOfRunc ? { faults: [], note: `with a tenth of a core it was not tried: ${printed.trim()}` } : { faults: [printed] };
}

/** The addresses of all pages. Every page is in each language in turn, so that consecutive pages are from different blocks. */
const pagesOf = (root: string): readonly string[] =>
  packagedTemplate(join(root, 'it-tools/site'))
    .names()
    .flatMap((file) => /^(?<folder>.*?)\/?index\.html$/.exec(file)?.groups?.['folder'] ?? [])
    .toSorted((one, other) => (splitPath(one).page < splitPath(other).page ? -1 : 1));

/** Whether an address responds with a page or, for a former address, with a redirect. */
const isAvailable = async (address: string): Promise<boolean> => [200, 301].includes((await fetch(address, { redirect: 'manual' })).status);

async function hasAllPages({ bundle, root }: Unpacked, folder: string): Promise<Checked> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  await using container = new Container(bundle, join(folder, 'runc'), `it-tools-pages-${process.pid}`, {
    variables: { PORT: String(port) },
  });
  if ((await container.untilAnswer(() => textAt(`${origin}/healthz`))) === undefined) return { faults: ['It did not answer.'] };
  const faults: string[] = [];
  const pages = pagesOf(root);
  for (const page of pages) if (!(await isAvailable(`${origin}/${page}`))) faults.push(`/${page} is not there.`);
  return { faults, note: `${pages.length} pages` };
}

/** Requests to an image, on a machine of any speed. */
export const pageChecks: readonly ImageCheck[] = [
  { name: 'a start with a tenth of a core', check: startsSlowly },
  { name: 'its pages', check: hasAllPages },
];
