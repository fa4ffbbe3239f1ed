import { ChoiceField } from '#ui/choice/choice-field.tsx';
import { SwitchField } from '#ui/choice/switch-field.tsx';
import { conversionView } from '#domains/data-formats/parts/conversion-view.tsx';
import type { DataFormatMessages } from '#domains/data-formats/data-format-messages.ts';
import { declaration } from './declare.ts';
import type en from './messages/en.json';

export default conversionView<typeof en & DataFormatMessages>()(declaration, { choice: ChoiceField, flag: SwitchField });
