import DesktopWindowsOutlined from '@mui/icons-material/DesktopWindowsOutlined';
import PhoneIphoneOutlined from '@mui/icons-material/PhoneIphoneOutlined';
import { useShopSettings, useTranslate } from '@stoa/console-kit';
import { Alert, Box, Card, Skeleton, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useElementWidth } from '../settings/theme/useElementWidth';
import { textsOf } from './template-texts';
import { usePreview } from './useEmailTemplates';

type Device = 'desktop' | 'phone';

/** Width and height of the previewed e-mail in CSS pixels. */
const SCREENS: Record<Device, { width: number; height: number }> = {
  desktop: { width: 680, height: 720 },
  phone: { width: 360, height: 640 },
};
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
          <Screen html={data.html} device={device} />
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

/** Without scripts, forms, or access to the console. */
function Screen({ html, device }: { html: string; device: Device }) {
  const translate = useTranslate();
  const { ref, width: room } = useElementWidth();
  const { width, height } = SCREENS[device];
  const scale = room > 0 ? Math.min(1, room / width) : 1;
  return (
    <Box ref={ref} sx={{ ...screenSx, height: height * scale }}>
      <Box
        component="iframe"
        sandbox=""
        srcDoc={html}
        title={translate('stoa.theme.preview')}
        sx={{
          width,
          height,
          border: 0,
          display: 'block',
          transform: `scale(${scale})`,
          transformOrigin: 'top left',
          marginInline: room > width ? 'auto' : 0,
        }}
      />
    </Box>
  );
}

const screenSx = {
  overflow: 'hidden',
  borderRadius: '8px',
  border: 1,
  borderColor: 'divider',
  bgcolor: '#f3f4f6',
};
