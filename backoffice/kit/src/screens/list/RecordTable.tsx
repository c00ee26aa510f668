import { Box } from '@mui/material';
import type { ReactElement } from 'react';
import { DataTable, useListContext } from 'react-admin';
import { useLabels } from '../../i18n/labels';
import { useSchema } from '../../schema/SchemaContext';
import { isSelectable } from '../record-rights';
import type { Column, HeadedColumn } from './column';
import { LabelledRows } from './LabelledRows';
import { RecordCards } from './RecordCards';
import { SelectionToolbar } from './SelectionToolbar';
import { useIsPhone } from './useIsPhone';

export type { Column } from './column';

interface RecordTableProps {
  columns: readonly Column[];
  /** Names of columns that are hidden by default. */
  hidden?: string[];
  /** Placeholder without records and without a filter. */
  empty?: ReactElement;
  /** Actions on selected rows; without any, rows are not selectable. */
  bulkActions?: ReactElement | false;
}

const NONE: string[] = [];

/** The records of a list: table rows, or cards on a phone; both from the same columns. */
export function RecordTable({ columns, hidden = NONE, empty, bulkActions = false }: RecordTableProps) {
  const { sortable } = useSchema();
  const labels = useLabels();
  const isPhone = useIsPhone();
  const { filterValues } = useListContext();
  const headed = columns.map((column) => ({
    ...column,
    label: column.label ?? labels.field(column.name),
    isSortable: column.isSortable ?? sortable.includes(column.name),
  }));
  const isFiltered = Object.keys(filterValues).length > 0;
  const props = { columns: headed, hidden, bulkActions, empty: isFiltered ? undefined : empty };
  return isPhone ? <RecordCards {...props} /> : <RecordRows {...props} />;
}

interface RecordRowsProps extends Omit<RecordTableProps, 'columns'> {
  columns: readonly HeadedColumn[];
}

function RecordRows({ columns, hidden, empty, bulkActions }: RecordRowsProps) {
  const { isPending } = useListContext();
  return (
    // Nothing of the placeholder can be used; its checkboxes have no names. React 18 has no `inert` property.
    <Box
      sx={{ overflowX: 'auto' }}
      ref={(box: HTMLElement | null) => box?.toggleAttribute('inert', isPending === true)}
    >
      <DataTable
        rowClick={false}
        body={LabelledRows}
        hiddenColumns={hidden}
        empty={empty}
        bulkActionButtons={bulkActions}
        bulkActionsToolbar={bulkActions && <SelectionToolbar>{bulkActions}</SelectionToolbar>}
        isRowSelectable={isSelectable}
      >
        {columns.map(({ name, label, isSortable, isNumeric, Cell }) => (
          <DataTable.Col
            key={name}
            source={name}
            label={label}
            disableSort={!isSortable}
            align={isNumeric ? 'right' : undefined}
          >
            <Cell />
          </DataTable.Col>
        ))}
      </DataTable>
    </Box>
  );
}
