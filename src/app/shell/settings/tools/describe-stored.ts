import type { MessageTree } from '#core/message-key.ts';
import { messageAt } from '#i18n/translator.ts';

export interface DescribedField {
  readonly label: string;
  readonly value: string;
}

/** The number of displayed code points of a value. */
const MOST = 60;

const shortened = (value: string): string => {
  const characters = [...value];
  return characters.length > MOST ? `${characters.slice(0, MOST).join('')}…` : value;
};

/** Describes a tool's remembered options with its messages. Unknown options are displayed as stored. */
export function describeOptions(
  remembered: string,
  messages: MessageTree,
  flags: { readonly true: string; readonly false: string },
): readonly DescribedField[] {
  return [...new URLSearchParams(remembered)].map(([name, value]) => {
    const optionLabel = messageAt(messages, `fields.${name}.options.${value}`);
    const flag = value === 'true' || value === 'false' ? flags[value] : undefined;
    return { label: shortened(messageAt(messages, `fields.${name}.label`) ?? name), value: optionLabel ?? flag ?? shortened(value) };
  });
}

const textOf = (value: unknown): string => {
  if (typeof value === 'object' && value !== null) return Object.values(value).map(textOf).filter(Boolean).join(', ');
  return typeof value === 'string' ? value.split('\n').filter(Boolean).join(', ') : '';
};

function parsed(stored: string): object {
  try {
    const content: unknown = JSON.parse(stored);
    return typeof content === 'object' && content !== null ? content : {};
  } catch {
    return {}; // written by another program
  }
}

/** The beginning of each saved input, with its label, or its name if there is no label. */
export const describeInputs = (saved: string, messages: MessageTree): readonly DescribedField[] =>
  Object.entries(parsed(saved)).map(([name, value]) => ({
    label: shortened(messageAt(messages, `fields.${name}.label`) ?? name),
    value: shortened(textOf(value)),
  }));
