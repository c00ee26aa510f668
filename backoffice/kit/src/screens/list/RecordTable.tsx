import { Box } from '@mui/material';
import type { ComponentType, ReactElement } from 'react';
import { DataTable, useListContext } from 'react-admin';
import { useLabels } from '../../i18n/labels';
import { useSchema } from '../../schema/SchemaContext';
import type { ListedColumn } from './exported-columns';
import { LabelledRows } from './LabelledRows';
import { RecordCards } from './RecordCards';
import { useIsPhone } from './useIsPhone';

/** One column of a list: what it shows of the record at hand, and how it is headed and sorted. */
export interface Column extends ListedColumn {
  /** Name of the field, by which it is sorted and switched on and off. */
  name: string;
  Cell: ComponentType;
  /** False for what the API can't sort by though the declaration says so. */
  isSortable?: boolean;
  /** Figures line up at the end of their column. */
  isNumeric?: boolean;
  /** A picture of the record, which leads its card on a phone. */
  isPicture?: boolean;
}

interface RecordTableProps {
  columns: readonly Column[];
  /** Names of columns that are hidden until switched on. */
  hidden?: string[];
  /** What is shown instead while there is no record and no filter. */
  empty?: ReactElement;
  /** Actions on selected rows; nothing can be selected without. */
  bulkActions?: ReactElement | false;
}

/** A column with all that can be derived of it. */
export interface HeadedColumn extends Column {
  label: string;
  isSortable: boolean;
}

const NONE: string[] = [];

/** The records of a list: rows of a table, or cards on a phone; both from the same columns. */
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
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <DataTable
        rowClick={false}
        body={LabelledRows}
        hiddenColumns={hidden}
        empty={empty}
        bulkActionButtons={bulkActions}
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
