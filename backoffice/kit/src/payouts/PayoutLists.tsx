import PaymentsOutlined from '@mui/icons-material/PaymentsOutlined';
import { useTranslate } from '../i18n/useTranslate';
import { EmptyState } from '../screens/list/EmptyList';
import { GeneratedList } from '../screens/list/GeneratedList';
import { PayoutTable, usePayoutColumns } from './PayoutTable';
import { TransferButton } from './TransferButton';
import { RiderPayoutButton } from './RiderPayoutButton';

const LATEST = { field: 'created_at', order: 'DESC' as const };

/** Vendors' payout requests, decided by operators. */
export function PayoutList() {
  const translate = useTranslate();
  const empty = (
    <EmptyState
      icon={PaymentsOutlined}
      title={translate('stoa.payout.none')}
      text={translate('stoa.payout.none_hint')}
    />
  );
  return (
    <GeneratedList
      sort={LATEST}
      columns={usePayoutColumns('payout_requests', 'vendors')}
      tools={<TransferButton page="payout_requests" />}
    >
      <PayoutTable page="payout_requests" people="vendors" empty={empty} />
    </GeneratedList>
  );
}

/** Riders' payout requests, decided by the operator or vendor that employs them. */
export function RiderPayoutList() {
  const translate = useTranslate();
  const empty = (
    <EmptyState
      icon={PaymentsOutlined}
      title={translate('stoa.payout.none')}
      text={translate('stoa.payout.riders_none_hint')}
    >
      <RiderPayoutButton />
    </EmptyState>
  );
  return (
    <GeneratedList
      sort={LATEST}
      columns={usePayoutColumns('rider_payout_requests', 'riders')}
      tools={
        <>
          <TransferButton page="rider_payout_requests" />
          <RiderPayoutButton />
        </>
      }
    >
      <PayoutTable page="rider_payout_requests" people="riders" empty={empty} />
    </GeneratedList>
  );
}
