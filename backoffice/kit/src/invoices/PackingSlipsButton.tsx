import PrintOutlined from '@mui/icons-material/PrintOutlined';
import { Button } from '@mui/material';
import { useListContext } from 'react-admin';
import { useTranslate } from '../i18n/useTranslate';
import { useApi } from '../schema/SchemaContext';
import { useOpenPdf } from './useOpenPdf';

/** Prints the packing slips of the selected orders as one file. */
export function PackingSlipsButton() {
  const translate = useTranslate();
  const api = useApi();
  const open = useOpenPdf();
  const { selectedIds } = useListContext();
  const print = () => void open(() => api.file('packingSlips', { order_ids: selectedIds }));
  return (
    <Button size="small" startIcon={<PrintOutlined />} onClick={print}>
      {translate('stoa.invoice.packing_slips')}
    </Button>
  );
}
