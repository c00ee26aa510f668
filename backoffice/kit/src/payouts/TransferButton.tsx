import AccountBalanceOutlined from '@mui/icons-material/AccountBalanceOutlined';
import type { TransferFormat } from '@stoa/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useCanAccess, useListContext } from 'react-admin';
import { useFileDownload } from '../exports/useFileDownload';
import { useTranslate } from '../i18n/useTranslate';
import { useApi } from '../schema/SchemaContext';
import { MenuButton } from '../screens/MenuButton';
import { PAYOUT_CALLS, type PayoutPage } from './payout-record';

/** Downloads the bank's file of approved requests, or of the selected ones, which are processing then. */
export function TransferButton({ page, selected = false }: { page: PayoutPage; selected?: boolean }) {
  const translate = useTranslate();
  const api = useApi();
  const queries = useQueryClient();
  const { selectedIds } = useListContext();
  const { isBusy, download } = useFileDownload();
  const { transfers, resource } = PAYOUT_CALLS[page];
  const { canAccess } = useCanAccess({ resource, action: 'status' });
  if (!canAccess || api.audience !== 'admin') return null;
  const save = (format: TransferFormat) =>
    download(async () => {
      const file = await api.file(transfers, { format, ...(selected && { ids: selectedIds }) });
      await queries.invalidateQueries({ queryKey: [page] });
      return file;
    });
  const options = [
    { key: 'pain001', label: 'ISO 20022 (pain.001)', onSelect: () => void save('pain001') },
    { key: 'csv', label: 'CSV', onSelect: () => void save('csv') },
  ];
  return (
    <MenuButton
      loading={isBusy}
      plain={selected}
      size={selected ? 'small' : undefined}
      startIcon={<AccountBalanceOutlined />}
      label={translate('stoa.transfer.file')}
      options={options}
    />
  );
}
