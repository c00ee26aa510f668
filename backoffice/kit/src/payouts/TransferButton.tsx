import AccountBalanceOutlined from '@mui/icons-material/AccountBalanceOutlined';
import type { TransferFormat } from '@stoa/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useCanAccess, useListContext, useNotify } from 'react-admin';
import { saveFile } from '../api/save-file';
import { useTranslate } from '../i18n/useTranslate';
import { useApi } from '../schema/SchemaContext';
import { MenuButton } from '../screens/MenuButton';
import { PAYOUT_CALLS, type PayoutPage } from './payout-record';

/** Downloads the bank's file of approved requests, or of the selected ones, which are processing then. */
export function TransferButton({ page, selected = false }: { page: PayoutPage; selected?: boolean }) {
  const translate = useTranslate();
  const api = useApi();
  const notify = useNotify();
  const queries = useQueryClient();
  const { selectedIds } = useListContext();
  const [busy, setBusy] = useState(false);
  const { transfers, resource } = PAYOUT_CALLS[page];
  const { canAccess } = useCanAccess({ resource, action: 'status' });
  if (!canAccess || api.audience !== 'admin') return null;
  const save = async (format: TransferFormat) => {
    setBusy(true);
    try {
      saveFile(await api.file(transfers, { format, ...(selected && { ids: selectedIds }) }));
      await queries.invalidateQueries({ queryKey: [page] });
    } catch (error) {
      notify(error instanceof Error ? error.message : 'sign-in.error.server', { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  const options = [
    { key: 'pain001', label: 'ISO 20022 (pain.001)', onSelect: () => void save('pain001') },
    { key: 'csv', label: 'CSV', onSelect: () => void save('csv') },
  ];
  return (
    <MenuButton
      loading={busy}
      plain={selected}
      size={selected ? 'small' : undefined}
      startIcon={<AccountBalanceOutlined />}
      label={translate('stoa.transfer.file')}
      options={options}
    />
  );
}
