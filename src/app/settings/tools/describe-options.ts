import type { MessageTree } from '#core/message-key.ts';
import { messageAt } from '#i18n/translator.ts';

export interface DescribedOption {
  readonly label: string;
  readonly value: string;
}

/** Code points of a value that are shown. */
const MOST = 60;

const shortened = (value: string): string => {
  const characters = [...value];
  return characters.length > MOST ? `${characters.slice(0, MOST).join('')}…` : value;
};

/** What a tool's remembered options say, in the words of its messages; where they have none, as they are stored. */
export function describeOptions(
  remembered: string,
  messages: MessageTree,
  flags: { readonly true: string; readonly false: string },
): readonly DescribedOption[] {
  return [...new URLSearchParams(remembered)].map(([name, value]) => {
    const said = messageAt(messages, `fields.${name}.options.${value}`);
    const flag = value === 'true' || value === 'false' ? flags[value] : undefined;
    return { label: shortened(messageAt(messages, `fields.${name}.label`) ?? name), value: said ?? flag ?? shortened(value) };
  });
}
