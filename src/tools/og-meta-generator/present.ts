import type { Presenters, PresentationTexts } from '#core/present.ts';

import { type declaration, formNames } from './declare.ts';
import type en from './messages/en.json';
import { emptyForm, type MetaForm } from './meta-form.ts';
import type { textLength } from './preview.ts';
import type { run } from './run.ts';

type Words = PresentationTexts<typeof en>['t'];

const lengthText = (t: Words, { count, shown, isLong }: ReturnType<typeof textLength>): string =>
  count === 0 ? '' : t(isLong ? 'view.longLength' : 'view.length', { count, shown });

/** The text of a field. For a choice, its translated option. */
function fieldText(t: Words, form: MetaForm, name: keyof MetaForm): string {
  if (name === 'pageType') return t(`fields.pageType.options.${form.pageType}`);
  if (name === 'cardType') return t(`fields.cardType.options.${form.cardType}`);
  return form[name];
}

export const presenters = {
  preview: ({ domain, title, description, titleLength, descriptionLength }, _given, { t }) => ({
    preview: [
      { label: t('fields.pageUrl.label'), value: domain },
      { label: t('fields.title.label'), value: title },
      { label: t('fields.description.label'), value: description },
    ],
    titleLength: lengthText(t, titleLength),
    descriptionLength: lengthText(t, descriptionLength),
  }),
  read: (form, _given, { t }) => ({
    found: formNames
      .filter((name) => name === 'pageType' || form[name] !== emptyForm[name])
      .map((name) => ({ label: t(`fields.${name}.label`), value: fieldText(t, form, name) })),
    fields: form,
  }),
} satisfies Presenters<typeof declaration, typeof run, typeof en>;
