import {
  Alert,
  Autocomplete,
  Box,
  Button,
  Card,
  Chip,
  MenuItem,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import type { ImportRecord, ImportValueDecision, ImportValueRecord } from '@stoa/contracts';
import { IMPORT_VALUE_DECISIONS } from '@stoa/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useNotify } from 'react-admin';
import { useTranslate } from '../i18n/useTranslate';
import { useApi } from '../schema/SchemaContext';
import { useMove, useValues } from './useImport';

interface Choice {
  id: number;
  name: string;
}

interface Decided {
  decision: ImportValueDecision;
  target: Choice | null;
}

/** Values of the file that the shop doesn't have: mapped to others, requested from operators, or decided by them. */
export function ImportValues({ record }: { record: ImportRecord }) {
  const { audience } = useApi();
  const { data: values = [] } = useValues(record);
  if (values.length === 0) return null;
  const isDeciding = record.state === 'waiting' && audience === 'admin';
  return isDeciding ? (
    <Decisions record={record} values={values} />
  ) : (
    <Mapped record={record} values={values} />
  );
}

interface ValuesProps {
  record: ImportRecord;
  values: readonly ImportValueRecord[];
}

function Mapped({ record, values }: ValuesProps) {
  const translate = useTranslate();
  const { audience } = useApi();
  const move = useMove(record.id);
  const isOpen = values.some(({ decision }) => decision === null);
  const isWaiting = record.state === 'waiting';
  return (
    <Card sx={{ p: { xs: 2, sm: 3 } }}>
      <Stack sx={{ gap: 2 }}>
        <Heading hint={translate(`imports.values.hint_${audience === 'admin' ? 'admin' : 'vendor'}`)} />
        {isWaiting && <Alert severity="info">{translate('imports.values.waiting')}</Alert>}
        {values.map((value) => (
          <Row key={value.id} value={value}>
            {isWaiting || value.decision === 'refuse' ? (
              <Chip label={value.target_name ?? translate(`imports.values.${value.decision ?? 'open'}`)} />
            ) : (
              <TargetInput value={value} onTarget={(target) => void mapTo(move, value, target)} />
            )}
          </Row>
        ))}
        {audience === 'vendor' && (isOpen || isWaiting) && (
          <Box>
            <Button
              variant={isWaiting ? 'outlined' : 'contained'}
              loading={move.isPending}
              onClick={() =>
                move.mutate({ call: isWaiting ? 'withdrawImportRequest' : 'requestImportValues' })
              }
            >
              {translate(isWaiting ? 'imports.values.withdraw' : 'imports.values.request')}
            </Button>
          </Box>
        )}
      </Stack>
    </Card>
  );
}

function mapTo(move: ReturnType<typeof useMove>, { id }: ImportValueRecord, target: Choice | null) {
  const body = { values: [{ id, target_id: target?.id ?? null }] };
  return move.mutateAsync({ call: 'mapImportValues', method: 'PUT', body }).catch(() => undefined);
}

function useDecide({ id }: ImportRecord) {
  const api = useApi();
  const queries = useQueryClient();
  const notify = useNotify();
  return useMutation({
    mutationFn: (
      values: readonly { id: number; decision: ImportValueDecision; target_id: number | null }[],
    ) => api.data<ImportRecord>(`decideImportValues/${id}`, { method: 'PUT', body: { values } }),
    onSuccess: (next) => queries.setQueryData(['import', id], next),
    onError: (error) => notify(error.message, { type: 'error' }),
  });
}

function Decisions({ record, values }: ValuesProps) {
  const translate = useTranslate();
  const open = values.filter(({ decision }) => decision === null);
  const [decided, setDecided] = useState<Record<number, Decided>>({});
  const of = (id: number): Decided => decided[id] ?? { decision: 'create', target: null };
  const decide = useDecide(record);
  const send = () => {
    const all = open.map(({ id }) => ({
      id,
      decision: of(id).decision,
      target_id: of(id).target?.id ?? null,
    }));
    decide.mutate(all);
  };
  return (
    <Card sx={{ p: { xs: 2, sm: 3 } }}>
      <Stack sx={{ gap: 2 }}>
        <Heading hint={translate('imports.values.hint_decide')} />
        {open.map((value) => (
          <Row key={value.id} value={value}>
            <DecisionInput
              value={value}
              decided={of(value.id)}
              onDecided={(next) => setDecided({ ...decided, [value.id]: next })}
            />
          </Row>
        ))}
        <Box>
          <Button variant="contained" loading={decide.isPending} onClick={send}>
            {translate('imports.values.decide')}
          </Button>
        </Box>
      </Stack>
    </Card>
  );
}

interface DecisionInputProps {
  value: ImportValueRecord;
  decided: Decided;
  onDecided: (decided: Decided) => void;
}

function DecisionInput({ value, decided, onDecided }: DecisionInputProps) {
  const translate = useTranslate();
  return (
    <>
      <TextField
        select
        margin="none"
        size="small"
        value={decided.decision}
        slotProps={{ htmlInput: { 'aria-label': value.name } }}
        onChange={(event) => onDecided({ ...decided, decision: event.target.value as ImportValueDecision })}
        sx={{ minWidth: 160 }}
      >
        {IMPORT_VALUE_DECISIONS.map((one) => (
          <MenuItem key={one} value={one}>
            {translate(`imports.values.${one}`)}
          </MenuItem>
        ))}
      </TextField>
      {decided.decision === 'map' && (
        <TargetInput value={value} onTarget={(target) => onDecided({ ...decided, target })} />
      )}
    </>
  );
}

function Heading({ hint }: { hint: string }) {
  const translate = useTranslate();
  return (
    <div>
      <Typography variant="h2">{translate('imports.values.title')}</Typography>
      <Typography color="text.secondary" sx={{ mt: 0.5 }}>
        {hint}
      </Typography>
    </div>
  );
}

function Row({ value, children }: { value: ImportValueRecord; children: ReactNode }) {
  const translate = useTranslate();
  return (
    <Stack direction="row" useFlexGap sx={{ gap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}>
      <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          <bdi>{value.name}</bdi>
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {translate(`imports.values.kinds.${value.kind}`)}
          {value.attribute && (
            <>
              {' · '}
              <bdi>{value.attribute}</bdi>
            </>
          )}
        </Typography>
      </Box>
      {children}
    </Stack>
  );
}

interface TargetInputProps {
  value: ImportValueRecord;
  onTarget: (target: Choice | null) => void;
}

function TargetInput({ value, onTarget }: TargetInputProps) {
  const translate = useTranslate();
  const api = useApi();
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const { data = [] } = useQuery({
    queryKey: ['import', 'value', value.id, text],
    enabled: isOpen,
    queryFn: async () => {
      const path = `${api.own(`fetchImportValueChoices/${value.id}`)}?q=${encodeURIComponent(text)}`;
      return (await api.call(path)).body.choices as Choice[];
    },
  });
  const chosen = value.target_id === null ? null : { id: value.target_id, name: value.target_name ?? '' };
  return (
    <Autocomplete
      size="small"
      sx={{ flex: '1 1 240px' }}
      options={data}
      defaultValue={chosen}
      filterOptions={(all) => all}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      onOpen={() => setOpen(true)}
      onInputChange={(_event, next, reason) => setText(reason === 'input' ? next : '')}
      onChange={(_event, target) => onTarget(target)}
      renderInput={(params) => (
        <TextField {...params} margin="none" label={translate('imports.values.map_to')} />
      )}
    />
  );
}
