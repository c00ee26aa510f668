import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import { Box, Button, Link as MuiLink } from '@mui/material';
import type { ImportRecord } from '@stoa/contracts';
import { DataTable, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { StateChip } from '../fields/StateChip';
import { useLabels } from '../i18n/labels';
import { addressOf } from '../layout/addresses';
import { EmptyState } from '../screens/list/EmptyList';
import { GeneratedList } from '../screens/list/GeneratedList';
import { useMoment, useNumber } from '../settings/format';

const LATEST = { field: 'created_at', order: 'DESC' as const };
const FIGURES = ['created', 'updated', 'refused'] as const;

/** Leads to the first step. */
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
      {translate('stoa.imports.button')}
    </Button>
  );
}

/** Past and present imports with what became of them. */
export function ImportList() {
  return (
    <GeneratedList sort={LATEST} tools={<ImportButton />}>
      <Box sx={{ overflowX: 'auto' }}>
        <ImportTable />
      </Box>
    </GeneratedList>
  );
}

function NoImports() {
  const translate = useTranslate();
  return (
    <EmptyState title={translate('stoa.imports.none')} text={translate('stoa.imports.none_text')}>
      <ImportButton />
    </EmptyState>
  );
}

function ImportTable() {
  const translate = useTranslate();
  const labels = useLabels();
  const moment = useMoment();
  const number = useNumber();
  return (
    <DataTable<ImportRecord> rowClick={false} bulkActionButtons={false} empty={<NoImports />}>
      <DataTable.Col
        source="filename"
        label={translate('stoa.imports.file')}
        render={({ id, filename }: ImportRecord) => (
          <MuiLink component={Link} to={addressOf('imports', 'view', id)} underline="hover" sx={nameSx}>
            {filename}
          </MuiLink>
        )}
      />
      <DataTable.Col
        source="source"
        label={translate('stoa.imports.source')}
        render={({ source }: ImportRecord) => translate(`stoa.imports.sources.${source}`)}
      />
      <DataTable.Col
        source="state"
        label={labels.field('state')}
        render={({ state }: ImportRecord) => (
          <StateChip value={state} label={translate(`stoa.imports.states.${state}`)} />
        )}
      />
      {FIGURES.map((name) => (
        <DataTable.Col
          key={name}
          source={name}
          disableSort
          align="right"
          label={translate(`stoa.imports.figures.${name}`)}
          render={(record: ImportRecord) => number(record[name])}
        />
      ))}
      <DataTable.Col
        source="created_at"
        label={labels.field('created_at')}
        render={({ created_at }: ImportRecord) => <time dateTime={created_at}>{moment(created_at)}</time>}
      />
    </DataTable>
  );
}

const nameSx = { fontWeight: 600, color: 'text.primary', overflowWrap: 'anywhere' };
