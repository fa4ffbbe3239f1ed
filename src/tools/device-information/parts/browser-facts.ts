import { formatGibibytes } from '../measures.ts';
import type { AskedFacts } from './asked-facts.ts';
import type { Translate } from './device-tool.ts';
import type { Fact } from './fact.ts';
import { type ClientHints, newerNavigator } from './newer-navigator.ts';

export const browserFacts = (t: Translate, { hints = {}, quotaBytes, graphics }: AskedFacts): readonly Fact[] => [
  { label: t('outputs.userAgent'), read: () => navigator.userAgent },
  { label: t('outputs.vendor'), read: () => navigator.vendor },
  { label: t('outputs.brands'), read: () => brandsText(hints) },
  { label: t('outputs.architecture'), read: () => architectureText(t, hints) },
  { label: t('outputs.platformVersion'), read: () => hints.platformVersion },
  { label: t('outputs.languages'), read: () => navigator.languages.join(', ') },
  { label: t('outputs.cookies'), read: () => navigator.cookieEnabled },
  { label: t('outputs.doNotTrack'), read: () => ({ '1': true, '0': false })[String(navigator.doNotTrack)] },
  { label: t('outputs.globalPrivacyControl'), read: () => newerNavigator().globalPrivacyControl },
  { label: t('outputs.pdfViewer'), read: () => navigator.pdfViewerEnabled },
  { label: t('outputs.webGl2'), read: () => graphics?.hasWebGl2 },
  { label: t('outputs.webGpu'), read: () => newerNavigator().gpu !== undefined },
  { label: t('outputs.webAssembly'), read: () => 'WebAssembly' in globalThis },
  { label: t('outputs.serviceWorker'), read: () => 'serviceWorker' in navigator },
  { label: t('outputs.secureContext'), read: () => isSecureContext },
  { label: t('outputs.storageQuota'), read: () => (quotaBytes === undefined ? undefined : formatGibibytes(quotaBytes)) },
];

/** A made-up brand, such as `Not:A-Brand`, keeps pages from relying on the list (WICG User-Agent Client Hints, section 6.2): it comes last. */
const isMadeUp = ({ brand }: { readonly brand: string }): boolean => /^\W*Not\b.*Brand$/i.test(brand);

const brandsText = ({ fullVersionList }: ClientHints): string | undefined =>
  fullVersionList
    ?.toSorted((one, other) => Number(isMadeUp(one)) - Number(isMadeUp(other)))
    .map(({ brand, version }) => `${brand} ${version}`)
    .join(', ');

const architectureText = (t: Translate, { architecture, bitness }: ClientHints): string | undefined =>
  architecture && bitness ? t('view.architecture', { architecture, bitness, count: Number(bitness) }) : architecture;
