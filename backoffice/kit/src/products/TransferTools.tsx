import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import { Button } from '@mui/material';
import { useCanAccess, useListContext } from 'react-admin';
import { useFileDownload } from '../exports/useFileDownload';
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
  const api = useApi();
  const { filterValues, sort, total } = useListContext();
  const { isBusy, download } = useFileDownload();
  const request = () => api.file('exportProducts', { filter: filterValues, sort: [sort.field, sort.order] });
  return (
    <Button
      variant="outlined"
      color="inherit"
      loading={isBusy}
      disabled={total === 0}
      startIcon={<FileDownloadOutlined />}
      onClick={() => void download(request)}
      title={translate('imports.exchange_hint')}
      sx={{ borderColor: 'divider' }}
    >
      {translate('imports.exchange')}
    </Button>
  );
}
