import { describe, expect, test } from 'vitest';
import { expectProportionate } from '#test/support/expect-proportionate.ts';
import { createPurifier } from './create-purifier.ts';
import { purifyBody } from '#pure/notation/html/purify-body.ts';

const purifier = createPurifier();
const purify = (html: string): string => purifyBody(purifier, html);

// That all of it is as in a browser is tried in one: create-purifier.browser.test.ts.
describe('createPurifier', () => {
  test.each([
    ['<b onclick="x()">a</b><script>x()</script>', '<b>a</b>'],
    ['<x-y>a<b>b</b></x-y>', 'a<b>b</b>'],
    ['<a href="javascript:x()">a</a><a href="/b">b</a>', '<a>a</a><a href="/b">b</a>'],
    ['<svg><path d="M0 0"/></svg>', '<svg><path d="M0 0"></path></svg>'],
    ['<template><i onclick="x()">a</i></template>', '<template><i>a</i></template>'],
    ['a &amp; &lt; " \u00a0', 'a &amp; &lt; " &nbsp;'],
    ['<p title="&quot;&amp;">a', '<p title="&quot;&amp;">a</p>'],
    ['<ul><li>a<li>b', '<ul><li>a</li><li>b</li></ul>'],
    ['', ''],
  ])('cleans %j', (html, cleaned) => {
    expect(purify(html)).toBe(cleaned);
  });

  test.each([
    ['nested elements', (count: number) => `${'<div>'.repeat(count)}a`],
    ['nested elements that it does not know', (count: number) => `${'<x>'.repeat(count)}a`],
    ['scripts beside each other', (count: number) => '<script></script>a'.repeat(count)],
  ])('cleans many %s in time that grows with their number', async (_kind, htmlOf) => {
    await expectProportionate(2000, (count) => purify(htmlOf(count)));
  });
});
