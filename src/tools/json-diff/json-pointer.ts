import type { Step } from './step.ts';

/** The position of a step in one of the documents, as a JSON Pointer (RFC 6901). Empty for the document itself. */
export function jsonPointer({ parent, beforeName, afterName }: Step, side: 'before' | 'after'): string {
  return parent ? `${parent[side]}/${escape(side === 'before' ? beforeName : afterName)}` : '';
}

const escape = (name: string | number): string =>
  typeof name === 'number' ? String(name) : name.replaceAll('~', '~0').replaceAll('/', '~1');
