import type { Transport } from './transports.ts';

/** Phrases for uses without a product name. The last ones refer to a product. */
export type UsePhrase =
  | 'sshGitAndSftp'
  | 'mailBetweenServers'
  | 'time'
  | 'windowsFileSharing'
  | 'mailSubmission'
  | 'mailSubmissionOverTls'
  | 'socksProxies'
  | 'developmentServers'
  | 'development'
  | 'developmentOverTls'
  | 'registries'
  | 'rawPrinting'
  | 'sourceGameServers'
  | 'overTls'
  | 'second'
  | 'peersOf'
  | 'nodesOf'
  | 'managementOf'
  | 'behindNat';

/** A name, which is the same in all languages, or a phrase, which may refer to a name. */
export type UsePart = { readonly phrase?: undefined; readonly name: string } | { readonly phrase: UsePhrase; readonly name?: string };

/** The services that commonly listen on a port, regardless of its registration. */
export interface PortUse {
  readonly port: number;
  readonly parts: readonly UsePart[];
  /** The transports, most common first. */
  readonly transports: readonly Transport[];
}

const TCP: readonly Transport[] = ['tcp'];
const UDP: readonly Transport[] = ['udp'];
const BOTH: readonly Transport[] = ['tcp', 'udp'];
const UDP_FIRST: readonly Transport[] = ['udp', 'tcp'];

const phrased = (phrase: UsePhrase, name?: string): UsePart => (name === undefined ? { phrase } : { phrase, name });

const SECOND_HTTP = [phrased('second', 'HTTP'), phrased('development')];

/** Uses by port. A part that is a string is a name. */
const USES: readonly (readonly [port: number, parts: readonly (string | UsePart)[], transports?: readonly Transport[]])[] = [
  [22, [phrased('sshGitAndSftp')]],
  [25, [phrased('mailBetweenServers')]],
  [53, ['DNS'], BOTH],
  [67, ['DHCP'], UDP],
  [68, ['DHCP'], UDP],
  [80, ['HTTP']],
  [123, [phrased('time')], UDP],
  [143, ['IMAP']],
  [161, ['SNMP'], UDP],
  [443, ['HTTPS', 'HTTP/3'], BOTH],
  [445, [phrased('windowsFileSharing')]],
  [465, [phrased('mailSubmissionOverTls')]],
  [500, ['IPsec'], UDP],
  [514, ['syslog'], UDP],
  [587, [phrased('mailSubmission')]],
  [853, [phrased('overTls', 'DNS'), 'QUIC'], BOTH],
  [993, [phrased('overTls', 'IMAP')]],
  [1080, [phrased('socksProxies')]],
  [1194, ['OpenVPN'], UDP_FIRST],
  [1433, ['SQL Server']],
  [1434, ['SQL Server Browser'], UDP],
  [1521, ['Oracle']],
  [1723, ['PPTP']],
  [1883, ['MQTT']],
  [1900, ['UPnP'], UDP],
  [2049, ['NFS']],
  [2181, ['ZooKeeper']],
  [2222, [phrased('second', 'SSH')]],
  [2375, ['Docker']],
  [2376, [phrased('overTls', 'Docker')]],
  [2377, ['Docker Swarm']],
  [2379, ['etcd']],
  [2380, [phrased('peersOf', 'etcd')]],
  [3000, [phrased('developmentServers'), 'Grafana']],
  [3128, ['Squid']],
  [3306, ['MySQL', 'MariaDB']],
  [3389, ['Remote Desktop'], BOTH],
  [3478, ['STUN', 'TURN'], UDP_FIRST],
  [3690, ['Subversion']],
  [4000, [phrased('developmentServers')]],
  [4200, ['Angular']],
  [4222, ['NATS']],
  [4443, [phrased('second', 'HTTPS')]],
  [4500, [phrased('behindNat', 'IPsec')], UDP],
  [5000, ['Flask', 'UPnP', phrased('registries')]],
  [5001, [phrased('developmentOverTls')]],
  [5044, ['Logstash']],
  [5060, ['SIP'], UDP_FIRST],
  [5061, [phrased('overTls', 'SIP')]],
  [5173, ['Vite']],
  [5222, ['XMPP']],
  [5353, ['mDNS'], UDP],
  [5432, ['PostgreSQL']],
  [5601, ['Kibana']],
  [5671, [phrased('overTls', 'AMQP')]],
  [5672, ['AMQP', 'RabbitMQ']],
  [5683, ['CoAP'], UDP],
  [5900, ['VNC']],
  [5984, ['CouchDB']],
  [5985, ['WinRM']],
  [5986, [phrased('overTls', 'WinRM')]],
  [6379, ['Redis']],
  [6443, ['Kubernetes API']],
  [6667, ['IRC']],
  [7077, ['Spark']],
  [7474, ['Neo4j']],
  [7687, ['Neo4j Bolt']],
  [8000, SECOND_HTTP],
  [8008, SECOND_HTTP],
  [8080, SECOND_HTTP],
  [8081, SECOND_HTTP],
  [8086, ['InfluxDB']],
  [8123, ['Home Assistant', 'ClickHouse']],
  [8125, ['StatsD'], UDP],
  [8200, ['Vault']],
  [8443, [phrased('second', 'HTTPS')]],
  [8500, ['Consul']],
  [8883, [phrased('overTls', 'MQTT')]],
  [8888, [...SECOND_HTTP, 'Jupyter']],
  [9000, ['MinIO', 'PHP-FPM', 'SonarQube']],
  [9042, ['Cassandra']],
  [9090, ['Prometheus']],
  [9091, ['Transmission']],
  [9092, ['Kafka']],
  [9093, ['Alertmanager']],
  [9100, [phrased('rawPrinting'), 'node exporter']],
  [9200, ['Elasticsearch', 'OpenSearch']],
  [9300, [phrased('nodesOf', 'Elasticsearch')]],
  [9418, ['Git']],
  [9443, [phrased('second', 'HTTPS')]],
  [10_000, ['Webmin']],
  [10_050, ['Zabbix agent']],
  [10_051, ['Zabbix server']],
  [10_250, ['kubelet']],
  [11_211, ['memcached']],
  [11_434, ['Ollama']],
  [15_672, [phrased('managementOf', 'RabbitMQ')]],
  [25_565, ['Minecraft']],
  [26_379, ['Redis Sentinel']],
  [27_015, [phrased('sourceGameServers')], UDP_FIRST],
  [27_017, ['MongoDB']],
  [32_400, ['Plex']],
  [33_060, ['MySQL X']],
  [51_820, ['WireGuard'], UDP],
];

/** Port uses in ascending order. */
export const PORT_USES: readonly PortUse[] = USES.map(([port, parts, transports = TCP]) => ({
  port,
  parts: parts.map((part) => (typeof part === 'string' ? { name: part } : part)),
  transports,
}));
