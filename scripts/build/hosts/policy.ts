import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentSecurityPolicy } from '../../../src/hosting/security-headers.ts';
import { trackerOrigin } from './tracker-origin.ts';
import { htmlFiles, prependToHead, type Site } from '../site.ts';

const SCRIPT = /<script\b(?<attributes>[^>]*)>(?<source>.*?)<\/script>/gs;
/**
 * Turns off DNS prefetching. Firefox looks up the host of every link of a page that was loaded over plain http. A meta element is needed,
 * because not every host sends the header.
 */
const NO_LOOKUPS = '<meta http-equiv="x-dns-prefetch-control" content="off"/>';
const POLICY = /^<!DOCTYPE html><html.*?><head><meta http-equiv="Content-Security-Policy" content="(?<policy>[^"]*)"\/>/;

const hashOf = (source: string): string => `'sha256-${createHash('sha256').update(source).digest('base64')}'`;

export const inlineScripts = (html: string): readonly string[] =>
  [...html.matchAll(SCRIPT)]
    .filter(({ groups }) => !/\bsrc=/.test(groups?.['attributes'] ?? ''))
    .map(({ groups }) => groups?.['source'] ?? '');

/** Problems with the policy of a page. Empty if the policy is first in head and allows exactly the page's inline scripts. */
export function policyFaults(html: string): readonly string[] {
  const policy = POLICY.exec(html)?.groups?.['policy'];
  if (policy === undefined) return ['the policy does not stand first in head'];
  const allowed = new Set(policy.match(/'sha256-[^']*'/g));
  const present = new Set(inlineScripts(html).map(hashOf));
  return [
    ...(html.includes(NO_LOOKUPS) ? [] : ['the hosts of its links may be looked up']),
    ...(/script-src[^;]*'unsafe-(inline|eval)'/.test(policy) ? ['the policy lets any script through'] : []),
    ...(present.isSubsetOf(allowed) ? [] : ['an inline script is not in the policy']),
    ...(allowed.isSubsetOf(present) ? [] : ['the policy allows a script that the page does not have']),
    ...(/\son[a-z]+=["']/.test(html.replaceAll(SCRIPT, '')) ? ['an element has a script in an attribute'] : []),
  ];
}

/** Adds a policy with the hashes of its inline scripts to every page, before everything that it applies to. */
export function addPolicy(site: Site): void {
  const faulty: string[] = [];
  for (const file of htmlFiles(site)) {
    const path = join(site.directory, file);
    const html = readFileSync(path, 'utf8');
    const policy = contentSecurityPolicy(trackerOrigin(site.configuration), [...new Set(inlineScripts(html).map(hashOf))]);
    const guarded = prependToHead(html, `<meta http-equiv="Content-Security-Policy" content="${policy}"/>${NO_LOOKUPS}`);
    faulty.push(...policyFaults(guarded).map((fault) => `${file}: ${fault}`));
    writeFileSync(path, guarded);
  }
  if (faulty.length > 0) throw new Error(`The content security policy is broken.\n${faulty.join('\n')}`);
}
