import { Link as MuiLink } from '@mui/material';
import type { FieldSchema, ResourceSchema } from '@stoa/contracts';
import { useMemo, type ReactElement } from 'react';
import { useCanAccess, useRecordContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { FieldDisplay } from '../../fields/Field';
import { KINDS } from '../../fields/kinds';
import { addressOf } from '../../layout/addresses';
import { useSchema } from '../../schema/SchemaContext';
import { useOverride } from '../OverridesContext';
import { isEditable } from '../record-rights';
import { BulkActions, useHasBulkActions } from './BulkActions';
import { columnsOf } from './columns';
import { DefaultMark } from './DefaultMark';
import { RecordTable, type Column } from './RecordTable';
import { StatusSwitch } from './StatusSwitch';

/** The screen that a record's name links to: edit if permitted and not overridden, else view. */
export function useRecordScreen(schema: ResourceSchema): 'edit' | 'view' | null {
  const { canAccess: mayEdit } = useCanAccess({ resource: schema.page, action: 'edit' });
  const { opens } = useOverride(schema.resource);
  if (opens !== 'view' && mayEdit && schema.screens.includes('edit')) return 'edit';
  return schema.screens.includes('view') ? 'view' : null;
}

interface ListTableProps {
  columns?: readonly string[];
  empty?: ReactElement;
  /** Cells of single fields in this list, instead of their kind's display. */
  cells?: Readonly<Record<string, () => ReactElement | null>>;
}

/** The generated table of a list; the name is a link, status and default are switched in place. */
export function ListTable({ columns, empty, cells = NONE }: ListTableProps) {
  const schema = useSchema();
  const screen = useRecordScreen(schema);
  const { hiddenFields } = useOverride(schema.resource);
  const selectable = useHasBulkActions();
  const { all, hidden } = useMemo(
    () => columnsOf(schema, columns, hiddenFields),
    [columns, hiddenFields, schema],
  );
  const shown = useMemo(
    () => all.map((field) => columnOf(schema, field, screen, cells[field.name])),
    [all, cells, schema, screen],
  );
  const hasDefault = schema.hasDefault && !hiddenFields?.includes('is_default');
  return (
    <RecordTable
      columns={hasDefault ? [...shown, DEFAULT] : shown}
      hidden={hidden}
      empty={empty}
      bulkActions={selectable && <BulkActions />}
    />
  );
}

const DEFAULT: Column = { name: 'is_default', Cell: DefaultMark, isSortable: false };
const NONE = {};

function columnOf(
  schema: ResourceSchema,
  field: FieldSchema,
  screen: 'edit' | 'view' | null,
  own?: () => ReactElement | null,
): Column {
  return {
    name: field.name,
    isNumeric: KINDS[field.kind].numeric,
    isPicture: field.kind === 'media',
    Cell: own ?? (() => cellOf(schema, field, screen)),
  };
}

function cellOf(schema: ResourceSchema, field: FieldSchema, screen: 'edit' | 'view' | null): ReactElement {
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

/** The record's linked name; without a name its id. */
export function NameLink({ schema, field, screen }: NameLinkProps) {
  const record = useRecordContext();
  if (!record) return null;
  const opened =
    screen === 'edit' && schema.screens.includes('view') && !isEditable(record) ? 'view' : screen;
  return (
    <MuiLink
      component={Link}
      to={addressOf(schema.page, opened, record.id)}
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
