import { Stack, TextField, Typography } from '@mui/material';
import { useTranslate } from '../../i18n/useTranslate';
import { useShopSettings } from '../../settings/useShopSettings';
import type { PictureDraft } from './picture-draft';

interface AltTextsProps {
  draft: PictureDraft;
  onChange: (draft: PictureDraft) => void;
  disabled: boolean;
  /** The language whose text is stored in the record itself. */
  base: string;
}

const MAX_LENGTH = 250;

/** Alt texts in every language of the shop, and the folder of the image. */
export function AltTexts({ draft, onChange, disabled, base }: AltTextsProps) {
  const translate = useTranslate();
  const settings = useShopSettings();
  const textIn = (code: string) => (code === base ? draft.alt : (draft.translations[code]?.alt ?? ''));
  const write = (code: string, alt: string) =>
    code === base
      ? onChange({ ...draft, alt })
      : onChange({
          ...draft,
          translations: { ...draft.translations, [code]: { ...draft.translations[code], alt } },
        });
  return (
    <Stack>
      <Typography variant="h2">{translate('library.alt')}</Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        {translate('library.alt_hint')}
      </Typography>
      {(settings?.languages ?? []).map(({ code, native_name, direction }) => (
        <TextField
          key={code}
          label={native_name}
          value={textIn(code)}
          disabled={disabled}
          onChange={(event) => write(code, event.target.value)}
          helperText={textIn(code) ? undefined : translate('library.alt_missing')}
          slotProps={{ htmlInput: { maxLength: MAX_LENGTH, dir: direction, lang: code } }}
        />
      ))}
      <TextField
        label={translate('library.folder')}
        value={draft.folder}
        disabled={disabled}
        onChange={(event) => onChange({ ...draft, folder: event.target.value })}
        helperText={translate('library.folder_hint')}
        slotProps={{ htmlInput: { maxLength: 120 } }}
      />
    </Stack>
  );
}
