import { initialValues, type ValuesOf } from '#core/fields.ts';
import { formFields } from './declare.ts';

export type MetaForm = ValuesOf<typeof formFields>;

/** A form in which nothing has been typed. */
export const emptyForm: MetaForm = initialValues(formFields);

/** The values of twitter:card by their choices: developer.x.com, Cards markup. */
export const cards = { summary: 'summary', summaryLarge: 'summary_large_image', app: 'app', player: 'player' } as const;
