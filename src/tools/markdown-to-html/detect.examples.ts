import type { Negative, Positive } from '#test/detection/examples.ts';

/** Inputs that the detectors recognize, with the reading and the answer. */
export const positives = [
  // CommonMark 0.31.2, sections “ATX headings”, “Lists”, “Links”, “Emphasis”; GitHub Flavored Markdown, section “Tables”
  {
    detector: 'markdown',
    input: '# Release notes\n\nThe *new* version is **out**.\n\n- one\n- two\n',
    reading: 'Markdown',
    answer: 'Release notes',
  },
  {
    detector: 'markdown',
    input: 'Some **bold** text and a [link](https://example.com).',
    reading: 'Markdown',
    answer: 'Some bold text and a link.',
  },
  { detector: 'markdown', input: '## Install\n\n```sh\nnpm install\n```', reading: 'Markdown', answer: 'Install' },
  { detector: 'markdown', input: '1. First\n2. Second with **weight**', reading: 'Markdown', answer: '1. First' },
  { detector: 'markdown', input: '- a\n- [b](c)', reading: 'Markdown', answer: '- a' },
  { detector: 'markdown', input: 'Text\n\n# *Title*', reading: 'Markdown', answer: 'Title' },
  { detector: 'markdown', input: '# Sizes\n\n| a | b |\n|---|---|\n| 1 | 2 |', reading: 'Markdown', answer: 'Sizes' },
  { detector: 'markdown', input: '### Links\n[one](/a), [two](/b)', reading: 'Markdown', answer: 'Links' },
  { detector: 'markdown', input: { file: 'notes.md', base64: 'IyBPbmx5IGEgaGVhZGluZwo=' }, reading: 'Markdown', answer: 'Only a heading' },
] satisfies readonly Positive[];

/** Similar inputs that the detectors do not recognize. */
export const negatives = [
  { detector: 'markdown', input: '# A comment' },
  { detector: 'markdown', input: '- one\n- two' },
  { detector: 'markdown', input: '*/10 * * * *' },
  { detector: 'markdown', input: 'name: web\nports:\n  - 80' },
  { detector: 'markdown', input: '2 * 3 * 4' },
  { detector: 'markdown', input: 'snake_case_name' },
  { detector: 'markdown', input: 'a [note] (here)' },
  { detector: 'markdown', input: 'Dear all,\n\nnothing to see.' },
  { detector: 'markdown', input: '#!/bin/sh' },
  { detector: 'markdown', input: '**' },
  { detector: 'markdown', input: '---' },
  { detector: 'markdown', input: 'Call f(a)[0](b) now' },
] satisfies readonly Negative[];
