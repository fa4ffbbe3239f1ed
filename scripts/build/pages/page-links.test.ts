import { expect, test } from 'vitest';
import { preloadFirst } from './page-links.ts';

const link = (name: string) => `<link rel="modulepreload" href="/assets/${name}.js"/>`;
const page = (links: string) => `<head><link rel="icon" href="/favicon.ico"/>${links}<link rel="stylesheet" href="/a.css"/></head>`;

test('preloads the texts of the language before all other scripts', () => {
  expect(preloadFirst(page(link('entry') + link('react')), '/assets/language-en.js')).toBe(
    page(link('language-en') + link('entry') + link('react')),
  );
});
