import type { Negative, Positive } from '#test/detection/examples.ts';

/** Inputs that the detectors recognize, with the expected results. */
export const positives = [
  // XML 1.0, section 2.1; RFC 4287, section 1.1
  { detector: 'xml', input: '<?xml version="1.0"?>\n<greeting>Hello, world!</greeting>', reading: 'XML', answer: '<greeting>, 1 element' },
  {
    detector: 'xml',
    input:
      '<?xml version="1.0" encoding="utf-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom"><title>Example Feed</title><link href="http://example.org/"/></feed>',
    reading: 'XML',
    answer: '<feed>, 3 elements',
  },
  { detector: 'xml', input: '<note><to>Ada</to><from>Tim</from></note>', reading: 'XML', answer: '<note>, 3 elements' },
  { detector: 'xml', input: '<svg xmlns="http://www.w3.org/2000/svg"><circle r="4"/></svg>', reading: 'XML', answer: '<svg>, 2 elements' },
  {
    detector: 'xml',
    input: '<project>\n  <!-- <none> -->\n  <modelVersion>4.0.0</modelVersion>\n</project>',
    reading: 'XML',
    answer: '<project>, 2 elements',
  },
  { detector: 'xml', input: '<config/>', reading: 'XML', answer: '<config>, 1 element' },
  { detector: 'xml', input: '<row><![CDATA[a < b]]></row>', reading: 'XML', answer: '<row>, 1 element' },
  { detector: 'xml', input: '<rss version="2.0"><channel><item/><item/></channel></rss>', reading: 'XML', answer: '<rss>, 4 elements' },
  { detector: 'xml', input: "<?xml version='1.0'?>\n<a>\n<b></a>", reading: 'XML', answer: 'Invalid: line 3, column 4' },
] satisfies readonly Positive[];

/** Similar inputs that the detectors must reject. */
export const negatives = [
  { detector: 'xml', input: '<p>Hello</p>' },
  { detector: 'xml', input: '<div><br></div>' },
  { detector: 'xml', input: '<to>' },
  { detector: 'xml', input: 'a < b > c' },
  { detector: 'xml', input: '<John Smith>' },
  { detector: 'xml', input: '<jane@example.com>' },
  { detector: 'xml', input: '<a><b></a></b>' },
  { detector: 'xml', input: '<x/><y/>' },
  { detector: 'xml', input: 'List<String>' },
  { detector: 'xml', input: 'vector<int> v;' },
  { detector: 'xml', input: '&lt;a/&gt;' },
  { detector: 'xml', input: '<3' },
] satisfies readonly Negative[];
