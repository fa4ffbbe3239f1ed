import type { Negative, Positive } from '#test/detection/examples.ts';

/** Inputs that the detectors recognize, with the expected results. */
export const positives = [
  // The sample of this tool
  { detector: 'network', input: 'WIFI:T:WPA;S:mynetwork;P:mypass12;;', reading: 'Wi-Fi network', answer: 'Network mynetwork' },
  // ZXing wiki, “Barcode Contents”
  {
    detector: 'network',
    input: 'WIFI:S:"foo\\;bar\\\\baz";T:WPA;P:x12345678;;',
    reading: 'Wi-Fi network',
    answer: 'Network "foo;bar\\baz"',
  },
  { detector: 'network', input: 'WIFI:S:Cafe;;', reading: 'Wi-Fi network', answer: 'Network Cafe' },
  { detector: 'network', input: 'wifi:t:nopass;s:Open Air;;', reading: 'Wi-Fi network', answer: 'Network Open Air' },
  { detector: 'network', input: 'WIFI:T:WPA;R:1;S:three;P:mypass12;H:true;;', reading: 'Wi-Fi network', answer: 'Network three' },
  { detector: 'network', input: 'WIFI:T:WEP;S:a\\;b;P:abcde;;', reading: 'Wi-Fi network', answer: 'Network a;b' },
  {
    detector: 'network',
    input: 'WIFI:T:WPA2-EAP;S:corp;E:PEAP;PH2:MSCHAPV2;A:anon;I:me;P:pw;;',
    reading: 'Wi-Fi network',
    answer: 'Network corp',
  },
  { detector: 'network', input: 'WIFI:P:a\\:b\\,c;T:WPA;S:例え;;', reading: 'Wi-Fi network', answer: 'Network 例え' },
  { detector: 'network', input: 'WIFI:S:Plain;T:WPA;P:secret12\\;', reading: 'Wi-Fi network', answer: 'Network Plain' },
] satisfies readonly Positive[];

/** Similar inputs that the detectors must reject. */
export const negatives = [
  { detector: 'network', input: 'WIFI:' },
  { detector: 'network', input: 'WIFI:T:WPA;P:mypass12;;' },
  { detector: 'network', input: 'wifi: is slow today' },
  { detector: 'network', input: 'WIFI:S:;;' },
  { detector: 'network', input: 'WIFI' },
  { detector: 'network', input: 'S:mynetwork;P:mypass12;;' },
  { detector: 'network', input: 'The code says WIFI:S:mynetwork;;' },
  { detector: 'network', input: 'WI-FI:S:mynetwork;;' },
] satisfies readonly Negative[];
