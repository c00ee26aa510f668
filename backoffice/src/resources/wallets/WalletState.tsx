import {
  isolated,
  StateMenu,
  useApi,
  useCustomerName,
  useLabels,
  useMoney,
  useTranslate,
  type TextKey,
  type TextName,
} from '@stoa/console-kit';
import { Button, Typography } from '@mui/material';
import { WALLET_CREDIT_TYPES, type WalletTransactionType, type WithdrawalAccount } from '@stoa/contracts';
import { useMutation } from '@tanstack/react-query';
import { useCanAccess, useNotify } from 'react-admin';
import type { WalletRecord } from './wallet-record';

const isRejection = (to: string): boolean => to === 'failed';
const reasonOf = (to: string): TextKey | undefined =>
  isRejection(to) ? 'stoa.wallet.rejection_reason' : undefined;
/** Maximum length of the reason that the customer reads, in characters. */
const MAX_REASON_LENGTH = 500;

/** What setting a state means for a transaction that waits for an operator. */
function consequenceOf(type: WalletTransactionType, to: string): TextName<'stoa.wallet.move_text'> {
  const isCredit = WALLET_CREDIT_TYPES.some((one) => one === type);
  if (!isRejection(to)) return isCredit ? 'credit_posted' : 'posted';
  if (isCredit) return 'credit_failed';
  return type === 'withdrawal' ? 'withdrawal_failed' : 'deposit_failed';
}

/** The state of a transaction, which permitted operators decide while it is pending. */
export function WalletState({ row }: { row: WalletRecord }) {
  const translate = useTranslate();
  const labels = useLabels();
  const money = useMoney(row.currency);
  const api = useApi();
  const { canAccess = false } = useCanAccess({ resource: 'wallet_transactions', action: 'status' });
  const nameOf = useCustomerName();
  const { id, number, type, state, amount, allowed, customer_name, destination } = row;
  const facts = {
    type: labels.choice(type),
    amount: money(amount),
    customer: isolated(nameOf(customer_name)),
  };
  const isCredit = WALLET_CREDIT_TYPES.some((one) => one === type);
  return (
    <>
      <StateMenu
        state={state}
        allowed={allowed}
        permitted={canAccess}
        page="wallet_transactions"
        name={number}
        text={(to) => translate(`stoa.wallet.move_text.${consequenceOf(type, to)}`, facts)}
        noteOf={isCredit ? undefined : reasonOf}
        needsNote={isCredit ? undefined : isRejection}
        noteLength={MAX_REASON_LENGTH}
        move={(status, reason) =>
          api.call(api.own(`updateWalletTransactionStatus/${id}`), {
            method: 'PUT',
            body: { status, reason: reason || null, filterData: { range: [0, 0] } },
          })
        }
      />
      {destination && <Account id={id} hint={destination} permitted={canAccess} />}
    </>
  );
}

/** The account of a withdrawal; its whole number is shown on request to those who pay it. */
function Account({ id, hint, permitted }: { id: number; hint: string; permitted: boolean }) {
  const translate = useTranslate();
  const api = useApi();
  const notify = useNotify();
  const { data, mutate, isPending } = useMutation({
    mutationFn: () => api.data<WithdrawalAccount>(`walletTransactionAccount/${id}`),
    onError: (error: Error) => notify(error.message, { type: 'error' }),
  });
  return (
    <Typography component="div" variant="caption" color="text.secondary">
      <bdi dir="ltr" style={{ whiteSpace: 'nowrap' }}>
        {data?.destination ?? hint}
      </bdi>
      {permitted && !data && (
        <Button size="small" loading={isPending} onClick={() => mutate()}>
          {translate('stoa.wallet.show_account')}
        </Button>
      )}
    </Typography>
  );
}
