// Installs what the other scripts need. Plain JavaScript for any Node from 20.19, because it runs before anything is installed.
//   node scripts/setup.mjs [--browser] [--browsers]
//     --browser    also finds or installs Chromium and the programs that the tests compare results with
//     --browsers   also finds or installs the other browsers
import { spawnSync } from 'node:child_process';
import { existsSync, lstatSync, readFileSync } from 'node:fs';
import { startStep } from './setup/step.mjs';

const isWindows = process.platform === 'win32';
const ownNode = isWindows ? 'node_modules\\.bin\\node.cmd' : 'node_modules/.bin/node';
const wantedNode = `v${JSON.parse(readFileSync('package.json', 'utf8')).devDependencies.node.split('.')[0]}.`;

const INSTALL_MINUTES = 20;

/** @param {string} message */
function stop(message) {
  console.error(`\n${message}\n`);
  process.exit(1);
}

/** @param {string} file */
const packagesIn = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {});

/** Compares the lock file with npm's record of what it installed. File times would not help: a checkout changes them. */
function isInstalled() {
  const installed = packagesIn('node_modules/.package-lock.json');
  return Object.entries(packagesIn('package-lock.json')).every(
    ([path, { version, optional }]) => path === '' || (installed[path] ? installed[path].version === version : optional === true),
  );
}

function install() {
  if (existsSync('node_modules') && lstatSync('node_modules').isSymbolicLink())
    stop('node_modules is a symbolic link, and its packages do not match package-lock.json. Run `npm ci` in the folder it points to.');
  console.log('Packages: installing, which takes a minute or two …');
  const { status, error } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    stdio: 'inherit',
    shell: isWindows,
    timeout: INSTALL_MINUTES * 60_000,
  });
  if (status === 0) return;
  const reason =
    error && 'code' in error && error.code === 'ETIMEDOUT'
      ? `was stopped after ${INSTALL_MINUTES} minutes`
      : 'failed; see the message above';
  stop(
    `\`npm ci\` ${reason}.\n` +
      'The first time, it needs a network and the registry that `npm config get registry` prints; later it needs neither.\n' +
      'Behind a proxy, run `npm config set proxy <address>`. Then run the same command again.',
  );
}

function checkNode() {
  const { stdout } = spawnSync(ownNode, ['--version'], { encoding: 'utf8', shell: isWindows });
  if (stdout?.startsWith(wantedNode)) return;
  stop(
    `The scripts of this project run on Node ${wantedNode.slice(1, -1)}, which the npm package \`node\` installs with a script.\n` +
      'npm has not run that script. Allow scripts, and let npm run it:\n\n' +
      '  npm config delete ignore-scripts\n  npm rebuild node\n\n' +
      '("allowScripts" in package.json already allows it for npm 11 and newer, unless your own npm settings forbid it.)',
  );
}

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) stop(`This project needs Node 20.19 or newer, but this is ${process.version}.`);
const finish = startStep('Packages');
if (isInstalled()) {
  checkNode();
  finish('up to date');
} else {
  install();
  checkNode();
  finish('installed');
}
const installers = [
  ...(process.argv.includes('--browser') ? ['scripts/setup/install-chromium.ts', 'scripts/setup/install-programs.ts'] : []),
  ...(process.argv.includes('--browsers') ? ['scripts/setup/install-browsers.ts'] : []),
];
// Runs all of them before it stops, so that one attempt lists everything that is missing.
const statuses = installers.map((script) => spawnSync(ownNode, [script], { stdio: 'inherit', shell: isWindows }).status);
if (statuses.some((status) => status !== 0)) process.exit(1);
