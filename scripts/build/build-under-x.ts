// Builds the site once more for the base path /x/, into build/under-x, where the browser tests look whether every link keeps it.
import { spawnSync } from 'node:child_process';

const { status } = spawnSync(process.execPath, ['scripts/build.ts'], {
  stdio: 'inherit',
  env: { ...process.env, BASE_URL: '/x/', BUILD_DIRECTORY: 'build/under-x' },
});
process.exitCode = status ?? 1;
