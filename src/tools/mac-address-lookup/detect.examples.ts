import type { Negative, Positive } from '#test/detection/examples.ts';

/** Inputs that the detector recognizes, with the reading and the answer: the registry of the IEEE, and IEEE 802-2024, section 8. */
export const positives = [
  { detector: 'address', input: '20:37:06:12:34:56', reading: 'MAC address', answer: 'Cisco Systems, Inc' },
  { detector: 'address', input: 'b827.eb12.3456', reading: 'MAC address', answer: 'Raspberry Pi Foundation' },
  { detector: 'address', input: '00-00-0C-12-34-56', reading: 'MAC address', answer: 'Cisco Systems, Inc' },
  { detector: 'address', input: '02:00:00:12:34:56', reading: 'MAC address', answer: 'Locally administered, no vendor' },
  { detector: 'address', input: '"B8:27:EB:00:00:01"', reading: 'MAC address', answer: 'Raspberry Pi Foundation' },
  { detector: 'address', input: 'aa-bb-cc-dd-ee-ff', reading: 'MAC address', answer: 'Locally administered, no vendor' },
  { detector: 'address', input: 'b827eb123456', reading: 'MAC address', answer: 'Raspberry Pi Foundation' },
  { detector: 'address', input: 'aabbccddeeff', reading: 'MAC address', answer: 'Locally administered, no vendor' },
  { detector: 'address', input: '06:00:00:00:00:01', reading: 'MAC address', answer: 'Locally administered, no vendor' },
  { detector: 'address', input: '0:50:56:a:b:c', reading: 'MAC address', answer: 'VMware, Inc.' }, // arp -a of macOS
] satisfies readonly Positive[];

/** Similar inputs that the detector does not recognize. */
export const negatives = [
  { detector: 'address', input: '20:37:06' },
  { detector: 'address', input: '20:37:06:12:34' },
  { detector: 'address', input: '20:37:06-12:34:56' },
  { detector: 'address', input: '123456789012' },
  { detector: 'address', input: 'abcdefabcde' },
  { detector: 'address', input: 'abcdefghijkl' },
  { detector: 'address', input: '2037.0612' },
  { detector: 'address', input: 'fe80::1' },
  { detector: 'address', input: '12:34:56' },
  { detector: 'address', input: 'zz:37:06:12:34:56' },
  { detector: 'address', input: '1:2:3:4:5:6' },
  { detector: 'address', input: 'a:b:c:d:e' },
] satisfies readonly Negative[];
