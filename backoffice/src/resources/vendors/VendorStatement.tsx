import { Funds, StatementCard, useApi } from '@stoa/console-kit';
import type { PayoutBalance } from '@stoa/contracts';
import { useQuery } from '@tanstack/react-query';
import { useRecordContext } from 'react-admin';

/** A vendor's balance and the statement that explains it. */
export function VendorStatement() {
  const vendor = useRecordContext();
  const api = useApi();
  const id = Number(vendor?.id ?? 0);
  const { data } = useQuery({
    queryKey: ['payout_requests', 'balance', id],
    queryFn: ({ signal }) => api.data<PayoutBalance>(`vendorBalance/${id}`, { signal }),
    enabled: id > 0,
  });
  if (!vendor || !data) return null;
  return (
    <>
      <Funds balance={data} isOwn={false} explainedBy={`explainBalance/${id}`} />
      <StatementCard path={`vendorStatement/${id}`} exportPath={`vendorStatementExport/${id}`} />
    </>
  );
}
