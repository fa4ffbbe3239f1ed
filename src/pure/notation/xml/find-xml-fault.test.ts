import { parseXml } from '@rgrove/parse-xml';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '#test/support/runs.ts';
import { findXmlFault, type XmlRules } from './find-xml-fault.ts';
import type { XmlFaultCode } from './xml-fault.ts';

const DOCUMENT: XmlRules = { allowsFragment: false, resolvesEntities: true };
const FRAGMENT: XmlRules = { allowsFragment: true, resolvesEntities: false };

/** A bar marks the position of the error. */
const marked = (text: string) => ({ xml: text.replace('|', ''), at: text.indexOf('|') });

function isRead(xml: string): boolean {
  try {
    parseXml(xml);
    return true;
  } catch {
    return false;
  }
}

describe('findXmlFault', () => {
  // XML 1.0, fifth edition; comments have the number of the section or production.
  test.each<[string, XmlFaultCode]>([
    ['<a><b>|</a>', 'xmlEndTagWrong'], // 3
    ['<a></a>|</b>', 'xmlEndTagUnmatched'], // 3
    ['<a></a|', 'xmlEndTagOpen'], // [42]
    ['<a></a |b>', 'xmlEndTagOpen'], // [42]
    ['<a><b/>|', 'xmlElementOpen'], // [39]
    ['<a>1 <| 2</a>', 'xmlTagNameMissing'], // [40]
    ['<a></|></a>', 'xmlTagNameMissing'], // [42]
    ['<a|&/>', 'xmlStartTagOpen'], // [40]
    ['<a b="1"|c="2"/>', 'xmlStartTagOpen'], // [40]
    ['<a |1="2"/>', 'xmlStartTagOpen'], // [41]
    ['<a b|></a>', 'xmlAttributeValueMissing'], // [41]
    ['<a b=|1/>', 'xmlAttributeValueMissing'], // [10]
    ['<a>\n<b c="1" |c="2"/></a>', 'xmlAttributeTwice'], // 3.1
    ['<a b=|"1/>', 'xmlAttributeOpen'], // [10]
    ['<a b="1 |< 2"/>', 'xmlLessInAttribute'], // [10]
    ['<a b="1/>\n|<b c="2"/></a>', 'xmlLessInAttribute'], // [10]
    ['<a>R|&D</a>', 'xmlReferenceOpen'], // 2.4
    ['<a>A |& B; C</a>', 'xmlReferenceOpen'], // 2.4
    ['<a href="?x=1|&y=2"/>', 'xmlReferenceOpen'], // 2.4
    ['<a>|&#65</a>', 'xmlReferenceOpen'], // [66]
    ['<a>|&nbsp;</a>', 'xmlEntityUndefined'], // 4.1
    ['<a>|&1;</a>', 'xmlEntityUndefined'], // [68]
    ['<a>&amp;|&;</a>', 'xmlEntityUndefined'], // [68]
    ['<a>|&#x;</a>', 'xmlCharacterReferenceInvalid'], // [66]
    ['<a>|&#1f;</a>', 'xmlCharacterReferenceInvalid'], // [66]
    ['<a>|&#0;</a>', 'xmlCharacterReferenceForbidden'], // 4.1
    ['<a>|&#xD800;</a>', 'xmlCharacterReferenceForbidden'], // 4.1
    ['<a>|&#99999999999999999999;</a>', 'xmlCharacterReferenceForbidden'], // 4.1
    ['<a>🙂|\u0001</a>', 'xmlCharacterForbidden'], // 2.2
    ['<a |\ud800="1"/>', 'xmlCharacterForbidden'], // 2.2
    ['|x', 'xmlTextOutside'], // [1]
    ['<a/>\n |&amp;', 'xmlTextOutside'], // [1]
    ['|<![CDATA[x]]><a/>', 'xmlTextOutside'], // [1]
    ['<!-- c -->|', 'xmlElementMissing'], // [1]
    ['<a>|<![CDATA[</a>', 'xmlCdataOpen'], // [18]
    ['<a>x|]]></a>', 'xmlCdataEndInText'], // 2.4
    ['<a>|<!--</a>', 'xmlCommentOpen'], // [15]
    ['<a><!-- b |-- c --></a>', 'xmlHyphensInComment'], // [15]
    ['<a>|<?b </a>', 'xmlInstructionOpen'], // [16]
    ['<a/>|<?b', 'xmlInstructionOpen'], // [16]
    ['<a><?| b?></a>', 'xmlInstructionInvalid'], // [17]
    ['<?xm|?l version="1.0"?><a/>', 'xmlInstructionInvalid'], // [17]
    ['<?xml|?l version="1.0"?><a/>', 'xmlInstructionInvalid'], // [17]
    ['<?p|+q?><a/>', 'xmlInstructionInvalid'], // [16]
    ['<a>|<?xml version="1.0"?></a>', 'xmlDeclarationMisplaced'], // [22]
    ['\n|<?xml version="1.0"?><a/>', 'xmlDeclarationMisplaced'], // [22]
    ['<a/>|<?XmL?>', 'xmlDeclarationMisplaced'], // [17]
    ['<?xml |encoding="UTF-8"?><a/>', 'xmlVersionMissing'], // [23]
    ['<?xml |version="2.0"?><a/>', 'xmlVersionMissing'], // [26]
    ['<?xml |version=1.0?><a/>', 'xmlVersionMissing'], // [24]
    ['<?xml|?><a/>', 'xmlVersionMissing'], // [23]
    ['<?xml version="1.0"|><a/>', 'xmlDeclarationInvalid'], // [23]
    ['<?xml version="1.0" |encoding="1"?><a/>', 'xmlDeclarationInvalid'], // [81]
    ['<?xml version="1.0" |standalone="maybe"?><a/>', 'xmlDeclarationInvalid'], // [32]
    ['|<!DOCTYPE html <a/>', 'xmlDoctypeOpen'], // [28]
    ['|<!DOCTYPE><a/>', 'xmlDoctypeOpen'], // [28]
    ['|<!DOCTYPE a PUBLIC><a/>', 'xmlDoctypeOpen'], // [75]
    ['<a/>|<!DOCTYPE a>', 'xmlDoctypeMisplaced'], // [22]
    ['<!DOCTYPE a>|<!DOCTYPE a><a/>', 'xmlDoctypeMisplaced'], // [22]
    ['<a>|<!ELEMENT></a>', 'xmlMarkupUnknown'], // [43]
  ])('reports for %j, at the bar, %s', (text, code) => {
    const { xml, at } = marked(text);
    expect(findXmlFault(xml, DOCUMENT)).toMatchObject({ code, at });
    expect(findXmlFault(xml, FRAGMENT)).toMatchObject({ code, at });
  });

  test('allows several roots and undefined entities in a fragment only', () => {
    expect(findXmlFault('<a/><b/>', DOCUMENT)).toEqual({ code: 'xmlContentAfterRoot', at: 4 });
    expect(findXmlFault('<a/><b/>', FRAGMENT)).toBeUndefined();
    const defined = '<!DOCTYPE a [<!ENTITY y "]>"><!-- ]> \' --><?p \' ]>?>]>\n<a b="&x;">&x;</a>';
    expect(findXmlFault(defined, DOCUMENT)).toMatchObject({ code: 'xmlEntityUndefined', values: { reference: '&x;' } });
    expect(findXmlFault(defined, FRAGMENT)).toBeUndefined();
  });

  test('reports the start of the element when an end tag does not match', () => {
    expect(findXmlFault('<a>\n<b></a>', DOCUMENT)).toMatchObject({ openedAt: 4, values: { found: 'a', expected: 'b' } });
  });

  const pieces = fc.constantFrom(
    '<a>',
    '</a>',
    '<a b="1">',
    '<b c = \'&lt;\' d="2"/>',
    '<a b="1" b="2">',
    '<a b="&">',
    'x',
    ' ',
    '\n',
    '&amp;',
    '&#65;',
    '&x;',
    '&',
    ']]>',
    '<!-- c -->',
    '<!--',
    '-->',
    '<![CDATA[ ]] ]]>',
    '<?p q?>',
    '<?p?>',
    '<?xml version="1.0"?>',
    '<!DOCTYPE a>',
    '<',
    '>',
    '"',
    '/',
    '🙂',
    '\u0001',
  );
  const soup = fc.oneof(
    fc.array(pieces, { maxLength: 8 }).map((all) => all.join('')),
    fc.array(pieces, { maxLength: 5 }).map((all) => `<a>${all.join('')}</a>`),
  );

  test('reports an error exactly where parse-xml 5 does', () => {
    fc.assert(
      fc.property(soup, (xml) => {
        const fault = findXmlFault(xml, DOCUMENT);
        expect(fault === undefined).toBe(isRead(xml));
        expect(fault?.at ?? 0).toBeLessThanOrEqual(xml.length);
      }),
      { numRuns: runs(2000) },
    );
  });
});
