// Finds Firefox and WebKit for the tests in other browsers, or installs them with apt.
import { aptInstall } from './apt-install.ts';
import { findFirefox, findWebKit } from '../browsers/browsers.ts';

const packagesOfMissing = (): readonly string[] => [
  ...(findFirefox() ? [] : ['firefox-esr']),
  ...(findWebKit() ? [] : ['webkit2gtk-driver', 'xvfb', 'xauth']),
];

const packages = packagesOfMissing();
const problem = packages.length > 0 ? aptInstall(packages) : undefined;
const left = packagesOfMissing();
if (left.length > 0) {
  console.error(
    [
      `The tests in other browsers need Firefox (on the PATH) and Debian's WebKit. Missing packages: ${left.join(', ')}`,
      ...(problem === undefined ? [] : [problem]),
      '`npm test` needs Chromium only.',
    ].join('\n'),
  );
  process.exit(1);
}
