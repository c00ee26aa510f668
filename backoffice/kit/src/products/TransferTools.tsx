import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useCanAccess, useListContext, useNotify } from 'react-admin';
import { saveFile } from '../api/save-file';
import { useTranslate } from '../i18n/useTranslate';
import { ImportButton } from '../imports/ImportList';
import { useApi } from '../schema/SchemaContext';

/** Import of products from a file, and export in a format that can be imported again unchanged. */
export function TransferTools() {
  const { canAccess: mayImport } = useCanAccess({ resource: 'products', action: 'create' });
  const { canAccess: mayExport } = useCanAccess({ resource: 'products', action: 'export' });
  return (
    <>
      {mayImport && <ImportButton />}
      {mayExport && <ExchangeFile />}
    </>
  );
}

function ExchangeFile() {
  const translate = useTranslate();
  const notify = useNotify();
  const api = useApi();
  const { filterValues, sort, total } = useListContext();
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      saveFile(await api.file('exportProducts', { filter: filterValues, sort: [sort.field, sort.order] }));
    } catch (error) {
      notify(error instanceof Error ? error.message : 'sign-in.error.server', { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      variant="outlined"
      color="inherit"
      loading={busy}
      disabled={total === 0}
      startIcon={<FileDownloadOutlined />}
      onClick={() => void save()}
      title={translate('imports.exchange_hint')}
      sx={{ borderColor: 'divider' }}
    >
      {translate('imports.exchange')}
    </Button>
  );
}
