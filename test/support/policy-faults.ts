import { createHash } from 'node:crypto';

/** The script sources that a policy allows, in sorted order. */
const scriptSources = (policy: string): readonly string[] => (/script-src ([^;]*)/.exec(policy)?.[1] ?? '').split(' ').toSorted();

/** The hashes of a page's inline scripts, in the form of a policy. Data blocks are not scripts. */
const inlineScripts = (html: string): readonly string[] =>
  [...html.matchAll(/<script(?<attributes>[^>]*)>(?<text>[^]*?)<\/script>/g)].flatMap(({ groups }) => {
    const { attributes = '', text = '' } = groups ?? {};
    if (/ src=|type="application\/json"/.test(attributes)) return [];
    return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  });

/**
 * Problems with the policies of a page. Its header and its meta element must allow the same scripts, including all of its inline scripts.
 */
export function policyFaults(header: string, html: string): readonly string[] {
  const own = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? '';
  const [sent, written] = [scriptSources(header), scriptSources(own)];
  return [
    ...(sent.join(' ') === written.join(' ') ? [] : [`The header allows ${sent.join(' ')}, the page ${written.join(' ')}.`]),
    ...(sent.includes("'unsafe-inline'") ? ['The header lets every inline script run.'] : []),
    ...inlineScripts(html).flatMap((script) =>
      sent.includes(script) ? [] : [`The header does not allow ${script}, which is on the page.`],
    ),
  ];
}
