import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import { Alert, Box, Button, Card, LinearProgress, Stack, Typography } from '@mui/material';
import type { ImportRecord } from '@stoa/contracts';
import { useRef, useState, type DragEvent, type RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import { RequirePermission } from '../auth/RequirePermission';
import { useLabels } from '../i18n/labels';
import { useMessage, useTranslate } from '../i18n/useTranslate';
import { addressOf } from '../layout/addresses';
import { PageHeader } from '../layout/PageHeader';
import { sendFile } from '../media/send-file';
import { useApi } from '../schema/SchemaContext';
import { StepRail } from './StepRail';
import { TABLE_FILES } from './table-files';

/** First step of an import: drop or choose a file. */
export function ImportStart() {
  const translate = useTranslate();
  const labels = useLabels();
  return (
    <RequirePermission name="products.create">
      <PageHeader
        title={translate('imports.title')}
        subtitle={translate('imports.subtitle')}
        parent={{ label: labels.resource('products'), to: addressOf('products', 'list') }}
      />
      <StepRail current={0} />
      <DropZone />
    </RequirePermission>
  );
}

function useSend() {
  const api = useApi();
  const navigate = useNavigate();
  const [share, setShare] = useState<number | null>(null);
  const [error, setError] = useState<string | null>(null);
  const send = async (file: File | undefined) => {
    if (!file) return;
    setError(null);
    setShare(0);
    try {
      const { id } = await sendFile<ImportRecord>(api, 'importData', file, {}, setShare);
      navigate(`/imports/view/${id}`);
    } catch (failure) {
      setShare(null);
      setError(failure instanceof Error ? failure.message : 'sign-in.error.server');
    }
  };
  return { share, error, send };
}

function DropZone() {
  const translate = useTranslate();
  const messageText = useMessage();
  const chooser = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const { share, error, send } = useSend();
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void send(event.dataTransfer.files[0]);
  };
  return (
    <Card sx={{ p: { xs: 2, sm: 3 }, maxWidth: 760 }}>
      <Stack
        onDrop={drop}
        onDragOver={(event: DragEvent) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        sx={{
          ...zoneSx,
          borderColor: over ? 'primary.main' : 'divider',
          bgcolor: over ? 'action.hover' : undefined,
        }}
      >
        <UploadFileOutlined color="action" sx={{ fontSize: 44 }} />
        <Typography variant="h2">{translate('imports.drop')}</Typography>
        <Typography color="text.secondary">{translate('imports.kinds')}</Typography>
        <Sending share={share} onChoose={() => chooser.current?.click()} />
        <Chooser chooser={chooser} onFile={(file) => void send(file)} />
      </Stack>
      {error && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {messageText(error)}
        </Alert>
      )}
      <Typography variant="body2" color="text.secondary" sx={{ mt: 2 }}>
        {translate('imports.promise')}
      </Typography>
    </Card>
  );
}

interface ChooserProps {
  chooser: RefObject<HTMLInputElement>;
  onFile: (file: File | undefined) => void;
}

function Chooser({ chooser, onFile }: ChooserProps) {
  const translate = useTranslate();
  return (
    <input
      ref={chooser}
      type="file"
      hidden
      accept={TABLE_FILES}
      aria-label={translate('imports.choose')}
      onChange={(event) => {
        onFile(event.target.files?.[0]);
        event.target.value = '';
      }}
    />
  );
}

/** The button, or the progress during the upload. */
function Sending({ share, onChoose }: { share: number | null; onChoose: () => void }) {
  const translate = useTranslate();
  if (share === null)
    return (
      <Button variant="contained" onClick={onChoose} sx={{ mt: 1 }}>
        {translate('imports.choose')}
      </Button>
    );
  const label = translate(share < 1 ? 'imports.sending' : 'imports.looking');
  return (
    <Box sx={{ width: '100%', maxWidth: 360, mt: 1 }}>
      <LinearProgress
        variant={share < 1 ? 'determinate' : 'indeterminate'}
        value={share * 100}
        aria-label={label}
      />
      <Typography variant="body2" color="text.secondary" sx={{ mt: 0.75 }}>
        {label}
      </Typography>
    </Box>
  );
}

const zoneSx = {
  alignItems: 'center',
  gap: 0.75,
  px: 3,
  py: 6,
  border: '1.5px dashed',
  borderRadius: 2.5,
  textAlign: 'center',
} as const;
