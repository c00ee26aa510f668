import {
  EmptyList,
  GeneratedList,
  ListHeaderActions,
  ListTable,
  PageHeader,
  useLabels,
  useOverride,
  useTranslate,
} from '@stoa/console-kit';
import AccountTreeOutlined from '@mui/icons-material/AccountTreeOutlined';
import TableRowsOutlined from '@mui/icons-material/TableRowsOutlined';
import { Card, ToggleButton, ToggleButtonGroup } from '@mui/material';
import type { ReactElement } from 'react';
import { ListBase, useStore } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { CategoryTree } from './CategoryTree';

const BY_PATH = { field: 'path', order: 'ASC' as const };

/** Categories as a tree, or as a table when filtered or preferred. */
export function CategoryList() {
  const [view, setView] = useStore<'tree' | 'table'>('categories.view', 'tree');
  const { search } = useLocation();
  const asTable = view === 'table' || search.includes('filter=');
  const toggle = <ViewToggle view={asTable ? 'table' : 'tree'} onChange={setView} />;
  return asTable ? <CategoryTable toggle={toggle} /> : <CategoryForest toggle={toggle} />;
}

function CategoryTable({ toggle }: { toggle: ReactElement }) {
  const { columns } = useOverride('categories');
  return (
    <GeneratedList sort={BY_PATH} tools={toggle}>
      <ListTable columns={columns} empty={<EmptyList />} />
    </GeneratedList>
  );
}

function CategoryForest({ toggle }: { toggle: ReactElement }) {
  const labels = useLabels();
  return (
    <ListBase sort={BY_PATH} perPage={1} storeKey="categories.tree" disableSyncWithLocation>
      <PageHeader title={labels.resource('categories')}>
        {toggle}
        <ListHeaderActions />
      </PageHeader>
      <Card>
        <CategoryTree />
      </Card>
    </ListBase>
  );
}

interface ViewToggleProps {
  view: 'tree' | 'table';
  onChange: (view: 'tree' | 'table') => void;
}

function ViewToggle({ view, onChange }: ViewToggleProps) {
  const translate = useTranslate();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={view}
      onChange={(_event, next: 'tree' | 'table' | null) => next && onChange(next)}
      aria-label={translate('stoa.tree.label')}
    >
      <ToggleButton value="tree" aria-label={translate('stoa.tree.as_tree')}>
        <AccountTreeOutlined fontSize="small" />
      </ToggleButton>
      <ToggleButton value="table" aria-label={translate('stoa.tree.as_list')}>
        <TableRowsOutlined fontSize="small" />
      </ToggleButton>
    </ToggleButtonGroup>
  );
}
