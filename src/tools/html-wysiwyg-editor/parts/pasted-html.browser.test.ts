import { Editor } from '@tiptap/react';
import * as fc from 'fast-check';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { writeHtml } from '../write-html.ts';
import { cleanHtml, cleanPastedHtml } from './clean-html.ts';
import { editorExtensions } from './editor-extensions.ts';

const host = document.createElement('div');
document.body.append(host);
const editor = new Editor({ element: host, extensions: editorExtensions });
afterAll(() => editor.destroy());
beforeEach(() => void editor.commands.setContent(''));

function load(html: string): string {
  editor.commands.setContent(cleanHtml(html));
  return writeHtml(editor.getJSON(), 'minified');
}

function paste(html: string): string {
  editor.commands.setContent(cleanPastedHtml(html));
  return writeHtml(editor.getJSON(), 'minified');
}

describe('pasted content', () => {
  // As Word 365 puts it on the clipboard of Windows, shortened.
  const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word"><head>
<meta name=Generator content="Microsoft Word 15"><!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style><!-- p.MsoNormal {margin-bottom:8.0pt;} @list l0 {mso-list-id:1;} --></style></head><body lang=EN-US style='tab-interval:36.0pt'><!--StartFragment-->
<h1><span lang=EN-GB style='mso-ansi-language:EN-GB'>Minutes<o:p></o:p></span></h1>
<p class=MsoNormal style='margin-left:0cm'><b><span style='font-size:12.0pt;color:black'>Present</span></b><span
style='color:windowtext'>: Ann,<span style='mso-spacerun:yes'>  </span>Bob</span> <u>late</u> <span style='color:red'>red</span><o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>First<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='text-indent:-18.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span><span style='mso-list:Ignore'>1.<span>&nbsp; </span></span></span><![endif]>Inner</p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp; </span></span><![endif]>Second</p>
<table class=MsoTableGrid border=1 style='border-collapse:collapse'><tr style='height:1pt'><td width=200 valign=top style='width:150pt;border:solid'><p class=MsoNormal style='line-height:normal'>A1</p></td>
<td width=200 colspan=2><p class=MsoNormal><a href="https://example.org/"><span style='color:#0563C1'>B1</span></a></p></td></tr></table>
<!--EndFragment--></body></html>`;

  test('from Word keeps its lists, and loses extra spaces and black text', () => {
    expect(paste(WORD)).toBe(
      '<h1>Minutes</h1><p><strong>Present</strong>: Ann, Bob <u>late</u> <span style="color: red">red</span></p><p></p>' +
        '<ul><li>First<ol><li>Inner</li></ol></li><li>Second</li></ul>' +
        '<table><tbody><tr><td>A1</td><td colspan="2"><a href="https://example.org/">B1</a></td></tr></tbody></table>',
    );
  });

  // As Google Docs puts it on the clipboard of Chromium, shortened.
  const DOCS = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1a2b"><h2 dir="ltr" style="line-height:1.38;margin-top:18pt;"><span style="font-size:16pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-weight:400;font-style:normal;text-decoration:none;white-space:pre-wrap;">Plan</span></h2><p dir="ltr" style="line-height:1.38;text-align: center;"><span style="color:#000000;font-weight:700;">bold</span><span style="color:#000000;font-weight:400;"> and </span><span style="color:#000000;font-style:italic;">italic</span><span style="color:#ff0000;"> red </span><a href="https://example.org" style="text-decoration:none;"><span style="color:#1155cc;text-decoration:underline;">link</span></a></p><br /><ul style="margin-top:0;"><li dir="ltr" aria-level="1" style="list-style-type:disc;"><p dir="ltr" role="presentation"><span style="color:#000000;">One</span></p></li><ul><li dir="ltr" aria-level="2"><p dir="ltr"><span>Inner</span></p></li></ul></ul><br /><div dir="ltr" style="margin-left:0pt;" align="left"><table style="border:none;"><colgroup><col width="301" /></colgroup><tbody><tr style="height:0pt"><td style="border-left:solid;"><p dir="ltr"><span>Cell</span></p></td></tr></tbody></table></div></b>`;

  test('from Google Docs has no wrapper and black spans, and lists are inside their items', () => {
    expect(paste(DOCS)).toBe(
      '<h2>Plan</h2><p style="text-align: center"><strong>bold</strong> and <em>italic</em><span style="color: #ff0000"> red </span><a href="https://example.org">link</a></p>' +
        '<ul><li>One<ul><li>Inner</li></ul></li></ul>' +
        '<table><tbody><tr><td>Cell</td></tr></tbody></table>',
    );
  });

  // As LibreOffice Writer 7 puts it on the clipboard, shortened.
  const WRITER = `<!DOCTYPE html><html><head><meta http-equiv="content-type" content="text/html; charset=utf-8"/><title></title><meta name="generator" content="LibreOffice 7.5.3.2 (Linux)"/>
<style type="text/css">@page { size: 21cm 29.7cm } p { line-height: 115%; background: transparent }</style></head><body lang="en-US" link="#000080" vlink="#800000" dir="ltr"><h1 class="western">Letter</h1>
<p align="right" style="line-height: 100%; margin-bottom: 0cm">To <b>Ann</b>, <font color="#c9211e">urgent</font> <strike>old</strike>
<font face="Arial, sans-serif"><font size="4" style="font-size: 14pt"><i>big</i></font></font></p>
<ol start="2"><li><p style="margin-bottom: 0cm">two</p></li>
<li><p>three</p></li></ol><table width="665" cellpadding="4" cellspacing="0"><col width="325"/><col width="324"/><tr valign="top"><td width="325" style="border: 1px solid #000000"><p>a</p></td><td><p><br/></p></td></tr></table></body></html>`;

  test('from LibreOffice has current color and alignment styles', () => {
    expect(paste(WRITER)).toBe(
      '<h1>Letter</h1><p style="text-align: right">To <strong>Ann</strong>, <span style="color: rgb(201, 33, 30)">urgent</span> <s>old</s> <em>big</em></p>' +
        '<ol start="2"><li>two</li><li>three</li></ol><table><tbody><tr><td>a</td><td></td></tr></tbody></table>',
    );
  });
});

describe('loaded content', () => {
  test.each([
    ['<p onclick="alert(1)">Hi <script>alert(1)</script><b>bold</b></p>', '<p>Hi <strong>bold</strong></p>'],
    ['<b>b</b><i>i</i><del>d</del><strike>s</strike>', '<p><strong>b</strong><em>i</em><s>ds</s></p>'],
    ['<p><strong><code>x</code></strong></p>', '<p><strong><code>x</code></strong></p>'],
    ['<div>a</div><section>b<font size=7>c</font></section>', '<p>a</p><p>bc</p>'],
    [
      '<p>a</p><style>b{}</style><iframe>c</iframe><svg><text>d</text></svg><math><mi>e</mi></math><template>f</template>' +
        '<textarea>g</textarea><select><option>h</option></select><input value=i><button>j</button>',
      '<p>a</p><p>j</p>',
    ],
    [
      '<a href="javascript:alert(1)">a</a><a href="data:text/html,x">b</a><a href="/c" target=_blank title=t>c</a>',
      '<p>ab<a href="/c">c</a></p>',
    ],
    ['<p style="text-align: center; color: red">a</p>', '<p style="text-align: center">a</p>'],
    ['<ul><li>a</li><ul><li>b</li></ul></ul>', '<ul><li>a<ul><li>b</li></ul></li></ul>'],
    [
      '<table style="width: 9px"><colgroup><col width=9></colgroup><tr><td colspan=1>a</table>',
      '<table><tbody><tr><td>a</td></tr></tbody></table>',
    ],
    [
      '<p>a<img src="https://example.org/a.png" alt=b width=9>c</p>',
      '<p>a</p><img src="https://example.org/a.png" alt="b" width="9"><p>c</p>',
    ],
    ['<pre><code class="language-js">a\n  b</code></pre>', '<pre><code class="language-js">a\n  b</code></pre>'],
    ['<!-- c --><p>a\n  b</p>\n\n<p></p>', '<p>a b</p>'],
    ['', ''],
  ])('%s becomes %s', (html, written) => expect(load(html)).toBe(written));

  const words = fc.stringMatching(/^[a-z&<>"\u00a0é]{1,6}$/).map((word) => word.replaceAll('&', '&amp;').replaceAll('<', '&lt;'));
  const inline = fc
    .array(fc.tuple(fc.constantFrom('', 'b', 'em', 'u', 's', 'mark', 'code'), words), { minLength: 1, maxLength: 4 })
    .map((parts) => parts.map(([tag, word]) => (tag === '' ? word : `<${tag}>${word}</${tag}>`)).join(' '));
  const { block } = fc.letrec<{ block: string }>((tie) => {
    const blocks = fc.array(tie('block'), { minLength: 1, maxLength: 3 }).map((inner) => inner.join(''));
    return {
      block: fc.oneof(
        { maxDepth: 3, withCrossShrink: true },
        inline.map((inner) => `<p>${inner}</p>`),
        inline.map((inner) => `<h2>${inner}</h2>`),
        fc.constant('<hr>'),
        fc.constant('<img src="/a.png" alt="a">'),
        words.map((word) => `<pre><code>${word}\n  ${word}</code></pre>`),
        blocks.map((inner) => `<blockquote>${inner}</blockquote>`),
        fc.tuple(inline, blocks).map(([first, inner]) => `<ol start="2"><li>${first}</li><li><p>${first}</p>${inner}</li></ol>`),
        fc.tuple(inline, blocks).map(([first, inner]) => `<table><tr><th>${first}</th><td>${inner}</td></tr></table>`),
      ),
    };
  });

  test('is written as HTML that loads as the same document in both formats', () => {
    fc.assert(
      fc.property(fc.array(block, { minLength: 1, maxLength: 4 }), (blocks) => {
        const written = load(blocks.join(''));
        const formatted = writeHtml(editor.getJSON(), 'formatted');
        expect(load(written)).toBe(written);
        expect(load(formatted)).toBe(written);
      }),
    );
  });
});
