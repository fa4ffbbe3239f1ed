import type shared from './messages/en.json';

/** Messages of the XML readers about invalid XML. A tool includes them by `"shared": "xml"` in its English file. */
export type XmlFaultMessages = typeof shared;
