import type { Negative, Positive } from '#test/detection/examples.ts';

/** Inputs that the detectors recognize, and the expected findings: Python 3.11, ipaddress.collapse_addresses. */
export const positives = [
  // The sample on the page
  {
    detector: 'networks',
    input: '10.0.0.0/24\n10.0.1.0/24\n192.168.1.10 - 192.168.1.20\n2001:db8::/32',
    reading: 'IP networks',
    answer: '4 networks merge into 6',
  },
  { detector: 'networks', input: '10.0.0.0/24, 10.0.1.0/24, 10.0.2.0/23', reading: 'IP networks', answer: '3 networks merge into 1' },
  { detector: 'networks', input: '2001:db8::/33\n2001:db8:8000::/33', reading: 'IP networks', answer: '2 networks merge into 1' },
  { detector: 'networks', input: '192.0.2.1 - 192.0.2.6, 192.0.2.8/31', reading: 'IP networks', answer: '2 networks merge into 5' },
  // RFC 1918, section 3
  { detector: 'networks', input: '10.0.0.0/8\n172.16.0.0/12\n192.168.0.0/16', reading: 'IP networks', answer: '3 networks merge into 3' },
  { detector: 'networks', input: '0.0.0.0/0, ::/0', reading: 'IP networks', answer: '2 networks merge into 2' },
  { detector: 'networks', input: '10.0.0.1;10.0.0.0/8', reading: 'IP networks', answer: '2 networks merge into 1' },
  { detector: 'networks', input: '10.0.0.0/24 # office\n\n10.0.1.0/24 # lab\n', reading: 'IP networks', answer: '2 networks merge into 1' },
  { detector: 'networks', input: '1.1.1.1\n8.8.8.8\n9.9.9.9\n1.0.0.0/24', reading: 'IP networks', answer: '4 networks merge into 4' },
  // wg(8)
  { detector: 'allowedIps', input: 'AllowedIPs = 0.0.0.0/0, ::/0', reading: 'AllowedIPs', answer: '2 networks merge into 2' },
  {
    detector: 'allowedIps',
    input: 'AllowedIPs = 10.192.122.3/32, 10.192.124.0/24',
    reading: 'AllowedIPs',
    answer: '2 networks merge into 2',
  },
  { detector: 'allowedIps', input: 'AllowedIPs=10.0.0.0/25,10.0.0.128/25', reading: 'AllowedIPs', answer: '2 networks merge into 1' },
  { detector: 'allowedIps', input: 'AllowedIPs = 10.0.0.0/8', reading: 'AllowedIPs', answer: '1 network merges into 1' },
  { detector: 'allowedIps', input: 'allowedips = fd00::/64, fd00:0:0:1::/64', reading: 'AllowedIPs', answer: '2 networks merge into 1' },
  {
    detector: 'allowedIps',
    input: 'AllowedIPs = 10.0.0.2/32\nPersistentKeepalive = 25\nAllowedIPs = 10.0.0.3/32',
    reading: 'AllowedIPs',
    answer: '2 networks merge into 1',
  },
  { detector: 'allowedIps', input: 'AllowedIPs = 10.0.0.2/32 # laptop', reading: 'AllowedIPs', answer: '1 network merges into 1' },
  { detector: 'allowedIps', input: 'AllowedIPs = 192.168.1.10', reading: 'AllowedIPs', answer: '1 network merges into 1' },
] satisfies readonly Positive[];

/** Similar inputs that the detectors reject. */
export const negatives = [
  { detector: 'networks', input: '10.0.0.0/24' },
  { detector: 'networks', input: '10.0.0.1 - 10.0.0.9' },
  { detector: 'networks', input: '10.0.0.1\n10.0.0.2' },
  { detector: 'networks', input: '10.0.0.0/24\nabc' },
  { detector: 'networks', input: '10.0.0.0/33, 10.0.0.0/8' },
  { detector: 'networks', input: 'Use 10.0.0.0/8, 192.168.0.0/16' },
  { detector: 'networks', input: '1/2, 3/4' },
  { detector: 'networks', input: '12:30, 13:45-14:00' },
  { detector: 'networks', input: '2026-01-01, 2026-12-31' },
  { detector: 'networks', input: '1.2.3, 4.5.6-rc1' },
  { detector: 'allowedIps', input: 'AllowedIPs' },
  { detector: 'allowedIps', input: 'AllowedIPs =' },
  { detector: 'allowedIps', input: 'AllowedIPs = all of them' },
  { detector: 'allowedIps', input: 'AllowedIPs are written in wg0.conf' },
  { detector: 'allowedIps', input: 'AllowedIPs = 10.0.0.0/33' },
  { detector: 'allowedIps', input: 'Address = 10.0.0.1/24' },
  { detector: 'allowedIps', input: '[Peer]' },
  { detector: 'allowedIps', input: 'AllowedUsers = 10.0.0.0/8' },
] satisfies readonly Negative[];
