import { formatGibibytes } from '../measures.ts';
import type { AskedFacts } from './asked-facts.ts';
import type { Translate } from './device-tool.ts';
import type { Fact } from './fact.ts';
import { type ClientHints, newerNavigator } from './newer-navigator.ts';

export const browserFacts = (t: Translate, { hints = {}, quotaBytes, graphics }: AskedFacts): readonly Fact[] => [
  { label: t('view.facts.userAgent'), read: () => navigator.userAgent },
  { label: t('view.facts.vendor'), read: () => navigator.vendor },
  { label: t('view.facts.brands'), read: () => brandsText(hints) },
  { label: t('view.facts.architecture'), read: () => architectureText(t, hints) },
  { label: t('view.facts.platformVersion'), read: () => hints.platformVersion },
  { label: t('view.facts.languages'), read: () => navigator.languages.join(', ') },
  { label: t('view.facts.cookies'), read: () => navigator.cookieEnabled },
  { label: t('view.facts.doNotTrack'), read: () => ({ '1': true, '0': false })[String(navigator.doNotTrack)] },
  { label: t('view.facts.globalPrivacyControl'), read: () => newerNavigator().globalPrivacyControl },
  { label: t('view.facts.pdfViewer'), read: () => navigator.pdfViewerEnabled },
  { label: t('view.facts.webGl2'), read: () => graphics?.hasWebGl2 },
  { label: t('view.facts.webGpu'), read: () => newerNavigator().gpu !== undefined },
  { label: t('view.facts.webAssembly'), read: () => 'WebAssembly' in globalThis },
  { label: t('view.facts.serviceWorker'), read: () => 'serviceWorker' in navigator },
  { label: t('view.facts.secureContext'), read: () => isSecureContext },
  { label: t('view.facts.storageQuota'), read: () => (quotaBytes === undefined ? undefined : formatGibibytes(quotaBytes)) },
];

/**
 * A fictitious brand such as `Not:A-Brand` keeps pages from relying on the list (WICG User-Agent Client Hints, section 6.2). It is sorted
 * last.
 */
const isMadeUp = ({ brand }: { readonly brand: string }): boolean => /^\W*Not[^a-z].*Brand$/i.test(brand);

const brandsText = ({ fullVersionList }: ClientHints): string | undefined =>
  fullVersionList
    ?.toSorted((one, other) => Number(isMadeUp(one)) - Number(isMadeUp(other)))
    .map(({ brand, version }) => `${brand} ${version}`)
    .join(', ');

const architectureText = (t: Translate, { architecture, bitness }: ClientHints): string | undefined =>
  architecture && bitness ? t('view.architecture', { architecture, bitness, count: Number(bitness) }) : architecture;
