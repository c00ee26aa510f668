import { NativeSelect } from '@mui/material';
import { LOCALES } from '../i18n/locales';
import { store, useStoredLocale } from '../preferences';

/** Language select of the sign-in page, and of the console after it. */
export function LanguageChoice() {
  const locale = useStoredLocale();
  return (
    <NativeSelect
      disableUnderline
      value={locale}
      onChange={({ target }) => store.setItem('locale', target.value)}
      inputProps={{ 'aria-label': LOCALES.find((option) => option.locale === locale)?.name }}
      // System fonts: each language is named in its own script, which would load all of our web fonts (450
      // kB).
      sx={{ color: 'text.secondary', fontWeight: 600, fontSize: 14, fontFamily: 'system-ui, sans-serif' }}
    >
      {LOCALES.map(({ locale: code, name }) => (
        <option key={code} value={code} lang={code}>
          {name}
        </option>
      ))}
    </NativeSelect>
  );
}
