import { Box, Typography } from '@mui/material';
import type { FieldDifference, FieldKind, FieldSchema } from '@stoa/contracts';
import { useLabels } from '../i18n/labels';
import { useTranslate } from '../i18n/useTranslate';
import { useShopSettings } from '../settings/useShopSettings';
import { HistoryValue } from './HistoryValue';

/** Kinds of the fields of a record's parts, which its schema does not declare. */
const PART_KINDS: Record<string, FieldKind> = {
  price: 'money',
  compare_at: 'money',
  cost: 'money',
  tier_prices: 'money',
  weight: 'int',
  backorder: 'choice',
  media_ids: 'media',
};

/** The declared field of a difference, and the language of its text. */
function fieldOf(fields: readonly FieldSchema[], name: string): { field: FieldSchema; language?: string } {
  const [base = name, language] = name.split('.');
  const kind = PART_KINDS[base] ?? 'text';
  const field = fields.find((one) => one.name === base) ?? {
    name: base,
    kind,
    required: false,
    writable: false,
  };
  return { field, language };
}

interface DifferenceTableProps {
  differences: readonly FieldDifference[];
  fields: readonly FieldSchema[];
}

/** The changed fields of an audit entry with their values before and after. */
export function DifferenceTable({ differences, fields }: DifferenceTableProps) {
  const translate = useTranslate();
  const heads = ['field', 'before', 'after'] as const;
  return (
    <Box component="table" sx={tableSx}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {translate(`stoa.history.${head}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {differences.map((difference) => (
          <Difference
            key={`${difference.of ?? ''}/${difference.field}`}
            difference={difference}
            fields={fields}
          />
        ))}
      </tbody>
    </Box>
  );
}

interface DifferenceProps {
  difference: FieldDifference;
  fields: readonly FieldSchema[];
}

function Difference({ difference, fields }: DifferenceProps) {
  const translate = useTranslate();
  const label = useDifferenceLabel(difference, fields);
  const { field } = fieldOf(fields, difference.field);
  if (!('before' in difference))
    return (
      <tr>
        <th scope="row">{label}</th>
        <td colSpan={2}>
          <Typography variant="body2" color="text.secondary">
            {translate('stoa.history.secret')}
          </Typography>
        </td>
      </tr>
    );
  return (
    <tr>
      <th scope="row">{label}</th>
      <td data-label={translate('stoa.history.before')}>
        <Box component="del" sx={{ color: 'text.secondary', textDecorationColor: 'transparent' }}>
          <HistoryValue field={field} value={difference.before} />
        </Box>
      </td>
      <td data-label={translate('stoa.history.after')}>
        <Box component="ins" sx={{ textDecoration: 'none' }}>
          <HistoryValue field={field} value={difference.after} />
        </Box>
      </td>
    </tr>
  );
}

function useDifferenceLabel(
  { field: name, of: part }: FieldDifference,
  fields: readonly FieldSchema[],
): string {
  const labels = useLabels();
  const translate = useTranslate();
  const settings = useShopSettings();
  const { field, language } = fieldOf(fields, name);
  const label = labels.field(field.name);
  if (part) return translate('stoa.history.of', { field: label, part });
  if (!language) return label;
  const named = settings?.languages.find(({ code }) => code === language)?.native_name ?? language;
  return translate('stoa.history.in_language', { field: label, language: named });
}

const tableSx = {
  width: '100%',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  fontSize: 14,
  mt: 1,
  '& th, & td': { textAlign: 'start', verticalAlign: 'top', py: 0.75, paddingInlineEnd: 2 },
  '& thead th': { fontSize: 12, fontWeight: 550, color: 'text.secondary', py: 0.25 },
  '& tbody tr': { borderTop: 1, borderColor: 'divider' },
  '& tbody th': { fontWeight: 550 },
  '& td': { overflowWrap: 'anywhere' },
  '@media (max-width: 599px)': {
    '& thead': {
      position: 'absolute',
      clip: 'rect(0 0 0 0)',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
    },
    '& tr, & th, & td': { display: 'block' },
    '& tbody th, & td': { py: 0.25 },
    '& td::before': { content: 'attr(data-label) ": "', color: 'text.secondary', fontSize: 12 },
  },
};
