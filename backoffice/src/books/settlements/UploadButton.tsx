import {
  addressOf,
  closeUnlessTyped,
  sendFile,
  useApi,
  useLabels,
  useHasPermission,
  useTranslate,
} from '@stoa/console-kit';
import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  MenuItem,
  Stack,
  TextField,
} from '@mui/material';
import type { SettlementColumn } from '@stoa/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ColumnNames } from './ColumnNames';
import { headingsOf } from './headings';

const GATEWAYS = ['stripe', 'paypal', 'sandbox'] as const;
type Names = Partial<Record<SettlementColumn, string>>;

/** Uploads a gateway's settlement file, for operators with the permission to. */
export function UploadButton() {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  const isPermitted = useHasPermission('settlements.create');
  if (!isPermitted) return null;
  return (
    <>
      <Button variant="contained" startIcon={<UploadFileOutlined />} onClick={() => setOpen(true)}>
        {translate('stoa.settlement.upload')}
      </Button>
      {open && <UploadDialog onClose={() => setOpen(false)} />}
    </>
  );
}

/** Sends the file and opens the settlement that it has become. */
function useUpload(onDone: () => void) {
  const api = useApi();
  const navigate = useNavigate();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ file, ...fields }: { file: File; driver: string; columns: string }) =>
      sendFile<{ id: number }>(api, 'uploadSettlement', file, fields, () => undefined),
    onSuccess: async ({ id }) => {
      await queries.invalidateQueries({ queryKey: ['settlements'] });
      onDone();
      await navigate(addressOf('settlements', 'view', id));
    },
  });
}

function UploadDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const [driver, setDriver] = useState<string>('stripe');
  const [file, setFile] = useState<File | null>(null);
  const [headings, setHeadings] = useState<string[]>([]);
  const [names, setNames] = useState<Names>({});
  const { mutate, isPending, error } = useUpload(onClose);
  const choose = async (chosen: File | null) => {
    setFile(chosen);
    setNames({});
    setHeadings(chosen ? await headingsOf(chosen) : []);
  };
  const isNamed = Object.values(names).some(Boolean);
  return (
    <Dialog open onClose={closeUnlessTyped(onClose, file !== null)} fullWidth maxWidth="xs">
      <DialogTitle>{translate('stoa.settlement.upload')}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>{translate('stoa.settlement.upload_text')}</DialogContentText>
        <Stack sx={{ gap: 2 }}>
          <GatewayInput value={driver} onChange={setDriver} />
          <TextField
            type="file"
            label={translate('stoa.settlement.file')}
            onChange={({ target }) => void choose((target as HTMLInputElement).files?.[0] ?? null)}
            slotProps={{ inputLabel: { shrink: true }, htmlInput: { accept: '.csv,text/csv' } }}
          />
          {headings.length > 0 && <ColumnNames headings={headings} names={names} onChange={setNames} />}
          {error && <Alert severity="error">{error.message}</Alert>}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {translate('ra.action.cancel')}
        </Button>
        <Button
          variant="contained"
          disabled={!file}
          loading={isPending}
          onClick={() => file && mutate({ file, driver, columns: isNamed ? JSON.stringify(names) : '' })}
        >
          {translate('stoa.settlement.upload')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function GatewayInput({ value, onChange }: { value: string; onChange: (driver: string) => void }) {
  const translate = useTranslate();
  const labels = useLabels();
  return (
    <TextField
      select
      label={translate('stoa.settlement.gateway')}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      {GATEWAYS.map((one) => (
        <MenuItem key={one} value={one}>
          {labels.choice(one)}
        </MenuItem>
      ))}
    </TextField>
  );
}
