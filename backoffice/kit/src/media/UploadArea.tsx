import CloudUploadOutlined from '@mui/icons-material/CloudUploadOutlined';
import { Alert, Box, Button, LinearProgress, Stack, Typography } from '@mui/material';
import type { MediaRecord } from '@stoa/contracts';
import { useRef, useState, type DragEvent } from 'react';
import { useMessage, useTranslate } from '../i18n/useTranslate';
import { useApi } from '../schema/SchemaContext';
import { uploadMedia } from './upload';
import { useMediaRefresh } from './useMedia';

interface Upload {
  /** Several files may have one name. */
  id: number;
  name: string;
  share: number;
  error: string | null;
}

/** Uploads files one after another and reports each finished one. */
function useUploads(onUploaded: (media: MediaRecord) => void, folder: string) {
  const api = useApi();
  const refresh = useMediaRefresh();
  const [uploads, setUploads] = useState<Upload[]>([]);
  const note = (id: number, change: Partial<Upload>) =>
    setUploads((all) => all.map((upload) => (upload.id === id ? { ...upload, ...change } : upload)));

  const start = async (files: File[]) => {
    setUploads(files.map(({ name }, id) => ({ id, name, share: 0, error: null })));
    for (const [id, file] of files.entries()) {
      try {
        onUploaded(await uploadMedia(api, file, (share) => note(id, { share }), folder));
        setUploads((all) => all.filter((upload) => upload.id !== id));
      } catch (error) {
        note(id, { error: error instanceof Error ? error.message : 'sign-in.error.server' });
      }
    }
    await refresh();
  };
  return { uploads, start };
}

interface UploadAreaProps {
  onUploaded: (media: MediaRecord) => void;
  /** Target folder of the uploads. */
  folder?: string;
}

/** Drop zone and file chooser for images, with the progress of each upload. */
export function UploadArea({ onUploaded, folder = '' }: UploadAreaProps) {
  const translate = useTranslate();
  const chooser = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const { uploads, start } = useUploads(onUploaded, folder);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void start([...event.dataTransfer.files]);
  };
  return (
    <Stack
      onDrop={drop}
      onDragOver={(event: DragEvent) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      sx={{
        ...areaSx,
        borderColor: over ? 'primary.main' : 'divider',
        bgcolor: over ? 'action.hover' : undefined,
      }}
    >
      <CloudUploadOutlined color="action" />
      <Typography variant="body2" color="text.secondary">
        {translate('stoa.media.drop')}
      </Typography>
      <Button size="small" variant="outlined" onClick={() => chooser.current?.click()}>
        {translate('stoa.media.choose_file')}
      </Button>
      <input
        ref={chooser}
        type="file"
        hidden
        multiple
        accept="image/*"
        aria-label={translate('stoa.media.choose_file')}
        onChange={(event) => {
          void start([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
      {uploads.map((upload) => (
        <UploadRow key={upload.id} upload={upload} />
      ))}
    </Stack>
  );
}

function UploadRow({ upload }: { upload: Upload }) {
  const messageText = useMessage();
  if (upload.error) {
    return (
      <Alert severity="error" sx={{ width: '100%' }}>
        {upload.name}: {messageText(upload.error)}
      </Alert>
    );
  }
  return (
    <Box sx={{ width: '100%', maxWidth: 360 }}>
      <Typography variant="caption">{upload.name}</Typography>
      <LinearProgress variant="determinate" value={upload.share * 100} aria-label={upload.name} />
    </Box>
  );
}

const areaSx = {
  alignItems: 'center',
  gap: 1,
  p: 2.5,
  border: '1.5px dashed',
  borderRadius: 2.5,
  textAlign: 'center',
} as const;
