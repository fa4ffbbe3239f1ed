import { ResultRows } from '#ui/output/result-rows.tsx';
import { rowGroups } from '#ui/table/row-groups.ts';
import type { Tool } from '#tool-ui/tool/tool.ts';
import { type declaration, descriptionNames } from '../declare.ts';
import type en from '../messages/en.json';
import { EmojiButton } from './emoji-button.tsx';

interface ChosenEmojiProps {
  readonly show: Tool<typeof declaration, typeof en>['show'];
  /** The id of the emoji's element, which is selected if copying fails. */
  readonly id: string;
  /** The message about copying it. */
  readonly copied: string;
  readonly onPick: (emoji: string) => void;
}

/** The selected emoji: large, in every notation, and in all combinations of two skin tones. */
export function ChosenEmoji({ show, id, copied, onPick }: ChosenEmojiProps) {
  const { label, rows } = show('twoTones');
  return (
    <div className="grid content-start gap-3">
      <p className="flex h-16 items-center gap-4">
        <span id={id} className="font-emoji text-5xl leading-none">
          {show('emoji').value}
        </span>
        <span className="text-ink-soft">{copied}</span>
      </p>
      <ResultRows rows={descriptionNames.map(show)} />
      {rowGroups(rows, () => label).map(({ name, rows: variants }) => (
        <section key={name}>
          <h2 className="pb-1 text-sm font-semibold text-ink-soft">{name}</h2>
          <div className="grid w-fit grid-cols-5">
            {variants.map((variant) => (
              <EmojiButton key={variant.emoji} shown={variant} onPick={onPick} />
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}
