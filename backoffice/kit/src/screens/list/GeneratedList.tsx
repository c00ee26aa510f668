import { Card, Chip } from '@mui/material';
import { ListBase, useListContext, type SortPayload } from 'react-admin';
import { useLabels } from '../../i18n/labels';
import { PageHeader } from '../../layout/PageHeader';
import { useSchema } from '../../schema/SchemaContext';
import { useNumber } from '../../settings/format';
import { useOverride } from '../OverridesContext';
import { EmptyList } from './EmptyList';
import { ListHeaderActions } from './ListHeaderActions';
import { ListPages } from './ListPages';
import { ListToolbar } from './ListToolbar';
import { ListTable } from './ListTable';
import type { ListColumns } from './exported-columns';
import type { ReactNode } from 'react';

const PER_PAGE = 25;
const NEWEST: SortPayload = { field: 'id', order: 'DESC' };

interface GeneratedListProps {
  /** The table, if not the generated one. */
  children?: ReactNode;
  /** That table's default columns, so that exports have the same. */
  columns?: ListColumns;
  sort?: SortPayload;
  perPage?: number;
  /** Short description under the title. */
  subtitle?: string;
  /** Additional buttons in the page header. */
  tools?: ReactNode;
}

/** The list screen of a resource: search, filters, columns, bulk actions and pages, from its schema. */
export function GeneratedList({
  children,
  columns: own,
  sort,
  perPage = PER_PAGE,
  subtitle,
  tools,
}: GeneratedListProps) {
  const schema = useSchema();
  const { columns } = useOverride(schema.resource);
  const byName = schema.sortable.includes(schema.label) && !sort;
  return (
    <ListBase perPage={perPage} sort={byName ? { field: schema.label, order: 'ASC' } : (sort ?? NEWEST)}>
      <ListHeader columns={own} subtitle={subtitle} tools={tools} />
      <Card>
        <ListToolbar />
        {children ?? <ListTable columns={columns} empty={<EmptyList />} />}
        <ListPages />
      </Card>
    </ListBase>
  );
}

function ListHeader({
  columns,
  subtitle,
  tools,
}: Pick<GeneratedListProps, 'columns' | 'subtitle' | 'tools'>) {
  const schema = useSchema();
  const labels = useLabels();
  const number = useNumber();
  const { total } = useListContext();
  return (
    <PageHeader
      title={labels.resource(schema.page)}
      subtitle={subtitle}
      badge={total === undefined ? undefined : <Chip size="small" label={number(total)} />}
    >
      {tools}
      <ListHeaderActions columns={columns} />
    </PageHeader>
  );
}
