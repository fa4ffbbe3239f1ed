/** The first error that makes a text invalid XML 1.0, with the offset of its cause rather than of its detection. */
export interface XmlFault {
  readonly code: XmlFaultCode;
  readonly at: number;
  readonly values?: Readonly<Record<string, string | number>>;
  /** The offset of a start tag that the error also concerns. */
  readonly openedAt?: number;
}

export type XmlFaultCode =
  | 'xmlEndTagWrong'
  | 'xmlEndTagUnmatched'
  | 'xmlEndTagOpen'
  | 'xmlElementOpen'
  | 'xmlTagNameMissing'
  | 'xmlStartTagOpen'
  | 'xmlAttributeValueMissing'
  | 'xmlAttributeTwice'
  | 'xmlAttributeOpen'
  | 'xmlLessInAttribute'
  | 'xmlReferenceOpen'
  | 'xmlEntityUndefined'
  | 'xmlEntityExternal'
  | 'xmlEntityRecursive'
  | 'xmlEntityInvalid'
  | 'xmlEntitiesTooLarge'
  | 'xmlCharacterReferenceInvalid'
  | 'xmlCharacterReferenceForbidden'
  | 'xmlCharacterForbidden'
  | 'xmlTextOutside'
  | 'xmlElementMissing'
  | 'xmlContentAfterRoot'
  | 'xmlCdataOpen'
  | 'xmlCdataEndInText'
  | 'xmlCommentOpen'
  | 'xmlHyphensInComment'
  | 'xmlInstructionOpen'
  | 'xmlInstructionInvalid'
  | 'xmlDeclarationMisplaced'
  | 'xmlDeclarationInvalid'
  | 'xmlVersionMissing'
  | 'xmlDoctypeOpen'
  | 'xmlDoctypeMisplaced'
  | 'xmlMarkupUnknown';

/** The end of a match of a sticky pattern at `at`; `undefined` if there is no match. */
export function endAt(pattern: RegExp, text: string, at: number): number | undefined {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : undefined;
}
