import { Button } from '@mui/material';
import { MAX_BULK } from '@stoa/contracts';
import type { ReactNode } from 'react';
import { BulkActionsToolbar, useListContext } from 'react-admin';
import { useTranslate } from '../../i18n/useTranslate';
import { useNumber } from '../../settings/format';
import { isSelectable } from '../record-rights';

/** The bar of selected rows; beyond the rows of the page, it selects as many as one request changes. */
export function SelectionToolbar({ children }: { children: ReactNode }) {
  return <BulkActionsToolbar selectAllButton={<SelectAll />}>{children}</BulkActionsToolbar>;
}

/** Offered once the page is selected; unlike react-admin's button, it says how many, also on a phone. */
function SelectAll() {
  const translate = useTranslate();
  const number = useNumber();
  const { data = [], total = 0, selectedIds, onSelectAll } = useListContext();
  const isPageSelected = data.filter(isSelectable).every(({ id }) => selectedIds.includes(id));
  if (!isPageSelected || total <= data.length || selectedIds.length >= Math.min(total, MAX_BULK)) return null;
  const text = total > MAX_BULK ? 'stoa.bulk.select_first' : 'stoa.bulk.select_all';
  return (
    <Button size="small" onClick={() => onSelectAll({ limit: MAX_BULK })}>
      {translate(text, { total: number(total), max: number(MAX_BULK) })}
    </Button>
  );
}
