import { Alert, Button, Card, Stack, Typography } from '@mui/material';
import type { ImportRecord } from '@stoa/contracts';
import { useState } from 'react';
import { Confirm, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { addressOf } from '../layout/addresses';
import { Figures } from './Figures';
import { useMove } from './useImport';

/** What a dry run has found, or what an import has done, and the next step. */
export function ImportResult({ record }: { record: ImportRecord }) {
  const translate = useTranslate();
  const { state, kept } = record;
  return (
    <Card sx={{ p: { xs: 2, sm: 3 } }}>
      <Stack sx={{ gap: 2 }}>
        <div>
          <Typography variant="h2">{translate(`stoa.imports.results.${state}.title`)}</Typography>
          <Typography color="text.secondary" sx={{ mt: 0.5 }}>
            {translate(`stoa.imports.results.${state}.text`)}
          </Typography>
        </div>
        {state !== 'undone' && <Figures record={record} />}
        {state === 'undone' && kept > 0 && (
          <Alert severity="info">{translate('stoa.imports.kept', { smart_count: kept })}</Alert>
        )}
        <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
          <NextSteps record={record} />
        </Stack>
      </Stack>
    </Card>
  );
}

function NextSteps({ record }: { record: ImportRecord }) {
  const translate = useTranslate();
  const move = useMove(record.id);
  const { state } = record;
  if (state === 'checked') return <AfterDryRun record={record} />;
  const mayGoOn = state === 'stopped' || state === 'failed';
  return (
    <>
      {mayGoOn && (
        <Button
          variant="contained"
          loading={move.isPending}
          onClick={() => move.mutate({ call: 'startImport' })}
        >
          {translate('stoa.imports.go_on')}
        </Button>
      )}
      <Button
        variant={mayGoOn ? 'outlined' : 'contained'}
        component={Link}
        to={addressOf('products', 'list')}
      >
        {translate('stoa.imports.to_products')}
      </Button>
      <Button variant="outlined" component={Link} to="/products/import">
        {translate('stoa.imports.another')}
      </Button>
      {state !== 'undone' && <Undo record={record} />}
    </>
  );
}

function AfterDryRun({ record }: { record: ImportRecord }) {
  const translate = useTranslate();
  const move = useMove(record.id);
  const body = { columns: record.columns.map(({ name, target }) => ({ name, target })) };
  const isUseless = record.created + record.updated === 0;
  return (
    <>
      <Button
        variant="contained"
        disabled={isUseless}
        loading={move.isPending}
        onClick={() => move.mutate({ call: 'startImport' })}
      >
        {translate('stoa.imports.start')}
      </Button>
      <Button
        variant="outlined"
        disabled={move.isPending}
        onClick={() => move.mutate({ call: 'mapImport', method: 'PUT', body })}
      >
        {translate('stoa.imports.back_to_columns')}
      </Button>
    </>
  );
}

function Undo({ record }: { record: ImportRecord }) {
  const translate = useTranslate();
  const move = useMove(record.id);
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button color="error" variant="outlined" onClick={() => setAsking(true)}>
        {translate('stoa.imports.undo')}
      </Button>
      <Confirm
        isOpen={asking}
        title={translate('stoa.imports.undo_title', { name: record.filename })}
        content={translate('stoa.imports.undo_text')}
        confirm={translate('stoa.imports.undo')}
        confirmColor="warning"
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          move.mutate({ call: 'undoImport' });
        }}
      />
    </>
  );
}
