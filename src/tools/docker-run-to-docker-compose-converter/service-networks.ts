import { readCsvRecord } from '#pure/notation/csv/csv.ts';
import { type ComposeMap, type ComposeValue, mapOf, someOf, splitPair, unique } from './compose-value.ts';
import type { GivenFlags } from './given-flags.ts';

export interface ServiceNetworks {
  readonly mode: string | undefined;
  /** A list of names, or a map if one of them has an address or an alias. */
  readonly networks: ComposeValue | undefined;
  /** The networks that must already exist. */
  readonly external: readonly string[];
  /** Parts of `--network` that are missing in the file. */
  readonly ignored: readonly string[];
}

interface Attachment {
  readonly aliases: string[];
  readonly linkLocal: string[];
  ipv4: string | undefined;
  ipv6: string | undefined;
}

/** Whether `--network` has a network mode instead of a name. */
const isMode = (network: string): boolean => /^(?:host|none|bridge|container:.*)$/.test(network);

/** Reads `--network` in both of its forms, and the flags for addresses and aliases, which apply to the first network. */
export function serviceNetworks(flags: GivenFlags): ServiceNetworks {
  const attachments = new Map<string, Attachment>();
  let mode: string | undefined;
  const ignored: string[] = [];
  const attach = (name: string): Attachment => {
    const attachment = attachments.get(name) ?? { aliases: [], linkLocal: [], ipv4: undefined, ipv6: undefined };
    attachments.set(name, attachment);
    return attachment;
  };

  for (const network of flags.all('network')) {
    const { name, settings } = network.includes('=') ? readLongForm(network) : { name: network, settings: [] };
    ignored.push(...settings.map(([setting]) => setting).filter((setting) => !settingNames.has(setting)));
    if (isMode(name)) mode = name;
    else if (name !== '' && (name !== 'default' || settings.length > 0)) configure(attach(name), settings);
  }
  const about = settingsOf(flags);
  if (about.length > 0 && mode === undefined) configure(attach([...attachments.keys()][0] ?? 'default'), about);

  const isPlain = [...attachments.values()].every((attachment) => mapOfAttachment(attachment).size === 0);
  const names = [...attachments.keys()];
  return {
    mode,
    networks: isPlain ? someOf(names) : new Map([...attachments].map(([name, attachment]) => [name, mapOfAttachment(attachment)])),
    external: names.filter((name) => name !== 'default'),
    ignored,
  };
}

const settingNames: ReadonlySet<string> = new Set(['alias', 'ip', 'ip6', 'link-local-ip']);

type Setting = readonly [name: string, value: string];

function readLongForm(text: string): { readonly name: string; readonly settings: readonly Setting[] } {
  const settings = readCsvRecord(text, ',').map((part) => splitPair(part));
  return { name: settings.find(([name]) => name === 'name')?.[1] ?? '', settings: settings.filter(([name]) => name !== 'name') };
}

const settingsOf = (flags: GivenFlags): readonly Setting[] => [
  ...flags.all('network-alias').map((value) => ['alias', value] as const),
  ...(['ip', 'ip6', 'link-local-ip'] as const).flatMap((name) => flags.all(name).map((value) => [name, value] as const)),
];

function configure(attachment: Attachment, settings: readonly Setting[]): void {
  for (const [name, value] of settings) {
    if (name === 'alias') attachment.aliases.push(value);
    if (name === 'link-local-ip') attachment.linkLocal.push(value);
    if (name === 'ip') attachment.ipv4 = value;
    if (name === 'ip6') attachment.ipv6 = value;
  }
}

const mapOfAttachment = ({ aliases, linkLocal, ipv4, ipv6 }: Attachment): ComposeMap =>
  mapOf({ aliases: someOf(unique(aliases)), ipv4_address: ipv4, ipv6_address: ipv6, link_local_ips: someOf(unique(linkLocal)) });
