import { EmptyList, GeneratedList, ListTable, NameLink, useMoment, useSchema } from '@stoa/console-kit';
import { useRecordContext } from 'react-admin';

/** Columns of the log of deliveries. */
export const DELIVERY_COLUMNS = [
  'event_type',
  'endpoint_id',
  'state',
  'attempts',
  'response_code',
  'attempted_at',
];
const CELLS = { event_type: Event, attempted_at: Attempted };

/** The log of deliveries, each linked by its event; of an attempt the time of day counts. */
export function DeliveryList() {
  return (
    <GeneratedList columns={DELIVERY_COLUMNS}>
      <ListTable columns={DELIVERY_COLUMNS} cells={CELLS} empty={<EmptyList />} />
    </GeneratedList>
  );
}

function Event() {
  const schema = useSchema();
  const field = schema.fields.find(({ name }) => name === 'event_type');
  return field ? <NameLink schema={schema} field={field} screen="view" /> : null;
}

function Attempted() {
  const moment = useMoment();
  const delivery = useRecordContext<{ attempted_at: string | null }>();
  if (!delivery?.attempted_at) return null;
  return <time dateTime={delivery.attempted_at}>{moment(delivery.attempted_at)}</time>;
}
