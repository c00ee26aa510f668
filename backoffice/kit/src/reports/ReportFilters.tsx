import { Autocomplete, Box, Button, MenuItem, TextField } from '@mui/material';
import { ORDER_STATES, REPORT_GROUPS } from '@stoa/contracts';
import { useState } from 'react';
import { useGetList, useGetMany } from 'react-admin';
import { useLabels } from '../i18n/labels';
import { useTranslate } from '../i18n/useTranslate';
import { useApi, useSchemas } from '../schema/SchemaContext';
import { useShopSettings } from '../settings/useShopSettings';
import type { ReportName } from './kinds';
import type { Narrowing, ReportParams } from './params';

interface ReportFiltersProps {
  name: ReportName;
  params: ReportParams;
  onChange: (values: Record<string, string>) => void;
  onClear: () => void;
}

/** Filters of a report: search, vendor, category, payment method, state and currency. */
export function ReportFilters({ name, params, onChange, onClear }: ReportFiltersProps) {
  const translate = useTranslate();
  const { audience } = useApi();
  const { narrowed } = params;
  const choose = (field: Narrowing) => (value: string) => onChange({ [field]: value });
  return (
    <Box sx={filtersSx}>
      <SearchField value={narrowed.q ?? ''} onChange={choose('q')} />
      {name === 'sales' && <GroupChoice value={narrowed.group ?? 'day'} onChange={choose('group')} />}
      {audience === 'admin' && (
        <RecordChoice
          page="vendors"
          label={translate('report.columns.vendor_name')}
          value={narrowed.vendor_id}
          onChange={choose('vendor_id')}
        />
      )}
      <RecordChoice
        page="categories"
        label={translate('report.category')}
        value={narrowed.category_id}
        onChange={choose('category_id')}
      />
      <OrderChoices name={name} params={params} onChange={onChange} />
      {Object.keys(narrowed).length > 0 && <Button onClick={onClear}>{translate('report.clear')}</Button>}
    </Box>
  );
}

function GroupChoice({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const translate = useTranslate();
  const options = REPORT_GROUPS.map((group) => ({
    value: group,
    label: translate(`report.by_${group}`),
  }));
  return <Choice label={translate('report.group')} value={value} options={options} onChange={onChange} />;
}

/** Payment method, state and currency of the orders. */
function OrderChoices({ name, params, onChange }: Omit<ReportFiltersProps, 'onClear'>) {
  const translate = useTranslate();
  const labels = useLabels();
  const settings = useShopSettings();
  const { payment_method = '', state = '', currency = '' } = params.narrowed;
  const column = (field: 'payment_method' | 'state' | 'currency') => translate(`report.columns.${field}`);
  const currencies = (settings?.currencies ?? []).map(({ code }) => ({ value: code, label: code }));
  const states = ORDER_STATES.map((one) => ({ value: one, label: labels.choice(one) }));
  return (
    <>
      <PaymentChoice
        label={column('payment_method')}
        value={payment_method}
        onChange={(value) => onChange({ payment_method: value })}
      />
      <Choice
        all={translate(name === 'orders' ? 'report.every_state' : 'report.every_sale')}
        label={column('state')}
        value={state}
        options={states}
        onChange={(value) => onChange({ state: value })}
      />
      <Choice
        all={translate('report.every_currency')}
        label={column('currency')}
        value={currency}
        options={currencies}
        onChange={(value) => onChange({ currency: value })}
      />
    </>
  );
}

/** Applies the search on blur or Enter. */
function SearchField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const translate = useTranslate();
  const [typed, setTyped] = useState(value);
  const send = () => typed.trim() !== value && onChange(typed.trim());
  return (
    <TextField
      size="small"
      margin="none"
      type="search"
      label={translate('ra.action.search')}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={send}
      onKeyDown={(event) => event.key === 'Enter' && send()}
      sx={{ width: { sm: 190 } }}
    />
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  options: { value: string; label: string }[];
  /** Label of the option without a filter. */
  all?: string;
  onChange: (value: string) => void;
}

function Choice({ label, value, options, all, onChange }: ChoiceProps) {
  return (
    <TextField
      select
      size="small"
      margin="none"
      label={label}
      value={options.some((option) => option.value === value) ? value : ''}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      sx={{ width: { sm: 170 } }}
    >
      {all && <MenuItem value="">{all}</MenuItem>}
      {options.map((option) => (
        <MenuItem key={option.value} value={option.value}>
          {option.label}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** Payment methods by their codes; only where this console may look them up. */
function PaymentChoice(props: { label: string; value: string; onChange: (value: string) => void }) {
  const translate = useTranslate();
  const isDeclared = useSchemas().page('payment_methods') !== undefined;
  const { data = [] } = useGetList(
    'payment_methods',
    { pagination: { page: 1, perPage: 50 }, sort: { field: 'id', order: 'ASC' }, meta: { lookup: true } },
    { enabled: isDeclared },
  );
  if (!isDeclared) return null;
  const options = data.map(({ code, name }) => ({ value: String(code), label: String(name) }));
  return <Choice {...props} all={translate('report.every_payment')} options={options} />;
}

interface RecordChoiceProps {
  page: string;
  label: string;
  value: string | undefined;
  onChange: (id: string) => void;
}

/** Selects one record by its name. */
function RecordChoice({ page, label, value, onChange }: RecordChoiceProps) {
  const schema = useSchemas().page(page);
  const [typed, setTyped] = useState('');
  const filter = typed ? { q: typed } : {};
  const { data: records = [] } = useGetList(
    page,
    {
      filter,
      pagination: { page: 1, perPage: 30 },
      sort: { field: 'id', order: 'ASC' },
      meta: { lookup: true },
    },
    { enabled: schema !== undefined },
  );
  const { data: chosen } = useGetMany(
    page,
    { ids: value ? [Number(value)] : [] },
    { enabled: Boolean(schema && value) },
  );
  if (!schema) return null;
  const selected = value ? (chosen?.[0] ?? null) : null;
  return (
    <Autocomplete
      size="small"
      options={selected && !records.some(({ id }) => id === selected.id) ? [selected, ...records] : records}
      value={selected}
      getOptionKey={({ id }) => id}
      getOptionLabel={(record) => String(record[schema.label] ?? '')}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      filterOptions={(all) => all}
      onInputChange={(_event, text, reason) => reason === 'input' && setTyped(text)}
      onChange={(_event, record) => onChange(record ? String(record.id) : '')}
      sx={{ width: { sm: 210 } }}
      renderInput={(inputProps) => <TextField {...inputProps} margin="none" label={label} />}
    />
  );
}

const filtersSx = {
  display: { xs: 'grid', sm: 'flex' },
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  mb: 2,
};
