import { createHash } from 'node:crypto';

/** What a policy lets run as a script, in order. */
const scriptSources = (policy: string): readonly string[] => (/script-src ([^;]*)/.exec(policy)?.[1] ?? '').split(' ').toSorted();

/** The inline scripts of a page, as a policy names them; blocks of data are none. */
const inlineScripts = (html: string): readonly string[] =>
  [...html.matchAll(/<script(?<attributes>[^>]*)>(?<text>[^]*?)<\/script>/g)].flatMap(({ groups }) => {
    const { attributes = '', text = '' } = groups ?? {};
    if (/ src=|type="application\/json"/.test(attributes)) return [];
    return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  });

/** What is wrong with the policies of a page: that of its header and its own must let the same scripts run, and each that is in it. */
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
