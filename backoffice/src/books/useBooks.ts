import { useApi } from '@stoa/console-kit';
import type { BooksVerification, LedgerAccount, LedgerOwnerBalance, TrialBalance } from '@stoa/contracts';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useNotify } from 'react-admin';

/** All accounts at the end of a day; of today without one. */
export function useTrialBalance(day: string) {
  const api = useApi();
  return useQuery({
    queryKey: ['trialBalance', day],
    placeholderData: keepPreviousData,
    queryFn: () => api.data<TrialBalance>(`trialBalance${day ? `?day=${day}` : ''}`),
  });
}

/** Balances of the owners of one account. */
export function useOwnerBalances(account: LedgerAccount | null, day: string) {
  const api = useApi();
  return useQuery({
    queryKey: ['ledgerAccountBalances', account, day],
    enabled: account !== null,
    queryFn: () =>
      api.data<LedgerOwnerBalance[]>(`ledgerAccountBalances?account=${account}${day ? `&day=${day}` : ''}`),
  });
}

/** Checks every rule of the books on the server. */
export function useVerifyBooks() {
  const api = useApi();
  const notify = useNotify();
  return useMutation({
    mutationFn: () => api.data<BooksVerification>('verifyBooks'),
    onError: (error) => notify(error.message, { type: 'error' }),
  });
}
