import type { OrderRecord, OrderRow } from '@stoa/contracts';
import { AutocompleteInput, ReferenceInput, required, SelectInput, useGetOne } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useCustomerName } from '../customers/useCustomerName';
import type { FieldInputProps } from '../fields/field-props';
import { useInputProps } from '../fields/useInputProps';
import { useTranslate } from '../i18n/useTranslate';

const ARRIVED = { state: ['delivered', 'completed'] };
const WHOLE = { whole: true };
const byText = (q: string) => (q ? { q } : {});

/** Selects a purchased, delivered item: first the order, then its line. */
export function PurchaseInput(props: FieldInputProps) {
  const translate = useTranslate();
  const input = useInputProps(props);
  const nameOf = useCustomerName();
  const order_id = useWatch({ name: 'order_id' }) as number | null | undefined;
  const { data: order } = useGetOne<OrderRecord>(
    'orders',
    { id: order_id ?? 0, meta: WHOLE },
    { enabled: Boolean(order_id) },
  );
  const choices = (order?.lines ?? []).map(({ id, name, sku }) => ({ id, name: `${name} (${sku})` }));
  return (
    <>
      <ReferenceInput source="order_id" reference="orders" filter={ARRIVED} sort={LATEST} perPage={25}>
        <AutocompleteInput
          optionText={({ number, customer_name }: OrderRow) => `${number} · ${nameOf(customer_name)}`}
          filterToQuery={byText}
          validate={required()}
          helperText={translate('stoa.review.order_hint')}
        />
      </ReferenceInput>
      <SelectInput
        source={input.source}
        choices={choices}
        translateChoice={false}
        validate={required()}
        disabled={choices.length === 0}
        helperText={false}
      />
    </>
  );
}

const LATEST = { field: 'placed_at', order: 'DESC' as const };
