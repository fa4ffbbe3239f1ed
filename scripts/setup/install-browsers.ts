// Finds Firefox and WebKit for `npm run test-browsers`; where one is missing and apt may be used, installs it.
import { aptInstall } from './apt-install.ts';
import { findFirefox, findWebKit } from '../browsers/browsers.ts';

const packagesOfMissing = (): readonly string[] => [
  ...(findFirefox() ? [] : ['firefox-esr']),
  ...(findWebKit() ? [] : ['webkit2gtk-driver', 'xvfb', 'xauth']),
];

const packages = packagesOfMissing();
const hindrance = packages.length > 0 ? aptInstall(packages) : undefined;
const left = packagesOfMissing();
if (left.length > 0) {
  console.error(
    [
      `Firefox (on the path) and Debian's WebKit are needed to test every browser; missing: ${left.join(' ')}`,
      ...(hindrance === undefined ? [] : [hindrance]),
      'Where there is no apt, `npm test` tests everything in Chromium.',
    ].join('\n'),
  );
  process.exit(1);
}
