import type { Negative, Positive } from '#test/detection/examples.ts';

/** Inputs that the detectors recognize, with the reading and the answer. */
export const positives = [
  // mime-db 1.54
  { detector: 'media-type', input: 'application/json', reading: 'Media type', answer: '.json, .map' },
  {
    detector: 'media-type',
    input: '.docx',
    reading: 'Media type',
    answer: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  },
  { detector: 'media-type', input: 'text/html', reading: 'Media type', answer: '.html, .htm, .shtml' },
  { detector: 'media-type', input: 'image/png', reading: 'Media type', answer: '.png' },
  { detector: 'media-type', input: '.md', reading: 'Media type', answer: 'text/markdown' },
  { detector: 'media-type', input: 'image/jpeg', reading: 'Media type', answer: '.jpg, .jpeg, .jpe' },
  { detector: 'media-type', input: '"text/csv";', reading: 'Media type', answer: '.csv' },
  { detector: 'media-type', input: 'text/html; charset=utf-8', reading: 'Media type', answer: '.html, .htm, .shtml' },
  { detector: 'media-type', input: '.PNG', reading: 'Media type', answer: 'image/png' },
  { detector: 'media-type', input: 'application/vnd.tcpdump.pcap', reading: 'Media type', answer: '.pcap, .cap, .dmp' },
  { detector: 'media-type', input: '.dwg', reading: 'Media type', answer: 'image/vnd.dwg' },
  { detector: 'media-type', input: 'application/fido.trusted-apps+json', reading: 'Media type', answer: undefined },
] satisfies readonly Positive[];

/** Similar inputs that the detectors do not recognize. */
export const negatives = [
  { detector: 'media-type', input: 'and/or' },
  { detector: 'media-type', input: 'N/A' },
  { detector: 'media-type', input: '24/7' },
  { detector: 'media-type', input: 'application/' },
  { detector: 'media-type', input: 'image/nosuchtype' },
  { detector: 'media-type', input: '.' },
  { detector: 'media-type', input: '.5' },
  { detector: 'media-type', input: '.nosuchextension' },
  { detector: 'media-type', input: 'src/index.ts' },
  { detector: 'media-type', input: 'text/' },
  { detector: 'media-type', input: 'json' },
  { detector: 'media-type', input: 'audio/video' },
] satisfies readonly Negative[];
