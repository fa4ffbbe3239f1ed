import type { Translate } from '#core/message-key.ts';
import type { Drawing } from './drawing.ts';
import type en from './messages/en.json';
import { timesText } from './times-text.ts';

/** Describes a part of an expression in a few words. */
export function meaningOf(t: Translate<typeof en>, drawing: Drawing): string {
  switch (drawing.kind) {
    case 'text':
      return t('view.exactly', { text: drawing.text });
    case 'set':
    case 'place':
    case 'box':
      return t(`view.drawing.${drawing.label.word}`, drawing.label.values);
    case 'sequence':
    case 'choice':
      return t('view.groupWithoutCapture');
    case 'repeat': {
      const { part, min, max, isGreedy } = drawing;
      const times = timesText(t, min, max);
      const quantity = isGreedy || min === max ? times : t('view.timesAsFewAsPossible', { times });
      return t('view.repeated', { part: meaningOf(t, part), times: quantity });
    }
  }
}
