import { Checkbox, TableCell, TableRow, type SxProps, type Theme } from '@mui/material';
import {
  useDataTableCallbacksContext,
  useDataTableConfigContext,
  useDataTableSelectedIdsContext,
} from 'ra-core';
import type { ReactNode } from 'react';
import { DataTableBody, useRecordContext } from 'react-admin';
import { useTranslate } from '../../i18n/useTranslate';

/** Table rows with labelled checkboxes; react-admin labels the wrapper, which screen readers ignore. */
export function LabelledRows({ children }: { children?: ReactNode }) {
  return <DataTableBody row={LabelledRow}>{children}</DataTableBody>;
}

interface LabelledRowProps {
  children?: ReactNode;
  className?: string;
  sx?: SxProps<Theme>;
}

function LabelledRow({ children, className, sx }: LabelledRowProps) {
  const { hasBulkActions } = useDataTableConfigContext();
  return (
    <TableRow hover className={className} sx={sx}>
      {hasBulkActions && (
        <TableCell padding="checkbox">
          <SelectionBox />
        </TableCell>
      )}
      {children}
    </TableRow>
  );
}

/** Checkbox that selects the current record. */
export function SelectionBox() {
  const record = useRecordContext();
  const translate = useTranslate();
  const { handleToggleItem, isRowSelectable } = useDataTableCallbacksContext();
  const selected = useDataTableSelectedIdsContext();
  if (!record) return null;
  return (
    <Checkbox
      disabled={isRowSelectable?.(record) === false}
      checked={selected?.includes(record.id) ?? false}
      onClick={(event) => handleToggleItem?.(record.id, event)}
      slotProps={{ input: { 'aria-label': translate('ra.action.select_row'), readOnly: true } }}
    />
  );
}
