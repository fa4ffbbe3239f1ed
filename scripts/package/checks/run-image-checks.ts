import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aptInstall } from '../../setup/apt-install.ts';
import type { Check, CheckOutcome } from '../../checks/check.ts';
import type { Checked } from './image-check.ts';
import { imageChecks } from './image-checks.ts';
import { makeImage } from './image.ts';

/** The Debian packages of the programs that build, unpack, and start an image without a daemon, and create a network without IPv6. */
const packageOf = { buildah: 'buildah', umoci: 'umoci', runc: 'runc', ip: 'iproute2' } as const;

const isThere = (program: string): boolean =>
  spawnSync(program, [program === 'ip' ? '-V' : '--version'], { stdio: 'ignore' }).error === undefined;
const missing = () => Object.entries(packageOf).filter(([program]) => !isThere(program));

/** The reason why images cannot be started here, or `undefined` if they can. */
function hindrance(): string | undefined {
  if (process.platform !== 'linux') return 'an image can be started on Linux alone';
  if (process.getuid?.() !== 0) return 'without a container daemon only root can start an image';
  const packages = missing().map(([, name]) => name);
  const failure = packages.length === 0 ? undefined : aptInstall(packages);
  const left = missing().map(([program]) => program);
  return left.length === 0 ? undefined : `${left.join(', ')} cannot be had: ${failure ?? 'apt has put them elsewhere'}`;
}

async function tryImage(): Promise<CheckOutcome> {
  const folder = mkdtempSync(join(tmpdir(), 'image-'));
  const faults: string[] = [];
  const notes: string[] = [];
  let passed = 0;
  try {
    const image = makeImage(folder);
    for (const { name, check } of imageChecks) {
      const found: Checked = await check(image, folder).catch((error: unknown) => ({ faults: [String(error)] }));
      if (found.note !== undefined) notes.push(found.note);
      if (found.faults.length === 0) passed++;
      else faults.push(`${name}: ${found.faults.join('\n')}`);
    }
    return { passed, failed: faults.length, output: faults.join('\n'), note: notes.join('; ') };
  } catch (error) {
    return { passed, failed: 1, output: String(error) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Builds the image from the Containerfile and starts it under the restrictions of a strict cluster. Reports the reason if this is not
 * possible here.
 */
export const imageCheck: Check = {
  name: 'image',
  cores: 1,
  after: ['package'],
  async run() {
    const reason = hindrance();
    if (reason !== undefined) return { passed: 0, failed: 0, output: '', note: `was not run: ${reason}` };
    if (!existsSync('dist/SHA256SUMS')) return { passed: 0, failed: 1, output: 'There is no release in dist: npm run package' };
    return tryImage();
  },
};
