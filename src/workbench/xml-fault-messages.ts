import type shared from '#i18n/shared/xml-faults/en.json';

/** What the readers of XML say of a text that is none; a tool has it by `"shared": "xml-faults"` in its English file. */
export type XmlFaultMessages = typeof shared;
