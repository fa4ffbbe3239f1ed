import { ChoiceField } from '#ui/choice/choice-field.tsx';
import { SwitchField } from '#ui/choice/switch-field.tsx';
import { conversionView } from '#domains/data-formats/parts/conversion-view.tsx';
import type { JsonFormatMessages } from '#domains/json/json-format-messages.ts';
import { declaration } from './declare.ts';
import type en from './messages/en.json';

export default conversionView<typeof en & JsonFormatMessages>()(declaration, { choice: ChoiceField, flag: SwitchField });
