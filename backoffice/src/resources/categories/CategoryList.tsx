import { EmptyList, GeneratedList, ListTable, NameLink, useRecordScreen, useSchema } from '@stoa/console-kit';
import { Box } from '@mui/material';
import { useMemo } from 'react';
import { ListContextProvider, useListContext, useRecordContext } from 'react-admin';
import { treeRows, type TreeRow } from './tree';

const BY_POSITION = { field: 'id', order: 'ASC' as const };

/** Categories as an indented tree; a search or filter shows plain matches, as their parents may not be among them. */
export function CategoryList() {
  return (
    <GeneratedList sort={BY_POSITION} perPage={100}>
      <TreeTable />
    </GeneratedList>
  );
}

function TreeTable() {
  const list = useListContext<TreeRow>();
  const whole = Object.keys(list.filterValues).length === 0;
  const data = useMemo(() => (whole && list.data ? treeRows(list.data) : list.data), [list.data, whole]);
  return (
    <ListContextProvider value={{ ...list, data } as typeof list}>
      <ListTable columns={COLUMNS} cells={CELLS} empty={<EmptyList />} />
    </ListContextProvider>
  );
}

const COLUMNS = ['name', 'slug', 'sort', 'status'];
const CELLS = { name: IndentedName };

function IndentedName() {
  const schema = useSchema();
  const screen = useRecordScreen(schema);
  const record = useRecordContext<TreeRow>();
  const field = schema.fields.find(({ name }) => name === schema.label);
  if (!record || !field) return null;
  return (
    <Box sx={{ paddingInlineStart: (record.depth ?? 0) * 3, display: 'flex', gap: 0.75 }}>
      {record.depth > 0 && (
        <Box
          component="span"
          aria-hidden
          sx={{ color: 'text.disabled', '[dir=rtl] &': { transform: 'scaleX(-1)' } }}
        >
          └
        </Box>
      )}
      {screen ? <NameLink schema={schema} field={field} screen={screen} /> : record.name}
    </Box>
  );
}
