import UndoOutlined from '@mui/icons-material/UndoOutlined';
import { Button } from '@mui/material';
import type { OrderRecord, OrderState, PaymentStatus } from '@stoa/contracts';
import { useState } from 'react';
import { useHasPermission } from '../../auth/useHasPermission';
import { useTranslate } from '../../i18n/useTranslate';
import { RefundDialog } from './RefundDialog';

const PAID: readonly PaymentStatus[] = ['paid', 'partially_paid', 'partially_refunded'];
/** Void orders are refunded without being asked. */
const VOID: readonly OrderState[] = ['cancelled', 'expired'];

/** Refunds parts of a paid order without a return, for permitted users. */
export function RefundButton({ order }: { order: OrderRecord }) {
  const translate = useTranslate();
  const mayRefund = useHasPermission('orders.status');
  const [isOpen, setOpen] = useState(false);
  if (!mayRefund || !PAID.includes(order.payment_status) || VOID.includes(order.state)) return null;
  return (
    <>
      <Button variant="outlined" startIcon={<UndoOutlined />} onClick={() => setOpen(true)}>
        {translate('stoa.grant_refund.open')}
      </Button>
      {isOpen && <RefundDialog order={order} onClose={() => setOpen(false)} />}
    </>
  );
}
