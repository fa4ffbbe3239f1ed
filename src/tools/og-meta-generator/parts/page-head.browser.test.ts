import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '#test/support/runs.ts';
import { type PageHead, pageHead } from '../page-head.ts';

/** Reads the page head with the browser's parser, which does not load or run anything. */
function asBrowser(html: string): PageHead {
  const page = new DOMParser().parseFromString(html, 'text/html');
  return {
    title: page.title,
    canonical: page.querySelector('link[rel~="canonical" i]')?.getAttribute('href') ?? '',
    metas: [...page.querySelectorAll('meta[content]')].map((meta) => ({
      name: (meta.getAttribute('property') ?? meta.getAttribute('name') ?? '').trim().toLowerCase(),
      content: meta.getAttribute('content') ?? '',
    })),
  };
}

const TAGS =
  '<meta name=a content=b>|<meta|<title>|</title>|<link rel=canonical href=c>|<p |</p|<b>|<script>|</script>|<style>|</style>|<template>|</template>|<textarea>|</textarea>|<noscript>|</noscript>';
const MARKS = 'x|&amp;|&lt|<!--|-->|--!>|<!|<?|</|>|/|=|"|\'| |\n|content|name=d';
const PIECES = `${TAGS}|${MARKS}`.split('|');

describe('reading a page matches a browser', () => {
  test.each([
    `<!doctype html><HEAD><Title> Old
      title</Title><META NAME="OG:Title" CONTENT="Tom &amp; co"><link rel="shortlink Canonical" href="/x"><meta charset="utf-8"></HEAD>
      <svg><title>Not this one</title></svg><meta property=" twitter:card " content=app>`,
    '<svg><title>no</title></svg><title>yes &copy &notit; &lt;</title><title>second</title>',
    '<svg/><svg><path/><title>a</title><meta name=b content=c></svg><title>d</title>',
    '<!-- <meta name=a content=b> --><meta name=c content=d><!--><meta name=e content=f><!---><meta name=g content=h>--!><meta name=i content=j>',
    '<!x <meta name=a content=b><?y <meta name=c content=d></ <meta name=e content=f></><meta name=g content=h>',
    '<script>"<meta name=a content=b>"</scripture></script ><style><meta name=c content=d></style><noscript><meta name=e content=f></noscript>',
    '<template><meta name=a content=b><title>no</title><template></template><link rel=canonical href=no></template><title>yes</title>',
    '<textarea><meta name=a content=b></textarea><meta name=c content=d',
    '<meta name=a content="x>y" content=z><meta name=b content=\'"\'><meta name=c content=a"b><meta / name = d / content = "&amp=1&lt">',
    '<meta name=a content><meta name=b content=><meta =x name=c content=1><p>="><meta name=d content=2></p>',
    '<title>never ended <meta name=a content=b>',
    '<meta name=a content="never ended><meta name=b content=c>',
    '<link rel=canonical><link rel=canonical href=/second>',
    '<meta name=a content="1&#13;&#0;&#x1F600;\r\n\0b">',
  ])('%s', (html) => {
    expect(pageHead(html)).toEqual(asBrowser(html));
  });

  test('with any tags, comments and quotes', () => {
    const piece = fc.constantFrom(...PIECES);
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const html = pieces.join('');
        expect(pageHead(html)).toEqual(asBrowser(html));
      }),
      { numRuns: runs(1000) },
    );
  });
});
