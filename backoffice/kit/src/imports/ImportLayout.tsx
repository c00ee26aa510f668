import { Box, Card, MenuItem, TextField, Typography } from '@mui/material';
import {
  IMPORT_DATE_ORDERS,
  IMPORT_DELIMITERS,
  IMPORT_ENCODINGS,
  IMPORT_WEIGHT_UNITS,
  type ImportEncoding,
  type ImportLayout as Layout,
  type ImportRecord,
} from '@stoa/contracts';
import { useTranslate } from '../i18n/useTranslate';
import { useShopSettings } from '../settings/useShopSettings';
import { useMove } from './useImport';

const DELIMITER_NAMES = { ',': 'comma', ';': 'semicolon', '\t': 'tab', '|': 'bar' } as const;
/** Encodings that have the same name in every language. */
const UNICODE = { 'utf-8': 'UTF-8', 'utf-16le': 'UTF-16 LE', 'utf-16be': 'UTF-16 BE' } as const;
const MARK_NAMES = { '.': 'point', ',': 'comma' } as const;

type Property = Exclude<keyof Layout, 'file_type'>;

/** Properties of one type of file only. */
const OF_FILE_TYPE: Partial<Record<Property, Layout['file_type']>> = {
  encoding: 'csv',
  delimiter: 'csv',
  sheet: 'xlsx',
};

/** How the file is read: detected, changeable, and asked where the file leaves it open. */
export function ImportLayout({ record }: { record: ImportRecord }) {
  const translate = useTranslate();
  const { file_type } = record.layout;
  const choices = useChoices(record.sheets).filter(
    ([property]) => (OF_FILE_TYPE[property] ?? file_type) === file_type,
  );
  return (
    <Card sx={{ p: 2 }}>
      <Typography variant="h2">{translate('imports.layout.title')}</Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mt: 0.25, mb: 2 }}>
        {translate('imports.layout.hint')}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))',
        }}
      >
        {choices.map(([property, options]) => (
          <LayoutChoice key={property} property={property} options={options} record={record} />
        ))}
      </Box>
    </Card>
  );
}

interface LayoutChoiceProps {
  property: Property;
  /** Values with their labels. */
  options: readonly (readonly [string, string])[];
  record: ImportRecord;
}

function LayoutChoice({ property, options, record }: LayoutChoiceProps) {
  const translate = useTranslate();
  const move = useMove(record.id);
  const question = record.questions.find((one) => one.property === property);
  const facts = question && { example: question.example, column: question.column };
  const text = property === 'currency' ? 'imports.layout.ask_currency' : 'imports.layout.ask';
  return (
    <TextField
      select
      margin="none"
      label={translate(`imports.layout.${property}`)}
      value={record.layout[property] ?? ''}
      required={question !== undefined}
      error={question !== undefined}
      helperText={facts && translate(text, facts)}
      disabled={move.isPending}
      onChange={({ target }) =>
        move.mutate({ call: 'setImportLayout', method: 'PUT', body: { [property]: target.value } })
      }
    >
      {options.map(([value, label]) => (
        <MenuItem key={value} value={value}>
          {label}
        </MenuItem>
      ))}
    </TextField>
  );
}

function useChoices(sheets: readonly string[]): [Property, (readonly [string, string])[]][] {
  const translate = useTranslate();
  const currency = useShopSettings()?.currency.code;
  return [
    ['sheet', sheets.map((one) => [one, one])],
    [
      'encoding',
      IMPORT_ENCODINGS.map((one) => [
        one,
        isUnicode(one) ? UNICODE[one] : translate(`imports.layout.encodings.${one}`),
      ]),
    ],
    [
      'delimiter',
      IMPORT_DELIMITERS.map((one) => [one, translate(`imports.layout.delimiters.${DELIMITER_NAMES[one]}`)]),
    ],
    [
      'decimal_mark',
      (['.', ','] as const).map((one) => [one, translate(`imports.layout.marks.${MARK_NAMES[one]}`)]),
    ],
    ['date_order', IMPORT_DATE_ORDERS.map((one) => [one, translate(`imports.layout.orders.${one}`)])],
    ['weight_unit', IMPORT_WEIGHT_UNITS.map((one) => [one, translate(`imports.layout.units.${one}`)])],
    ['currency', currency ? [[currency, currency]] : []],
  ];
}

function isUnicode(encoding: ImportEncoding): encoding is keyof typeof UNICODE {
  return encoding in UNICODE;
}
