import type { Given } from '#core/declaration.ts';
import type { declaration } from './declare.ts';
import type { Address } from './parse-address.ts';
import { type Provider, rulesOf } from './provider-rules.ts';

export interface NormalizedAddress {
  readonly address: string;
  readonly provider: Provider | undefined;
}

type Options = Pick<Given<typeof declaration, 'normalize'>, 'removeAllTags' | 'lowercaseLocalPart'>;

/** Converts an address to the form shared by all addresses of the same mailbox. A rule that would empty the local part is not applied. */
export function normalizeAddress(
  { localPart, isQuoted, domain }: Address,
  { removeAllTags, lowercaseLocalPart }: Options,
): NormalizedAddress {
  const rules = rulesOf(domain);
  const address = (local: string) => ({ address: `${local}@${rules?.domain ?? domain}`, provider: rules?.provider });
  if (isQuoted) return address(localPart);

  const { ignored, tag } = rules ?? {};
  const steps = [
    ignored && ((local: string) => local.replaceAll(ignored, '')),
    tag === 'lastHyphen' && ((local: string) => local.replace(/-[^-]*$/, '')),
    (tag === 'firstPlus' || removeAllTags) && ((local: string) => local.replace(/\.?\+.*$/s, '')),
  ];
  const cased = lowercaseLocalPart ? localPart.toLowerCase() : localPart;
  return address(steps.reduce((local, step) => (step && step(local)) || local, cased));
}
