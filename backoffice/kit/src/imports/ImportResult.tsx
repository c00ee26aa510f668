import { Alert, Button, Card, Stack, Typography } from '@mui/material';
import type { ImportRecord } from '@stoa/contracts';
import { useState } from 'react';
import { Confirm } from 'react-admin';
import { Link } from 'react-router-dom';
import { useTranslate } from '../i18n/useTranslate';
import { addressOf } from '../layout/addresses';
import { DraftHint } from './DraftHint';
import { Figures } from './Figures';
import { SaveMapping } from './SavedMappings';
import { useMove } from './useImport';

interface ImportResultProps {
  record: ImportRecord;
  /** The record's state. */
  state: 'checked' | 'finished' | 'stopped' | 'failed' | 'undone';
}

/** Result of a dry run or of an import, and the next step. */
export function ImportResult({ record, state }: ImportResultProps) {
  const translate = useTranslate();
  const { kept } = record;
  return (
    <Card sx={{ p: { xs: 2, sm: 3 } }}>
      <Stack sx={{ gap: 2 }}>
        <div>
          <Typography variant="h2">{translate(`imports.results.${state}.title`)}</Typography>
          <Typography color="text.secondary" sx={{ mt: 0.5 }}>
            {translate(`imports.results.${state}.text`)}
          </Typography>
        </div>
        {state !== 'undone' && <Figures record={record} />}
        {state === 'undone' && kept > 0 && (
          <Alert severity="info">{translate('imports.kept', { smart_count: kept })}</Alert>
        )}
        {state !== 'undone' && record.drafts > 0 && <DraftHint record={record} />}
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
          {translate('imports.go_on')}
        </Button>
      )}
      <Button
        variant={mayGoOn ? 'outlined' : 'contained'}
        component={Link}
        to={addressOf('products', 'list')}
      >
        {translate('imports.to_products')}
      </Button>
      <Button variant="outlined" component={Link} to="/products/import">
        {translate('imports.another')}
      </Button>
      <SaveMapping record={record} />
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
        {translate('imports.start')}
      </Button>
      <Button
        variant="outlined"
        disabled={move.isPending}
        onClick={() => move.mutate({ call: 'mapImport', method: 'PUT', body })}
      >
        {translate('imports.back_to_columns')}
      </Button>
      <SaveMapping record={record} />
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
        {translate('imports.undo')}
      </Button>
      <Confirm
        isOpen={asking}
        title={translate('imports.undo_title', { name: record.filename })}
        content={translate('imports.undo_text')}
        confirm={translate('imports.undo')}
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
