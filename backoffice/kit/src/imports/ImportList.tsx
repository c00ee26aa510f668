import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import { Button, Link as MuiLink } from '@mui/material';
import type { ImportRecord } from '@stoa/contracts';
import { useMemo } from 'react';
import { useRecordContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { StateChip } from '../fields/StateChip';
import { useTranslate } from '../i18n/useTranslate';
import { addressOf } from '../layout/addresses';
import { momentCell } from '../screens/list/cells';
import { EmptyState } from '../screens/list/EmptyList';
import { GeneratedList } from '../screens/list/GeneratedList';
import { RecordTable, type Column } from '../screens/list/RecordTable';
import { useNumber } from '../settings/format';

type ImportRow = ImportRecord & { id: number };

const LATEST = { field: 'created_at', order: 'DESC' as const };
const FIGURES = ['created', 'updated', 'refused'] as const;

/** Link to the first step of an import. */
export function ImportButton() {
  const translate = useTranslate();
  return (
    <Button
      component={Link}
      to="/products/import"
      variant="outlined"
      color="inherit"
      startIcon={<UploadFileOutlined />}
      sx={{ borderColor: 'divider' }}
    >
      {translate('imports.button')}
    </Button>
  );
}

/** All imports with their results. */
export function ImportList() {
  const translate = useTranslate();
  const columns = useMemo<Column[]>(
    () => [
      { name: 'filename', label: translate('imports.file'), Cell: File },
      { name: 'source', label: translate('imports.source'), Cell: Source },
      { name: 'state', Cell: State },
      ...FIGURES.map((name) => ({
        name,
        label: translate(`imports.figures.${name}`),
        Cell: COUNTS[name],
        isNumeric: true,
        isSortable: false,
      })),
      { name: 'created_at', Cell: momentCell('created_at') },
    ],
    [translate],
  );
  return (
    <GeneratedList sort={LATEST} tools={<ImportButton />}>
      <RecordTable columns={columns} empty={<NoImports />} />
    </GeneratedList>
  );
}

function NoImports() {
  const translate = useTranslate();
  return (
    <EmptyState title={translate('imports.none')} text={translate('imports.none_text')}>
      <ImportButton />
    </EmptyState>
  );
}

function File() {
  const record = useRecordContext<ImportRow>();
  if (!record) return null;
  return (
    <MuiLink component={Link} to={addressOf('imports', 'view', record.id)} underline="hover" sx={nameSx}>
      {record.filename}
    </MuiLink>
  );
}

function Source() {
  const record = useRecordContext<ImportRow>();
  const translate = useTranslate();
  return record ? <>{translate(`imports.sources.${record.source}`)}</> : null;
}

function State() {
  const record = useRecordContext<ImportRow>();
  const translate = useTranslate();
  if (!record) return null;
  return <StateChip value={record.state} label={translate(`imports.states.${record.state}`)} />;
}

function Count({ of }: { of: (typeof FIGURES)[number] }) {
  const record = useRecordContext<ImportRow>();
  const number = useNumber();
  return record ? <>{number(record[of])}</> : null;
}

const COUNTS = {
  created: () => <Count of="created" />,
  updated: () => <Count of="updated" />,
  refused: () => <Count of="refused" />,
};

const nameSx = { fontWeight: 600, color: 'text.primary', overflowWrap: 'anywhere' };
