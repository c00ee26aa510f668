import { Link as MuiLink, Typography } from '@mui/material';
import { isErasedText, type OrderAddress, type OrderRecord } from '@stoa/contracts';
import { useCanAccess } from 'react-admin';
import { Link } from 'react-router-dom';
import { CustomerEmail } from '../customers/CustomerContact';
import { useCustomerName } from '../customers/useCustomerName';
import { StateChip } from '../fields/StateChip';
import { useTranslate } from '../i18n/useTranslate';
import { addressOf } from '../layout/addresses';
import { OrderDelivery } from './OrderDelivery';
import { useMoney } from '../settings/format';
import { useSchemas } from '../schema/SchemaContext';
import { FormArea } from '../screens/form/FormArea';

/** Customer, payment, shipping and billing address. */
export function OrderPeople({ order }: { order: OrderRecord }) {
  const translate = useTranslate();
  const same = JSON.stringify(order.shipping_address) === JSON.stringify(order.billing_address);
  return (
    <>
      <FormArea title={translate('order.customer')}>
        <CustomerName order={order} />
        <CustomerEmail email={order.email} />
      </FormArea>
      {order.replaced_order && (
        <Typography variant="body2">
          <MuiLink component={Link} to={addressOf('orders', 'view', order.replaced_order.id)}>
            {translate('order.replaces', { number: order.replaced_order.number })}
          </MuiLink>
        </Typography>
      )}
      <FormArea title={translate('order.payment')} action={<StateChip value={order.payment_status} />}>
        <Typography variant="body2">{order.payment_method}</Typography>
        <WalletPart order={order} />
        <PaymentAttempts order={order} />
      </FormArea>
      <FormArea title={translate('order.ship_to')}>
        <Address address={order.shipping_address} />
      </FormArea>
      <OrderDelivery order={order} />
      {order.pickup && (
        <FormArea title={translate('order.collect')}>
          <Typography variant="body2" component="div">
            <Lines lines={[order.pickup.address, order.pickup.instructions]} />
          </Typography>
        </FormArea>
      )}
      {!same && (
        <FormArea title={translate('order.bill_to')}>
          <Address address={order.billing_address} />
        </FormArea>
      )}
    </>
  );
}

/** What the customer's wallet has paid, where another method pays the rest. */
function WalletPart({ order: { wallet_amount, total, currency } }: { order: OrderRecord }) {
  const translate = useTranslate();
  const money = useMoney(currency);
  if (wallet_amount <= 0 || wallet_amount >= total) return null;
  return (
    <Typography variant="body2">
      {translate('order.from_wallet', { amount: money(wallet_amount) })}
    </Typography>
  );
}

/** Leads operators to the attempts to pay for the checkout; vendors have no list of them. */
function PaymentAttempts({ order }: { order: OrderRecord }) {
  const translate = useTranslate();
  const isListed = useSchemas().page('payments')?.screens.includes('list') ?? false;
  const { canAccess } = useCanAccess({ resource: 'payments', action: 'list', enabled: isListed });
  if (!isListed || !canAccess) return null;
  const query = encodeURIComponent(JSON.stringify({ reference: order.group_number }));
  return (
    <MuiLink component={Link} to={`${addressOf('payments', 'list')}?filter=${query}`} variant="body2">
      {translate('stoa.payment_attempt.attempts')}
    </MuiLink>
  );
}

function CustomerName({ order }: { order: OrderRecord }) {
  const translate = useTranslate();
  const nameOf = useCustomerName();
  // The seller portal has no customers, only their names on orders.
  const isListed = useSchemas().page('customers')?.screens.includes('view') ?? false;
  const { canAccess } = useCanAccess({ resource: 'customers', action: 'show', enabled: isListed });
  if (order.customer_id === null) {
    return (
      <Typography variant="body2">
        {order.customer_name} ({translate('order.guest')})
      </Typography>
    );
  }
  if (!isListed || !canAccess || order.is_customer_deleted)
    return <Typography variant="body2">{nameOf(order.customer_name)}</Typography>;
  return (
    <Typography variant="body2" sx={{ fontWeight: 600 }}>
      <MuiLink component={Link} to={addressOf('customers', 'view', order.customer_id)}>
        {nameOf(order.customer_name)}
      </MuiLink>
    </Typography>
  );
}

/** An address; of an erased customer's only what taxes depend on is left. */
function Address({ address }: { address: OrderAddress }) {
  const lines = [address.name, address.company, ...address.lines].filter(
    (line) => line && !isErasedText(line),
  );
  return (
    <Typography component="address" variant="body2" sx={{ fontStyle: 'normal' }}>
      <Lines lines={[...lines, address.phone]} />
    </Typography>
  );
}

/** Lines that are each in a language of their own: a postcode stays before its city in every direction. */
function Lines({ lines }: { lines: readonly (string | null)[] }) {
  return lines.filter(Boolean).map((line, place) => (
    <div key={place} style={{ whiteSpace: 'pre-line' }}>
      <bdi>{line}</bdi>
    </div>
  ));
}
