import { initialValues, type ValuesOf } from '#core/fields.ts';
import { formFields } from './declare.ts';

export type MetaForm = ValuesOf<typeof formFields>;

export const emptyForm: MetaForm = initialValues(formFields);

/** The values of twitter:card by option (developer.x.com, Cards markup). */
export const cards = { summary: 'summary', summaryLarge: 'summary_large_image', app: 'app', player: 'player' } as const;
