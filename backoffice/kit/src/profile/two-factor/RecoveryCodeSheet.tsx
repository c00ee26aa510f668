import ContentCopy from '@mui/icons-material/ContentCopy';
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import { Alert, Box, Button, Stack } from '@mui/material';
import { useNotify } from 'react-admin';
import { saveFile } from '../../api/save-file';
import { useTranslate } from '../../i18n/useTranslate';

/** The recovery codes, shown once: to be downloaded or copied. */
export function RecoveryCodeSheet({ codes }: { codes: readonly string[] }) {
  const translate = useTranslate();
  const notify = useNotify();
  const text = `${translate('sign-in.two_factor.file_title', { host: location.hostname })}\n\n${codes.join('\n')}\n`;
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join('\n'));
    notify('sign-in.two_factor.copied', { type: 'success' });
  };
  return (
    <Stack sx={{ gap: 2 }}>
      <Alert severity="warning">{translate('sign-in.two_factor.keep_codes')}</Alert>
      <Box component="ul" dir="ltr" aria-label={translate('sign-in.two_factor.codes')} sx={listSx}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button
          variant="outlined"
          startIcon={<FileDownloadOutlined />}
          onClick={() =>
            saveFile({ blob: new Blob([text], { type: 'text/plain' }), name: 'recovery-codes.txt' })
          }
        >
          {translate('sign-in.two_factor.download')}
        </Button>
        {window.isSecureContext && (
          <Button color="inherit" startIcon={<ContentCopy />} onClick={() => void copy()}>
            {translate('sign-in.two_factor.copy')}
          </Button>
        )}
      </Stack>
    </Stack>
  );
}

const listSx = {
  m: 0,
  p: 2,
  listStyle: 'none',
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
  gap: 0.75,
  fontFamily: 'monospace',
  fontSize: 15,
  borderRadius: '8px',
  bgcolor: 'action.hover',
};
