import { Box, Link as MuiLink } from '@mui/material';
import type { FieldSchema, ResourceSchema } from '@stoa/contracts';
import type { ReactElement } from 'react';
import { DataTable, useCanAccess, useListContext, useRecordContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { FieldDisplay } from '../../fields/Field';
import { KINDS } from '../../fields/kinds';
import { useLabels } from '../../i18n/labels';
import { addressOf } from '../../layout/addresses';
import { useSchema } from '../../schema/SchemaContext';
import { useOverride } from '../OverridesContext';
import { BulkActions, useHasBulkActions } from './BulkActions';
import { columnsOf } from './columns';
import { DefaultMark } from './DefaultMark';
import { LabelledRows } from './LabelledRows';
import { StatusSwitch } from './StatusSwitch';

/** Where a record's name leads: to editing where the reader may, else to viewing. */
export function useRecordScreen(schema: ResourceSchema): 'edit' | 'view' | null {
  const { canAccess: mayEdit } = useCanAccess({ resource: schema.page, action: 'edit' });
  if (mayEdit && schema.screens.includes('edit')) return 'edit';
  return schema.screens.includes('view') ? 'view' : null;
}

interface ListTableProps {
  columns?: readonly string[];
  empty?: ReactElement;
  /** How one field is shown in this list instead of by its kind. */
  cells?: Readonly<Record<string, () => ReactElement | null>>;
}

/** Rows with chosen columns; the name is a real link, status and default are switched in place. */
export function ListTable({ columns, empty, cells = {} }: ListTableProps) {
  const schema = useSchema();
  const labels = useLabels();
  const screen = useRecordScreen(schema);
  const { hiddenFields } = useOverride(schema.resource);
  const { all, hidden } = columnsOf(schema, columns, hiddenFields);
  const { filterValues } = useListContext();
  const filtered = Object.keys(filterValues).length > 0;
  const selectable = useHasBulkActions();
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <DataTable
        rowClick={false}
        body={LabelledRows}
        hiddenColumns={hidden}
        empty={filtered ? undefined : empty}
        bulkActionButtons={selectable ? <BulkActions /> : false}
      >
        {all.map((field) => (
          <DataTable.Col
            key={field.name}
            source={field.name}
            label={labels.field(field.name)}
            disableSort={!schema.sortable.includes(field.name)}
            align={KINDS[field.kind].numeric ? 'right' : undefined}
          >
            {cellOf(schema, field, screen, cells[field.name])}
          </DataTable.Col>
        ))}
        {schema.hasDefault && !hiddenFields?.includes('is_default') && (
          <DataTable.Col source="is_default" label={labels.field('is_default')} disableSort align="center">
            <DefaultMark />
          </DataTable.Col>
        )}
      </DataTable>
    </Box>
  );
}

function cellOf(
  schema: ResourceSchema,
  field: FieldSchema,
  screen: 'edit' | 'view' | null,
  Cell?: () => ReactElement | null,
): ReactElement {
  if (Cell) return <Cell />;
  if (field.name === schema.label && screen)
    return <NameLink schema={schema} field={field} screen={screen} />;
  if (field.name === 'status' && schema.statuses.length === 2) return <StatusSwitch />;
  return <FieldDisplay field={field} compact />;
}

interface NameLinkProps {
  schema: ResourceSchema;
  field: FieldSchema;
  screen: 'edit' | 'view';
}

/** The record's name, linked; an unnamed record is called by its number. */
export function NameLink({ schema, field, screen }: NameLinkProps) {
  const record = useRecordContext();
  if (!record) return null;
  return (
    <MuiLink
      component={Link}
      to={addressOf(schema.page, screen, record.id)}
      underline="hover"
      sx={{
        fontWeight: 600,
        '& .MuiTypography-root': { fontWeight: 600 },
        color: 'text.primary',
        '&:hover': { color: 'primary.main' },
      }}
    >
      {record[field.name] ? <FieldDisplay field={field} compact /> : `#${record.id}`}
    </MuiLink>
  );
}
