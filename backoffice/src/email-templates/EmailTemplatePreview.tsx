import DesktopWindowsOutlined from '@mui/icons-material/DesktopWindowsOutlined';
import PhoneIphoneOutlined from '@mui/icons-material/PhoneIphoneOutlined';
import { useShopSettings, useTranslate } from '@stoa/console-kit';
import { Alert, Box, Card, Skeleton, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { EmailScreen, type Device } from './EmailScreen';
import { textsOf } from './template-texts';
import { usePreview } from './useEmailTemplates';

/** Milliseconds without typing until the preview follows. */
const PAUSE = 400;

/** The e-mail with the form's texts and example values; nothing is saved. */
export function EmailTemplatePreview({ name, language }: { name: string; language: string }) {
  const translate = useTranslate();
  const [device, setDevice] = useState<Device>('desktop');
  const known = useShopSettings()?.languages.find(({ code }) => code === language);
  const { data, error } = usePreview(name, language, textsOf(useSettled(useWatch())));
  return (
    <Card sx={{ position: { lg: 'sticky' }, top: 72, p: 1.5, minWidth: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', mb: 1.5, gap: 1 }}>
        <Typography variant="h2" sx={{ flexGrow: 1 }}>
          {translate('stoa.theme.preview')}
        </Typography>
        <ToggleButtonGroup
          size="small"
          exclusive
          value={device}
          aria-label={translate('stoa.theme.device')}
          onChange={(_event, next: Device | null) => next && setDevice(next)}
        >
          <ToggleButton value="desktop" aria-label={translate('stoa.theme.desktop')}>
            <DesktopWindowsOutlined fontSize="small" />
          </ToggleButton>
          <ToggleButton value="phone" aria-label={translate('stoa.theme.phone')}>
            <PhoneIphoneOutlined fontSize="small" />
          </ToggleButton>
        </ToggleButtonGroup>
      </Box>
      {error && <Alert severity="warning">{error.message}</Alert>}
      {data && (
        <>
          <Typography
            dir={known?.direction}
            lang={language}
            sx={{ mb: 1, fontWeight: 600, textAlign: 'start' }}
          >
            {data.subject}
          </Typography>
          <EmailScreen html={data.html} device={device} title={translate('stoa.theme.preview')} />
        </>
      )}
      {!data && !error && <Skeleton variant="rounded" height={480} />}
      <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
        {translate('stoa.email_templates.preview_hint')}
      </Typography>
    </Card>
  );
}

/** The value that has not changed for a moment. */
function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
