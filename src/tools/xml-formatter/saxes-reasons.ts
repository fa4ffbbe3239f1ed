/** What saxes says of what is met in practice. */
export const SAXES_REASONS = [
  ['endTagUnmatched', /^unmatched closing tag: (?<name>.+)\.$/s],
  ['endTagNameless', 'weird empty close tag.'],
  ['endTagCharacter', 'disallowed character in closing tag.'],
  ['tagNameMissing', 'disallowed character in tag name'], // right after the "<"; without a full stop
  ['tagNameCharacter', 'disallowed character in tag name.'],
  ['slashMisplaced', 'forward-slash in opening tag not followed by >.'],
  ['attributeNameCharacter', 'disallowed character in attribute name.'],
  ['attributeValueMissing', 'attribute without value.'],
  ['attributeValueUnquoted', 'unquoted attribute value.'],
  ['attributeSpaceMissing', 'no whitespace between attributes.'],
  ['entityUndefined', 'undefined entity.'],
  ['entityNameMissing', 'empty entity name.'],
  ['entityNameCharacter', 'disallowed character in entity name.'],
  ['characterReferenceInvalid', 'malformed character entity.'],
  ['characterForbidden', 'disallowed character.'],
  ['cdataEndInText', 'the string "]]>" is disallowed in char data.'],
  ['hyphensInComment', 'malformed comment.'],
  ['markupUnknown', 'incorrect syntax.'],
  ['doctypeMisplaced', 'inappropriately located doctype declaration.'],
  ['instructionNameless', 'processing instruction without a target.'],
  ['declarationMisplaced', 'an XML declaration must be at the start of the document.'],
  ['declarationIncomplete', 'XML declaration is incomplete.'],
  ['versionMissing', 'expected one of version'], // without a full stop
  ['endsEarly', 'unexpected end.'],
] as const;
