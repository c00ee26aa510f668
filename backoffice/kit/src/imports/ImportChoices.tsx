import { Autocomplete, Card, FormControlLabel, MenuItem, Switch, TextField } from '@mui/material';
import type { ImportColumn, ImportOptions } from '@stoa/contracts';
import { useQuery } from '@tanstack/react-query';
import { useTranslate, type TextKey } from '../i18n/useTranslate';
import { entriesOf } from '../schema/entries';
import { useApi } from '../schema/SchemaContext';
import { lacksVendor } from './lacks-vendor';

interface ImportChoicesProps {
  options: ImportOptions;
  onOptions: (options: ImportOptions) => void;
  vendor: number | null;
  onVendor: (vendor: number | null) => void;
  columns: readonly ImportColumn[];
}

type Choice = 'scope' | 'existing' | 'status' | 'stock' | 'unsupported';

const CHOICES: { readonly [Name in Choice]: Readonly<Record<ImportOptions[Name], TextKey>> } = {
  scope: { products: 'imports.options.scope.products', stock: 'imports.options.scope.stock' },
  existing: { update: 'imports.options.existing.update', skip: 'imports.options.existing.skip' },
  status: { draft: 'imports.options.status.draft', active: 'imports.options.status.active' },
  unsupported: {
    refuse: 'imports.options.unsupported.refuse',
    draft: 'imports.options.unsupported.draft',
  },
  stock: { set: 'imports.options.stock.set', leave: 'imports.options.stock.leave' },
};

const SWITCHES = ['pictures', 'description_pictures'] as const;

/** Import options: the vendor, and how existing products are handled. */
export function ImportChoices({ options, onOptions, vendor, onVendor, columns }: ImportChoicesProps) {
  const translate = useTranslate();
  const { audience } = useApi();
  return (
    <Card sx={{ p: 2, display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(220px, 1fr))' }}>
      {audience === 'admin' && <VendorChoice vendor={vendor} onVendor={onVendor} columns={columns} />}
      {entriesOf(CHOICES).map(([name, texts]) => (
        <TextField
          key={name}
          select
          margin="none"
          label={translate(`imports.options.${name}.label`)}
          value={options[name] ?? Object.keys(texts)[0]}
          onChange={(event) => onOptions({ ...options, [name]: event.target.value })}
        >
          {Object.entries(texts).map(([value, text]) => (
            <MenuItem key={value} value={value}>
              {translate(text)}
            </MenuItem>
          ))}
        </TextField>
      ))}
      {SWITCHES.map((name) => (
        <FormControlLabel
          key={name}
          control={
            <Switch
              checked={options[name] ?? false}
              onChange={(_event, isOn) => onOptions({ ...options, [name]: isOn })}
            />
          }
          label={translate(`imports.options.${name}`)}
          sx={{ gap: 1, marginInlineStart: 0 }}
        />
      ))}
    </Card>
  );
}

interface Vendor {
  id: number;
  store_name: string;
}

function VendorChoice({
  vendor,
  onVendor,
  columns,
}: Pick<ImportChoicesProps, 'vendor' | 'onVendor' | 'columns'>) {
  const translate = useTranslate();
  const api = useApi();
  const { data = [] } = useQuery({
    queryKey: ['import', 'vendors'],
    queryFn: async () => (await api.call(api.own('vendorsActive'))).body.vendors as Vendor[],
  });
  return (
    <Autocomplete
      options={data}
      value={data.find(({ id }) => id === vendor) ?? null}
      getOptionLabel={({ store_name }) => store_name}
      getOptionKey={({ id }) => id}
      onChange={(_event, chosen) => onVendor(chosen?.id ?? null)}
      renderInput={(params) => (
        <TextField
          {...params}
          margin="none"
          required={lacksVendor(null, columns)}
          label={translate('imports.options.vendor')}
          helperText={translate(
            lacksVendor(vendor, columns) ? 'imports.options.vendor_missing' : 'imports.options.vendor_hint',
          )}
        />
      )}
    />
  );
}
