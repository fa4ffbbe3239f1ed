/** nmap writes a letter before the ports of a transport. It applies until the next letter. */
const LETTERS: Readonly<Record<string, string>> = { t: 'tcp', u: 'udp', s: 'sctp' };

const STATE = /^(\d+\/(?:tcp|udp|sctp))\s+(?:open|closed|(?:un)?filtered)\b.*$/i;
/** Words before ports in firewall rules, Dockerfiles, and command-line options, and in the languages of the site. */
const WORDS =
  /(?<![\p{L}\p{N}])(?:ports?|expose|--publish|-p|puertos?|portas?|портов|порты|порти?|端口|cổng|(?:--?)?(?:destination-ports?|[ds]ports?))(?![\p{L}\p{M}])[ :=]*/giu;
const FIREWALL = /[ds]port|destination-port/i;
const QUOTES = /["'`“”„«»]|\.$/g;
/** Removed unless they enclose an IPv6 address. */
const BRACKETS = /[()[\]{}]/g;
/** The host before the colon: a name, an address, or `*`. IPv6 addresses are in brackets. */
const HOST = /^(?:\[[\da-f:.%]*\]|\*|(?=\d*[\p{L}.-])[\p{L}\d.-]+)?:(?=\d)/iu;
const TRANSPORT = /^(tcp|udp|sctp|dccp)[/:](?=\d)/i;

/**
 * Converts a pasted text that contains only ports to the notation of `readSearch`. Accepts firewall rules, output of docker, nmap, and ss,
 * and addresses with a port. A colon between two numbers is a range in a firewall rule and a port mapping elsewhere.
 */
export function pastedPorts(pasted: string): string {
  const unquoted = pasted.normalize('NFKC').trim().replaceAll(QUOTES, ' ').trim().replace(STATE, '$1').replaceAll('->', ' ');
  const text = unquoted.includes(']:') ? unquoted : unquoted.replaceAll(BRACKETS, ' ');
  const plain = text
    .replaceAll(WORDS, ' ')
    .replaceAll(/(?<=\d)\s*(?:\.\.|-)\s*(?=\d)/g, '-')
    .replaceAll(/(?<![\p{L}\p{N}/])(tcp|udp|sctp|dccp)\s+(?=\d)/giu, '$1/')
    .replaceAll(/(?<=\d)\s+(?=(?:tcp|udp|sctp|dccp)(?![\p{L}\p{N}/:]))/giu, '/');
  let letter: string | undefined;
  return plain
    .split(/[\s,;]+/)
    .filter((part) => part !== '')
    .map((part) => {
      const lettered = /^([tus]):(?=\d)/i.exec(part)?.[1];
      letter = LETTERS[lettered?.toLowerCase() ?? ''] ?? letter;
      const bare = lettered === undefined ? part : part.slice(2);
      if (letter !== undefined && /^\d[\d-]*$/.test(bare)) return `${bare}/${letter}`;
      const port = bare.replace(TRANSPORT, '$1/').replace(HOST, '');
      return port.replace(/(?<=\d):(?=\d)/, FIREWALL.test(text) ? '-' : ' ');
    })
    .join(' ');
}
