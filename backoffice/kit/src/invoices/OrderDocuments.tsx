import PrintOutlined from '@mui/icons-material/PrintOutlined';
import type { OrderRecord } from '@stoa/contracts';
import { useHasPermission } from '../auth/useHasPermission';
import { useLabels } from '../i18n/labels';
import { useTranslate } from '../i18n/useTranslate';
import { useApi } from '../schema/SchemaContext';
import { MenuButton } from '../screens/MenuButton';
import { useOpenPdf } from './useOpenPdf';

/** Menu of an order's documents: its invoice and credit notes, for those who may read them, and packing slip. */
export function OrderDocuments({ order }: { order: OrderRecord }) {
  const translate = useTranslate();
  const labels = useLabels();
  const api = useApi();
  const open = useOpenPdf();
  const mayRead = useHasPermission('invoices.read');
  const invoices = mayRead ? order.invoices : [];
  const options = [
    ...invoices.map(({ id, type, number }) => ({
      key: number,
      label: (
        <>
          {labels.choice(type)}&nbsp;<bdi>{number}</bdi>
        </>
      ),
      onSelect: () => void open(() => api.file(`invoiceFile/${id}`)),
    })),
    {
      key: 'packing-slip',
      label: translate('stoa.invoice.packing_slip'),
      onSelect: () => void open(() => api.file('packingSlips', { order_ids: [order.id] })),
    },
  ];
  return (
    <MenuButton
      label={translate('stoa.invoice.title')}
      startIcon={<PrintOutlined />}
      endIcon={null}
      options={options}
    />
  );
}
