import { Box, Button, Stack, Typography } from '@mui/material';
import type { DisputeFile, DisputeRecord } from '@stoa/contracts';
import { useNotify } from 'react-admin';
import { saveFile } from '../api/save-file';
import { useTranslate } from '../i18n/useTranslate';
import { useApi } from '../schema/SchemaContext';
import { useMoment } from '../settings/format';

/** The course of a dispute with the evidence of both sides, oldest first. */
export function DisputeTimeline({ timeline }: Pick<DisputeRecord, 'timeline'>) {
  const moment = useMoment();
  const translate = useTranslate();
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
      {timeline.map(({ id, at, event, by, actor, note, files }) => (
        <li key={id}>
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            {translate(`stoa.dispute.event.${event}`)}
          </Typography>
          <Typography variant="caption" color="text.secondary" component="div">
            <time dateTime={at}>{moment(at)}</time>
            {by && ` · ${translate(`stoa.return.by.${by}`)}`}
            {actor && (
              <>
                {' · '}
                <bdi>{actor}</bdi>
              </>
            )}
          </Typography>
          {note && (
            <Typography
              variant="body2"
              dir="auto"
              sx={{ mt: 0.5, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
            >
              {note}
            </Typography>
          )}
          {files.length > 0 && <Files files={files} />}
        </li>
      ))}
    </Box>
  );
}

/** Private files, downloaded with the user's token. */
function Files({ files }: { files: readonly DisputeFile[] }) {
  const api = useApi();
  const notify = useNotify();
  const download = async ({ id, filename }: DisputeFile): Promise<void> => {
    const { blob } = await api.file(`disputeFile/${id}`);
    saveFile({ blob, name: filename });
  };
  return (
    <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap', mt: 0.5 }}>
      {files.map((file) => (
        <Button
          key={file.id}
          size="small"
          variant="outlined"
          sx={{ textTransform: 'none', overflowWrap: 'anywhere' }}
          onClick={() =>
            void download(file).catch((error: Error) => notify(error.message, { type: 'error' }))
          }
        >
          <bdi>{file.filename}</bdi>
        </Button>
      ))}
    </Stack>
  );
}
