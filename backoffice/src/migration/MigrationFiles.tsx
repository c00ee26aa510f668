import { FormArea, useNumber, useHasPermission, useTranslate } from '@stoa/console-kit';
import { Alert, Box, Chip, MenuItem, Stack, TextField, Typography } from '@mui/material';
import {
  SHOP_MIGRATION_KINDS,
  SHOP_MIGRATION_OUTCOMES,
  SHOP_MIGRATION_SOURCES,
  type ShopMigrationFileRecord,
  type ShopMigrationRecord,
} from '@stoa/contracts';
import { useMigrationChange } from './useMigration';

/** The files with what they contain, which can be changed until the run, and the outcomes of their records. */
export function MigrationFiles({ record }: { record: ShopMigrationRecord }) {
  return record.files.map((file) => <MigrationFile key={file.id} file={file} record={record} />);
}

function MigrationFile({ file, record }: { file: ShopMigrationFileRecord; record: ShopMigrationRecord }) {
  const translate = useTranslate();
  const number = useNumber();
  const isPermitted = useHasPermission('shop_migrations.update');
  const isOpen = isPermitted && (record.state === 'uploaded' || record.state === 'checked');
  const unread = file.columns.filter(({ field }) => field === null).map(({ name }) => name);
  return (
    <FormArea title={file.sheet ? `${file.filename} › ${file.sheet}` : file.filename}>
      <Stack sx={{ gap: 1.5 }}>
        {isOpen ? <FileChoices file={file} migration={record.id} /> : <FileFacts file={file} />}
        {file.missing.length > 0 && (
          <Alert severity="warning">
            {translate('stoa.migration.missing', { fields: file.missing.join(', ') })}
          </Alert>
        )}
        {file.kind && unread.length > 0 && (
          <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
            {translate('stoa.migration.unread', { columns: unread.join(', ') })}
          </Typography>
        )}
        <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
          <Chip
            size="small"
            variant="outlined"
            label={translate('imports.rows', {
              smart_count: file.rows_total,
              number: number(file.rows_total),
            })}
          />
          {SHOP_MIGRATION_OUTCOMES.filter((name) => file[name] > 0).map((name) => (
            <Chip
              key={name}
              size="small"
              color={COLORS[name]}
              label={`${translate(`stoa.migration.outcomes.${name}`)}: ${number(file[name])}`}
            />
          ))}
        </Stack>
      </Stack>
    </FormArea>
  );
}

const COLORS = {
  created: 'success',
  updated: 'success',
  unchanged: 'default',
  kept: 'info',
  waiting: 'warning',
  refused: 'error',
} as const;

function FileFacts({ file: { kind, source } }: { file: ShopMigrationFileRecord }) {
  const translate = useTranslate();
  const contents = kind ? translate(`stoa.migration.kinds.${kind}`) : translate('stoa.migration.left_out');
  return (
    <Typography>
      {contents} · {translate(`imports.sources.${source}`)}
    </Typography>
  );
}

const DATE_ORDERS = ['ymd', 'dmy', 'mdy'] as const;
const MARKS = ['.', ','] as const;

/** Kind, source and style of a file. */
function FileChoices({ file, migration }: { file: ShopMigrationFileRecord; migration: number }) {
  const translate = useTranslate();
  const { mutate, isPending } = useMigrationChange(migration);
  const set = (body: object) => mutate({ call: `setMigrationFile/${file.id}`, method: 'PUT', body });
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))' }}>
      <Choice
        label={translate('stoa.migration.contents')}
        value={file.kind ?? ''}
        disabled={isPending}
        options={[
          ['', translate('stoa.migration.left_out')],
          ...SHOP_MIGRATION_KINDS.map((kind): [string, string] => [
            kind,
            translate(`stoa.migration.kinds.${kind}`),
          ]),
        ]}
        onChange={(kind) => set({ kind: kind || null })}
      />
      <Choice
        label={translate('imports.source')}
        value={file.source}
        disabled={isPending}
        options={SHOP_MIGRATION_SOURCES.map((one) => [one, translate(`imports.sources.${one}`)])}
        onChange={(source) => set({ source })}
      />
      <Choice
        label={translate('imports.layout.date_order')}
        value={file.date_order ?? ''}
        disabled={isPending}
        options={[['', '–'], ...DATE_ORDERS.map((one): [string, string] => [one, EXAMPLES[one]])]}
        onChange={(date_order) => date_order && set({ date_order })}
      />
      <Choice
        label={translate('imports.layout.decimal_mark')}
        value={file.decimal_mark ?? ''}
        disabled={isPending}
        options={[['', '–'], ...MARKS.map((one): [string, string] => [one, `12${one}50`])]}
        onChange={(decimal_mark) => decimal_mark && set({ decimal_mark })}
      />
    </Box>
  );
}

const EXAMPLES = { ymd: '2026-05-31', dmy: '31/05/2026', mdy: '05/31/2026' } as const;

interface ChoiceProps {
  label: string;
  value: string;
  disabled: boolean;
  options: readonly (readonly [string, string])[];
  onChange: (value: string) => void;
}

function Choice({ label, value, disabled, options, onChange }: ChoiceProps) {
  return (
    <TextField
      select
      size="small"
      label={label}
      value={value}
      disabled={disabled}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
    >
      {options.map(([name, text]) => (
        <MenuItem key={name} value={name}>
          {text}
        </MenuItem>
      ))}
    </TextField>
  );
}
