import type { Negative, Positive } from '#test/detection/examples.ts';

/** Inputs that the detector recognizes, and the expected findings, computed with Python fractions. */
export const positives = [
  // The tool's section of the specification
  { detector: 'quantity', input: '1.5 GB', reading: 'Data size', answer: '1.4 GiB' },
  { detector: 'quantity', input: '1.5 TB at 200 Mbit/s', reading: 'Data transfer', answer: '16 hours 40 minutes' },
  { detector: 'quantity', input: '512Mi', reading: 'Data size', answer: '537 MB' },
  { detector: 'quantity', input: '700 MiB in 3 min', reading: 'Data transfer', answer: '4.08 MB/s' },
  { detector: 'quantity', input: '45 Mbps for 12 h', reading: 'Data transfer', answer: '243 GB' },
  { detector: 'quantity', input: '64 KiB', reading: 'Data size', answer: '65.5 kB' },
  { detector: 'quantity', input: '2TB', reading: 'Data size', answer: '1.82 TiB' },
  { detector: 'quantity', input: '1,5 GB', reading: 'Data size', answer: '1.4 GiB' },
  { detector: 'quantity', input: '100 Mbit/s', reading: 'Data rate', answer: '12.5 MB/s' },
  { detector: 'quantity', input: '25 MB/s', reading: 'Data rate', answer: '200 Mbit/s' },
  { detector: 'quantity', input: '16 gigabytes', reading: 'Data size', answer: '14.9 GiB' },
  { detector: 'quantity', input: '500 bytes', reading: 'Data size', answer: '4000 bit' },
  { detector: 'quantity', input: '4.7 GB @ 100 Mbps', reading: 'Data transfer', answer: '6 minutes 16 seconds' },
] satisfies readonly Positive[];

/** Similar inputs that the detectors reject. */
export const negatives = [
  { detector: 'quantity', input: '10 M' },
  { detector: 'quantity', input: '10 m' },
  { detector: 'quantity', input: '5 b' },
  { detector: 'quantity', input: '1.5 GHz' },
  { detector: 'quantity', input: '1.5 XB' },
  { detector: 'quantity', input: '16 GB of memory' },
  { detector: 'quantity', input: 'GB' },
  { detector: 'quantity', input: '5 mB' },
  { detector: 'quantity', input: '1.5 GB to MB' },
  { detector: 'quantity', input: '3 min' },
  { detector: 'quantity', input: '5 kg' },
  { detector: 'quantity', input: '-5 GB' },
] satisfies readonly Negative[];
