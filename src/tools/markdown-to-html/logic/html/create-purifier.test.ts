import { describe, expect, test } from 'vitest';
import { createPurifier } from './create-purifier.ts';
import { purifyBody } from '#pure/notation/html/purify-body.ts';

const purifier = createPurifier();
const purify = (html: string): string => purifyBody(purifier, html);

// create-purifier.browser.test.ts checks that everything is cleaned as in a browser.
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
});
