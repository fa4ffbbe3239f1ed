/** The first thing that makes a text no XML 1.0, and its offset: where it stands, not where a reader would notice it. */
export interface XmlFault {
  readonly code: XmlFaultCode;
  readonly at: number;
  readonly values?: Readonly<Record<string, string | number>>;
  /** Offset of the start tag that the fault is about, too. */
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

/** Offset at which a sticky pattern that matches at `at` ends; `undefined` where it does not match. */
export function endAt(pattern: RegExp, text: string, at: number): number | undefined {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : undefined;
}
