import { Box, Typography } from '@mui/material';
import { useWatch } from 'react-hook-form';
import { useTranslate } from '../../i18n/useTranslate';
import { useMediaRecords } from '../../media/useMedia';

interface Banner {
  title?: string | null;
  subtitle?: string | null;
  action?: string | null;
  background?: string | null;
  image_id?: number | null;
}

/** Approximate preview of the banner being edited. */
export function BannerPreview() {
  const translate = useTranslate();
  const { title, subtitle, action, background, image_id } = useWatch() as Banner;
  const [picture] = useMediaRecords(image_id ? [image_id] : []);
  return (
    <Box role="img" aria-label={translate('stoa.content.preview')} sx={frameSx(background)}>
      <Box sx={{ p: { xs: 2, sm: 3 }, minWidth: 0, flex: '1 1 55%' }}>
        <Typography sx={{ fontSize: 22, fontWeight: 700, lineHeight: 1.25, overflowWrap: 'anywhere' }}>
          {title || translate('stoa.content.untitled')}
        </Typography>
        {subtitle && <Typography sx={{ mt: 0.75, opacity: 0.92 }}>{subtitle}</Typography>}
        {action && (
          <Box component="span" sx={buttonSx}>
            {action}
          </Box>
        )}
      </Box>
      {picture && (
        <Box
          component="img"
          src={picture.url}
          alt=""
          sx={{ flex: '0 1 40%', minWidth: 0, maxHeight: 190, objectFit: 'contain' }}
        />
      )}
    </Box>
  );
}

const frameSx = (background?: string | null) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  minHeight: 150,
  overflow: 'hidden',
  borderRadius: 3,
  border: 1,
  borderColor: 'divider',
  ...(background ? { background, color: '#fff' } : { bgcolor: 'background.paper' }),
});

const buttonSx = {
  display: 'inline-block',
  mt: 1.5,
  px: 1.75,
  py: 0.75,
  borderRadius: 2,
  fontSize: 13.5,
  fontWeight: 600,
  bgcolor: 'rgba(255,255,255,.92)',
  color: '#1c2230',
  border: 1,
  borderColor: 'divider',
};
