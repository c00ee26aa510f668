import { MAX_BULK } from '@stoa/contracts';
import type { ReactNode } from 'react';
import { BulkActionsToolbar, SelectAllButton, useListContext } from 'react-admin';
import { useTranslate } from '../../i18n/useTranslate';
import { useNumber } from '../../settings/format';

/** The bar of selected rows; beyond the rows of the page, it selects as many as one request changes. */
export function SelectionToolbar({ children }: { children: ReactNode }) {
  const translate = useTranslate();
  const number = useNumber();
  const { total = 0 } = useListContext();
  const text = total > MAX_BULK ? 'stoa.bulk.select_first' : 'stoa.bulk.select_all';
  const label = translate(text, { total: number(total), max: number(MAX_BULK) });
  return (
    <BulkActionsToolbar selectAllButton={<SelectAllButton limit={MAX_BULK} label={label} />}>
      {children}
    </BulkActionsToolbar>
  );
}
