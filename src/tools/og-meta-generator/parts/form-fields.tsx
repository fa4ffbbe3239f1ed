import type { ReactNode } from 'react';
import { ChoiceField } from '#ui/choice/choice-field.tsx';
import { SelectField } from '#ui/choice/select-field.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { SwitchField } from '#ui/choice/switch-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { pageTypes, typeProperties } from '../page-types.ts';
import type { MetaTool } from './meta-tool.ts';

/** The fields of the form, in groups. */
export function FormFields({ tool: { t, bind, values } }: { readonly tool: MetaTool }) {
  const typeFields = pageTypes[values.pageType].fields;

  return (
    <Stack gap="large">
      <Group heading={t('view.general')}>
        <SelectField {...bind('pageType')} />
        <Wide>
          <TextField {...bind('title')} />
          <TextField {...bind('description')} />
          <TextField {...bind('pageUrl')} inputMode="url" />
        </Wide>
        <TextField {...bind('siteName')} />
        <TextField {...bind('locale')} />
        <Wide>
          <SwitchField {...bind('includeBasics')} />
        </Wide>
      </Group>
      {typeFields.length > 0 && (
        <Group heading={t(`fields.pageType.options.${values.pageType}`)}>
          {typeFields.map((field) => {
            const { form } = typeProperties[field];
            return (
              <TextField
                key={field}
                {...bind(field)}
                isMultiline={form === 'lines'}
                rows={3}
                inputMode={form === 'whole' ? 'numeric' : undefined}
              />
            );
          })}
        </Group>
      )}
      <Group heading={t('view.image')}>
        <Wide>
          <TextField {...bind('imageUrl')} inputMode="url" />
          <TextField {...bind('imageAlt')} />
        </Wide>
        <TextField {...bind('imageWidth')} inputMode="numeric" />
        <TextField {...bind('imageHeight')} inputMode="numeric" />
      </Group>
      <Group heading={t('view.x')}>
        <Wide>
          <ChoiceField {...bind('cardType')} labelPosition="top" />
        </Wide>
        <TextField {...bind('siteAccount')} />
        <TextField {...bind('creatorAccount')} />
      </Group>
    </Stack>
  );
}

function Group({ heading, children }: { readonly heading: string; readonly children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-1 text-base font-semibold">{heading}</h2>
      <div className="grid gap-x-4 two-columns gap-y-1 *:min-w-0">{children}</div>
    </section>
  );
}

function Wide({ children }: { readonly children: ReactNode }) {
  return <div className="grid gap-1 *:min-w-0 col-span-full">{children}</div>;
}
