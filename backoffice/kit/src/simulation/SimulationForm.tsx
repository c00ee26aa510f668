import { FUNDERS, type SaleSimulation } from '@stoa/contracts';
import { Box } from '@mui/material';
import { NumberInput, SelectInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { KINDS } from '../fields/kinds';
import { useLabels } from '../i18n/labels';
import { useApi } from '../schema/SchemaContext';
import { FieldGrid } from '../screens/form/FormArea';
import { useShopSettings } from '../settings/useShopSettings';
import { SoldVariantInput } from './SoldVariantInput';

const money = (name: string) =>
  ({ name, kind: 'money', currencyField: 'currency', required: false, writable: true }) as const;
const ref = (name: string, reference: string) =>
  ({ name, kind: 'ref', reference, required: false, writable: true }) as const;
const VENDOR = ref('vendor_id', 'vendors');
const CATEGORY = ref('category_id', 'categories');
const COUNTRY = ref('country_id', 'countries');

/** What is sold, to where and how it is paid. */
export function SimulationForm({ methods }: { methods: SaleSimulation['payment_methods'] }) {
  const labels = useLabels();
  const isOperator = useApi().audience === 'admin';
  const isNamed = useWatch({ name: 'variant_id' }) !== undefined;
  const currencies = useShopSettings()?.currencies ?? [];
  const chosen = useWatch({ name: 'payment_method' }) as string | undefined;
  const options =
    methods.some(({ code }) => code === chosen) || !chosen
      ? methods
      : [{ code: chosen, name: chosen }, ...methods];
  return (
    <FieldGrid>
      <SoldVariantInput />
      {!isNamed && isOperator && <KINDS.ref.Input field={VENDOR} optional />}
      {!isNamed && <KINDS.ref.Input field={CATEGORY} optional />}
      <Amount name="unit_price" />
      <NumberInput source="quantity" min={1} max={999} helperText={false} />
      <Select
        name="currency"
        choices={currencies.map(({ code, name }) => ({ id: code, name: `${code} · ${name}` }))}
      />
      <Amount name="discount" />
      <Select name="discount_funded_by" choices={FUNDERS.map((id) => ({ id, name: labels.choice(id) }))} />
      <Amount name="shipping" />
      <Amount name="shipping_discount" />
      <Box>
        <KINDS.ref.Input field={COUNTRY} optional />
      </Box>
      <Select name="payment_method" choices={options.map(({ code, name }) => ({ id: code, name }))} />
    </FieldGrid>
  );
}

function Amount({ name }: { name: string }) {
  return <KINDS.money.Input field={money(name)} optional />;
}

function Select({ name, choices }: { name: string; choices: { id: string; name: string }[] }) {
  return <SelectInput source={name} choices={choices} translateChoice={false} helperText={false} />;
}
