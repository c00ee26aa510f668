import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import { Button, MenuItem, Stack, TextField } from '@mui/material';
import { DOCUMENT_KINDS, type DocumentKind } from '@stoa/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useCanAccess, useNotify } from 'react-admin';
import { useTranslate } from '../i18n/useTranslate';
import { sendFile } from '../media/send-file';
import { useApi } from '../schema/SchemaContext';

/** Uploads a verification document of a chosen kind. */
export function AddDocument({ vendorId }: { vendorId?: number }) {
  const translate = useTranslate();
  const { canAccess } = useCanAccess({ resource: 'vendor_papers', action: 'create' });
  const chooser = useRef<HTMLInputElement>(null);
  const [kind, setKind] = useState<DocumentKind>('registration');
  const { send, share } = useSending(kind, vendorId);
  if (!canAccess) return null;
  return (
    <Stack direction="row" useFlexGap sx={{ gap: 1.25, flexWrap: 'wrap', alignItems: 'center' }}>
      <TextField
        select
        fullWidth={false}
        size="small"
        margin="none"
        label={translate('stoa.documents.kind')}
        value={kind}
        onChange={(event) => setKind(event.target.value as DocumentKind)}
        sx={{ minWidth: 200 }}
      >
        {DOCUMENT_KINDS.map((one) => (
          <MenuItem key={one} value={one}>
            {translate(`stoa.documents.kinds.${one}`)}
          </MenuItem>
        ))}
      </TextField>
      <Button
        variant="outlined"
        startIcon={<UploadFileOutlined />}
        loading={share !== null}
        onClick={() => chooser.current?.click()}
      >
        {translate('stoa.documents.add')}
      </Button>
      <input
        ref={chooser}
        type="file"
        hidden
        accept="application/pdf,image/jpeg,image/png,image/webp,image/avif"
        aria-label={translate('stoa.documents.add')}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void send(file);
          target.value = '';
        }}
      />
    </Stack>
  );
}

function useSending(kind: DocumentKind, vendorId: number | undefined) {
  const api = useApi();
  const notify = useNotify();
  const queries = useQueryClient();
  const [share, setShare] = useState<number | null>(null);
  const send = async (file: File) => {
    setShare(0);
    const fields = { kind, ...(vendorId !== undefined && { vendor_id: String(vendorId) }) };
    try {
      await sendFile(api, 'addVendorPaper', file, fields, setShare);
      await queries.invalidateQueries({ queryKey: ['papers'] });
      notify('stoa.documents.added', { type: 'success' });
    } catch (error) {
      notify(error instanceof Error ? error.message : 'sign-in.error.server', { type: 'error' });
    }
    setShare(null);
  };
  return { send, share };
}
