import { GeneratedForm, newRecord, PageHeader, useLabels, useSchema, useTranslate } from '@stoa/console-kit';
import { CreateBase, useGetOne } from 'react-admin';
import { useParams } from 'react-router-dom';
import { customerName } from '../customers';

/** Creates an address for the customer in the URL. */
export function AddressCreate() {
  const schema = useSchema();
  const translate = useTranslate();
  const labels = useLabels();
  const customerId = Number(useParams().id);
  const { data: customer } = useGetOne('customers', { id: customerId });
  const home = `/addresses/customer/${customerId}`;
  if (!customer) return null;
  const { first_name, last_name, phone } = customer;
  return (
    <CreateBase redirect={() => home.slice(1)}>
      <PageHeader
        title={translate('stoa.list.new', { name: labels.one(schema.page) })}
        parent={{ label: translate('stoa.address.of', { name: customerName(customer) }), to: home }}
      />
      <GeneratedForm
        defaults={{ ...newRecord(schema), customer_id: customerId, first_name, last_name, phone }}
      />
    </CreateBase>
  );
}
