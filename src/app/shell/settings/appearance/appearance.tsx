import { isLanguage, languages, factsOf } from '#core/languages.ts';
import { ChoiceField } from '#ui/choice/choice-field.tsx';
import { SelectField } from '#ui/choice/select-field.tsx';
import { FieldRow } from '#ui/layout/field-row.tsx';
import { writeStored } from '#tool-ui/stored/storage.ts';
import { configuration } from '../../configuration.ts';
import { useLanguage } from '../../language/use-language.ts';
import { useChooseLanguage } from '../../layout/use-choose-language.ts';
import { chooseTheme } from '../../stores/follow-look.ts';
import { COLOR_SCHEME_KEY, type ColorScheme } from '../../stores/look.ts';
import { MENU_AT_START_KEY } from '../../stores/menu-at-start.ts';
import { useStored } from '../../stores/use-stored.ts';
import { SettingsSection } from '../settings-section.tsx';
import { useSettings } from '../settings-context.ts';

const colorSchemes: readonly ColorScheme[] = ['auto', 'light', 'dark'];
const menusAtStart = ['open', 'collapsed', 'asItWas'] as const;

/** The stored word if it is valid, otherwise the default. */
const storedWord = <Word extends string>(words: readonly Word[], stored: string | undefined, otherwise: Word): Word =>
  words.find((word) => word === stored) ?? otherwise;

export function Appearance() {
  const { t } = useSettings();
  const { language } = useLanguage();
  const chooseLanguage = useChooseLanguage();
  const theme = storedWord(colorSchemes, useStored(COLOR_SCHEME_KEY), storedWord(colorSchemes, configuration.site.theme, 'auto'));
  const menu = storedWord(menusAtStart, useStored(MENU_AT_START_KEY), 'asItWas');
  return (
    <SettingsSection heading={t('appearance.heading')}>
      <FieldRow>
        <ChoiceField
          name="theme"
          label={t('appearance.theme')}
          value={theme}
          onChange={chooseTheme}
          options={colorSchemes.map((value) => ({ value, label: t(`appearance.${value}`) }))}
        />
        <SelectField
          name="language"
          label={t('appearance.language')}
          value={language}
          onChange={(code) => isLanguage(code) && chooseLanguage(code)}
          options={languages.map((value) => ({ value, label: factsOf(value).name }))}
        />
        <ChoiceField
          name="menuAtStart"
          label={t('appearance.menuAtStart')}
          value={menu}
          onChange={(value) => writeStored(MENU_AT_START_KEY, value === 'asItWas' ? undefined : value)}
          options={menusAtStart.map((value) => ({ value, label: t(`appearance.${value}`) }))}
        />
      </FieldRow>
    </SettingsSection>
  );
}
