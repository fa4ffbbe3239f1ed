import { defineDetectors } from '#core/detection.ts';

/** Comments and quoted text, which are ignored when detecting a statement. */
const UNSEEN = /--[^\n]*|\/\*[^]*?(?:\*\/|$)|'[^']*'|"[^"]*"|`[^`]*`/g;
const BEGINNING =
  /^(?:select\b[^;]*\bfrom\b|with\b[^;]*\bas\s*\(|insert\s+into\b|update\b[^;]*\bset\b|delete\s+from\b|(?:create|alter|drop)\s+(?:or\s+replace\s+|temp(?:orary)?\s+|unique\s+|materialized\s+)*(?:table|view|index|database|schema|user|role|function|procedure|trigger|type|sequence|column|extension)\b)/i;
const SIGN = /[*,;(=']|\b(?:where|join|group|order|limit)\b/i;

export const detectors = defineDetectors([
  {
    id: 'sql',
    reads: 'text',
    maxLength: 65_536,
    extensions: ['sql'],
    detect({ text = '', isWhole }) {
      const seen = text.replaceAll(UNSEEN, (piece) => (/^['"`]/.test(piece) ? "''" : ' ')).trim();
      if (!BEGINNING.test(seen) || !SIGN.test(seen)) return undefined;
      const found = { reading: 'sql', rank: 50, hands: { inputs: { sql: text } } } as const;
      if (!isWhole) return { ...found, confidence: 'likely' };
      const statements = seen.split(';').filter((statement) => statement.trim() !== '');
      const words = statements.map((statement) => (/[a-z]+/i.exec(statement)?.[0] ?? '').toUpperCase());
      const values = { count: statements.length, words: [...new Set(words)].join(', ') };
      return { ...found, confidence: 'strong', answer: { text: 'statements', values } };
    },
  },
]);
