import { initialValues, type ValuesOf } from '#core/fields.ts';
import { formFields } from './fields.ts';

export type MetaForm = ValuesOf<typeof formFields>;

/** A form in which nothing has been typed. */
export const emptyForm: MetaForm = initialValues(formFields);

export const formNames = Object.keys(formFields) as readonly (keyof MetaForm)[]; // the keys of the very record

/** The values of twitter:card by their choices: developer.x.com, Cards markup. */
export const cards = { summary: 'summary', summaryLarge: 'summary_large_image', app: 'app', player: 'player' } as const;
