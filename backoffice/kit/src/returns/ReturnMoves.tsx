import { Button, Typography } from '@mui/material';
import type { ReturnRecord, ReturnState } from '@stoa/contracts';
import { useState } from 'react';
import { useCustomerName } from '../customers/useCustomerName';
import { useHasPermission } from '../auth/useHasPermission';
import { isolated } from '../i18n/isolated';
import { useTranslate } from '../i18n/useTranslate';
import { useApi } from '../schema/SchemaContext';
import { MoveDialog } from '../screens/MoveDialog';
import { useNumber } from '../settings/format';
import { InspectDialog } from './InspectDialog';

/** Steps with a button of their own; the server decides which of them are allowed. */
const STEPS = ['cancelled', 'rejected', 'approved', 'received', 'inspected'] as const;
type Step = (typeof STEPS)[number];

const MAX_NOTE_LENGTH = 1000;
const TAKES_REASON: readonly string[] = ['rejected', 'cancelled'];

/** The allowed decisions on a return, for permitted users. */
export function ReturnMoves({ item }: { item: ReturnRecord }) {
  const translate = useTranslate();
  const mayMove = useHasPermission('returns.status');
  const [chosen, setChosen] = useState<ReturnState | null>(null);
  const steps = STEPS.filter((step) => item.allowed.includes(step));
  if (!mayMove) return null;
  if (steps.length === 0) {
    // Only vendors are left without a decision then.
    const isEscalated = item.state === 'requested' && item.escalated_at !== null;
    return (
      <Typography variant="body2" color="text.secondary">
        {translate(isEscalated ? 'stoa.return.operators_decide' : 'order.no_moves')}
      </Typography>
    );
  }
  const close = () => setChosen(null);
  return (
    <>
      {steps.map((step) => (
        <Button key={step} {...looksOf(step)} onClick={() => setChosen(step)}>
          {translate(`stoa.return.steps.${step}`)}
        </Button>
      ))}
      {chosen === 'inspected' && <InspectDialog item={item} onClose={close} />}
      {chosen && chosen !== 'inspected' && <ChangeDialog item={item} to={chosen} onClose={close} />}
    </>
  );
}

function looksOf(step: Step): { variant: 'contained' | 'outlined'; color: 'primary' | 'error' } {
  const isRefusal = TAKES_REASON.includes(step);
  return { variant: isRefusal ? 'outlined' : 'contained', color: isRefusal ? 'error' : 'primary' };
}

interface ChangeDialogProps {
  item: ReturnRecord;
  to: ReturnState;
  onClose: () => void;
}

/** Confirms a decision, with a message to the customer. */
function ChangeDialog({ item, to, onClose }: ChangeDialogProps) {
  const translate = useTranslate();
  const number = useNumber();
  const api = useApi();
  const nameOf = useCustomerName();
  const facts = { customer: isolated(nameOf(item.customer_name)), quantity: number(item.item_count) };
  return (
    <MoveDialog
      to={to}
      name={item.number}
      text={translate('stoa.return.move_text', facts)}
      noteOf={() => 'stoa.return.message'}
      needsNote={(state) => TAKES_REASON.includes(state)}
      noteLength={MAX_NOTE_LENGTH}
      move={(state, note) =>
        api.call(api.own('changeReturnStatus'), {
          method: 'POST',
          body: { return_id: item.id, state, ...(note && { note }) },
        })
      }
      page="returns"
      onClose={onClose}
    />
  );
}
