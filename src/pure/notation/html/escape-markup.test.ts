import { expect, test } from 'vitest';
import { escapeAttribute, escapeText, escapeXmlAttribute, escapeXmlText, serializeAttribute, serializeText } from './escape-markup.ts';

const ALL = `a&<>"'\u00a0\t\n\rb`;

test.each<[(text: string) => string, string]>([
  [escapeText, 'a&amp;&lt;&gt;"\'\u00a0\t\n\rb'],
  [escapeAttribute, "a&amp;&lt;&gt;&quot;'\u00a0\t\n\rb"],
  [serializeText, 'a&amp;&lt;&gt;"\'&nbsp;\t\n\rb'],
  [serializeAttribute, "a&amp;&lt;&gt;&quot;'&nbsp;\t\n\rb"],
  [escapeXmlText, 'a&amp;&lt;&gt;"\'\u00a0\t\n&#13;b'],
  [escapeXmlAttribute, "a&amp;&lt;>&quot;'\u00a0&#9;&#10;&#13;b"],
])('%o escapes the characters that are not allowed in its place', (escape, expected) => {
  expect(escape(ALL)).toBe(expected);
});
