import {
  addressOf,
  type Column,
  EmptyState,
  GeneratedList,
  momentCell,
  RecordTable,
  StateChip,
  useNumber,
  useTranslate,
} from '@stoa/console-kit';
import MoveToInboxOutlined from '@mui/icons-material/MoveToInboxOutlined';
import { Link as MuiLink } from '@mui/material';
import type { ShopMigrationRecord } from '@stoa/contracts';
import { useRecordContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { ShopUpload } from './ShopUpload';

type Row = ShopMigrationRecord & { filenames?: string };

const LATEST = { field: 'created_at', order: 'DESC' as const };
const COLUMNS: Column[] = [
  { name: 'filenames', Cell: Files },
  { name: 'state', Cell: State },
  { name: 'records', Cell: Created, isSortable: false },
  { name: 'created_at', Cell: momentCell('created_at') },
];

/** Former moves, and the upload of a new one. */
export function MigrationList() {
  const translate = useTranslate();
  const empty = (
    <EmptyState
      icon={MoveToInboxOutlined}
      title={translate('stoa.migration.none')}
      text={translate('stoa.migration.none_hint')}
    />
  );
  return (
    <GeneratedList sort={LATEST} columns={COLUMNS} tools={<ShopUpload />}>
      <RecordTable columns={COLUMNS} empty={empty} />
    </GeneratedList>
  );
}

function Files() {
  const row = useRecordContext<Row>();
  if (!row) return null;
  return (
    <MuiLink component={Link} to={addressOf('shop_migrations', 'view', row.id)} underline="hover">
      <bdi>{row.files.map(({ filename }) => filename).join(', ')}</bdi>
    </MuiLink>
  );
}

function State() {
  const row = useRecordContext<Row>();
  const translate = useTranslate();
  return row ? <StateChip value={row.state} label={translate(`imports.states.${row.state}`)} /> : null;
}

function Created() {
  const row = useRecordContext<Row>();
  const number = useNumber();
  return row ? number(row.created + row.updated) : null;
}
