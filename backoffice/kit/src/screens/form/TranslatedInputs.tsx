import { Box, Stack, Tab, Tabs } from '@mui/material';
import { BASE_LANGUAGE, type FieldSchema } from '@stoa/contracts';
import { useFormState, useWatch } from 'react-hook-form';
import { FieldInput } from '../../fields/Field';
import { useTranslate } from '../../i18n/useTranslate';
import { useShopSettings } from '../../settings/useShopSettings';
import { refusedIn, refusedLanguages } from './refused-fields';
import { useShownLanguage } from './useShownLanguage';

type Texts = Record<string, unknown>;

/** True when a text exists in the base language only: the storefront then falls back to it. */
export function isMissing(fields: readonly FieldSchema[], base: Texts, own: Texts | undefined): boolean {
  return fields.some((field) => field.kind !== 'slug' && Boolean(base[field.name]) && !own?.[field.name]);
}

/**
 * The translated fields of a record, one tab per language; a dot marks languages with missing texts. Not
 * react-admin's `TranslatableInputs`: it expects all languages in one place (`name.en`), but the base language
 * is the record's own column here.
 */
export function TranslatedInputs({ fields }: { fields: FieldSchema[] }) {
  const settings = useShopSettings();
  const [shown, show] = useShownLanguage(fields);
  const others = (settings?.languages ?? []).filter(({ code }) => code !== BASE_LANGUAGE);
  return (
    <Box>
      {others.length > 0 && <LanguageTabs fields={fields} shown={shown} onShow={show} />}
      <Box hidden={shown !== BASE_LANGUAGE}>
        {fields.map((field) => (
          <FieldInput key={field.name} field={field} direction="ltr" />
        ))}
      </Box>
      {others.map(({ code, direction }) => (
        <Box key={code} hidden={shown !== code}>
          {fields.map((field) => (
            <FieldInput
              key={field.name}
              field={field}
              source={`translations.${code}.${field.name}`}
              direction={direction}
              optional
            />
          ))}
        </Box>
      ))}
    </Box>
  );
}

interface LanguageTabsProps {
  fields: readonly FieldSchema[];
  shown: string;
  onShow: (code: string) => void;
}

/** Tabs of the languages; one with a validation error is red. */
function LanguageTabs({ fields, shown, onShow }: LanguageTabsProps) {
  const translate = useTranslate();
  const languages = useShopSettings()?.languages ?? [];
  const values = useWatch() as Texts & { translations?: Record<string, Texts> };
  const { errors } = useFormState();
  const names = fields.map(({ name }) => name);
  const refused = refusedLanguages(errors, names);
  const isBaseRefused = refusedIn(errors, names);
  const colorOf = (isRefused: boolean) => (isRefused ? { color: 'error.main' } : undefined);
  return (
    <Tabs
      value={shown}
      onChange={(_event, code: string) => onShow(code)}
      variant="scrollable"
      aria-label={translate('stoa.form.languages')}
      sx={{ borderBottom: 1, borderColor: 'divider', mb: 1.5 }}
    >
      <Tab value={BASE_LANGUAGE} label={nameOf(languages, BASE_LANGUAGE)} sx={colorOf(isBaseRefused)} />
      {languages
        .filter(({ code }) => code !== BASE_LANGUAGE)
        .map(({ code, native_name }) => (
          <Tab
            key={code}
            value={code}
            label={
              <LanguageLabel
                name={native_name}
                missing={isMissing(fields, values, values.translations?.[code])}
              />
            }
            sx={colorOf(refused.includes(code))}
          />
        ))}
    </Tabs>
  );
}

const nameOf = (languages: { code: string; native_name: string }[], code: string) =>
  languages.find((language) => language.code === code)?.native_name ?? code;

function LanguageLabel({ name, missing }: { name: string; missing: boolean }) {
  const translate = useTranslate();
  return (
    <Stack component="span" direction="row" sx={{ gap: 0.75, alignItems: 'center' }}>
      {name}
      {missing && (
        <Box
          component="span"
          role="img"
          aria-label={translate('stoa.form.missing')}
          title={translate('stoa.form.missing')}
          sx={{ width: 8, height: 8, borderRadius: '50%', bgcolor: 'warning.main' }}
        />
      )}
    </Stack>
  );
}
