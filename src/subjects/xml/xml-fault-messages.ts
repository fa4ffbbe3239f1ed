import type shared from './messages/en.json';

/** What the readers of XML say of a text that is none; a tool has it by `"shared": "xml"` in its English file. */
export type XmlFaultMessages = typeof shared;
