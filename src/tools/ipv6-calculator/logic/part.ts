/** A part encoded in an address. `word` is a message that replaces the value, or follows it for a multicast scope. */
export interface EmbeddedPart {
  readonly part: PartName;
  readonly value: string;
  readonly word?: PartWord | undefined;
}

export type PartName =
  | 'ipv4Address'
  | 'nat64Address'
  | 'teredoServer'
  | 'teredoClient'
  | 'teredoPort'
  | 'teredoCone'
  | 'macAddress'
  | 'globalId'
  | 'subnetId'
  | 'multicastScope'
  | 'multicastFlags'
  | 'multicastPrefix'
  | 'multicastGroup'
  | 'knownGroup'
  | 'solicitedNode'
  | 'ethernet';

export type PartWord = 'set' | 'notSet' | 'noFlags' | `scopes.${Scope}` | `groups.${KnownGroup}`;

/** RFC 7346, section 2. The number is displayed before the name. */
export type Scope =
  | 'reserved'
  | 'interfaceLocal'
  | 'linkLocal'
  | 'realmLocal'
  | 'adminLocal'
  | 'siteLocal'
  | 'organizationLocal'
  | 'global'
  | 'unassigned';

export type KnownGroup =
  | 'allNodes'
  | 'allRouters'
  | 'ospfRouters'
  | 'ospfDesignatedRouters'
  | 'ripRouters'
  | 'eigrpRouters'
  | 'pimRouters'
  | 'mldv2Routers'
  | 'mdns'
  | 'dhcpAgentsAndServers'
  | 'dhcpServers'
  | 'ntp'
  | 'solicitedNode';
