import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  MenuItem,
  TextField,
} from '@mui/material';
import type { ImportRecord } from '@stoa/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useLabels } from '../i18n/labels';
import { useTranslate } from '../i18n/useTranslate';
import { useApi } from '../schema/SchemaContext';
import { useMove } from './useImport';

interface Mapping {
  id: number;
  name: string;
  source: string;
}

/** Chooses a saved mapping for the columns and values of a file. */
export function MappingChoice({ record }: { record: ImportRecord }) {
  const translate = useTranslate();
  const api = useApi();
  const move = useMove(record.id);
  const { data = [] } = useQuery({
    queryKey: ['import', 'mappings'],
    queryFn: async () => (await api.call(api.own('import_mappings'))).body.import_mappings as Mapping[],
  });
  if (data.length === 0) return null;
  return (
    <TextField
      select
      margin="none"
      size="small"
      label={translate('imports.mappings.use')}
      helperText={translate('imports.mappings.use_hint')}
      value=""
      disabled={move.isPending}
      onChange={({ target }) =>
        move.mutate({
          call: 'applyImportMapping',
          method: 'PUT',
          body: { mapping_id: Number(target.value) },
        })
      }
      sx={{ minWidth: 240 }}
    >
      {data.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** Saves how columns and values of this import are mapped, for the next files from the same source. */
export function SaveMapping({ record }: { record: ImportRecord }) {
  const translate = useTranslate();
  const api = useApi();
  const queries = useQueryClient();
  const notify = useNotify();
  const labels = useLabels();
  const [name, setName] = useState<string | null>(null);
  const save = useMutation({
    mutationFn: () => api.data(`saveImportMapping/${record.id}`, { method: 'POST', body: { name } }),
    onSuccess: () => {
      setName(null);
      void queries.invalidateQueries({ queryKey: ['import', 'mappings'] });
      notify('imports.mappings.saved', { type: 'success' });
    },
    onError: (error) => notify(error.message, { type: 'error' }),
  });
  return (
    <>
      <Button variant="outlined" onClick={() => setName(record.filename.replace(/\.\w+$/, ''))}>
        {translate('imports.mappings.save')}
      </Button>
      <Dialog open={name !== null} onClose={() => setName(null)} fullWidth maxWidth="xs">
        <DialogTitle>{translate('imports.mappings.save')}</DialogTitle>
        <DialogContent>
          <TextField
            autoFocus
            fullWidth
            label={translate('imports.mappings.name')}
            helperText={translate('imports.mappings.save_hint', { list: labels.resource('import_mappings') })}
            value={name ?? ''}
            onChange={(event) => setName(event.target.value)}
          />
        </DialogContent>
        <DialogActions>
          <Button
            variant="contained"
            disabled={!name?.trim()}
            loading={save.isPending}
            onClick={() => save.mutate()}
          >
            {translate('imports.mappings.save')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
