import DesktopWindowsOutlined from '@mui/icons-material/DesktopWindowsOutlined';
import PhoneIphoneOutlined from '@mui/icons-material/PhoneIphoneOutlined';
import { useShopSettings, useTranslate } from '@stoa/console-kit';
import {
  Alert,
  Box,
  Card,
  MenuItem,
  TextField,
  ToggleButton,
  ToggleButtonGroup,
  Typography,
} from '@mui/material';
import { useLocaleState } from 'react-admin';
import { useRef, useState, type RefObject } from 'react';
import { useElementWidth } from './useElementWidth';
import { usePreviewAddress } from './usePreviewAddress';

type Device = 'desktop' | 'phone';

/** Viewport sizes of the previewed page in CSS pixels. */
const SCREENS: Record<Device, { width: number; height: number }> = {
  desktop: { width: 1280, height: 900 },
  phone: { width: 390, height: 780 },
};

function LanguageChoice({ value, onChange }: { value: string; onChange: (code: string) => void }) {
  const translate = useTranslate();
  const settings = useShopSettings();
  return (
    <TextField
      select
      size="small"
      margin="none"
      label={translate('stoa.theme.language')}
      value={settings?.languages.some(({ code }) => code === value) ? value : ''}
      onChange={(event) => onChange(event.target.value)}
      sx={{ minWidth: 150 }}
    >
      {settings?.languages.map(({ code, native_name }) => (
        <MenuItem key={code} value={code}>
          {native_name}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** The real storefront with the form's values, for this operator only; nothing is saved. */
export function ThemePreview() {
  const translate = useTranslate();
  const [device, setDevice] = useState<Device>('desktop');
  const [locale] = useLocaleState();
  const [language, setLanguage] = useState(locale);
  const frame = useRef<HTMLIFrameElement>(null);
  const { address, refusal } = usePreviewAddress(language, frame);
  return (
    <Card sx={{ position: { lg: 'sticky' }, top: 72, p: 1.5, minWidth: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', mb: 1.5, gap: 1 }}>
        <Typography variant="h2" sx={{ flexGrow: 1 }}>
          {translate('stoa.theme.preview')}
        </Typography>
        <LanguageChoice value={language} onChange={setLanguage} />
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
      {refusal && <Alert severity="warning">{refusal}</Alert>}
      {address && <Screen address={address} device={device} frame={frame} />}
      <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
        {translate('stoa.theme.unsaved')}
      </Typography>
    </Card>
  );
}

interface ScreenProps {
  address: string;
  device: Device;
  frame: RefObject<HTMLIFrameElement | null>;
}

function Screen({ address, device, frame }: ScreenProps) {
  const translate = useTranslate();
  const { ref, width: room } = useElementWidth();
  const { width, height } = SCREENS[device];
  const scale = Math.min(1, room / width);
  return (
    <Box
      ref={ref}
      sx={{
        height: height * scale,
        overflow: 'hidden',
        borderRadius: '8px',
        border: 1,
        borderColor: 'divider',
      }}
    >
      <Box
        component="iframe"
        ref={frame}
        src={address}
        title={translate('stoa.theme.preview')}
        dir="ltr"
        sx={{
          width,
          height,
          border: 0,
          display: 'block',
          transform: `scale(${scale})`,
          transformOrigin: 'top left',
          marginInline: device === 'phone' && room > width ? 'auto' : 0,
          bgcolor: '#fff',
        }}
      />
    </Box>
  );
}
