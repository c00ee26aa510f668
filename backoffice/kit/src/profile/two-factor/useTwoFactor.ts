import type { RecoveryCodeList, TwoFactorSetup, TwoFactorState } from '@stoa/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../schema/SchemaContext';

const PATH = 'auth/twoFactor';
const KEY = ['two-factor'];

/** Proof of the account's ownership. */
export interface Proof {
  current_password: string;
  code: string;
}

/** Two-factor sign-in of the own account: its state, and the calls that change it. */
export function useTwoFactor() {
  const api = useApi();
  const queries = useQueryClient();
  const { data: state } = useQuery({
    queryKey: KEY,
    staleTime: 0,
    queryFn: () => api.data<TwoFactorState>(PATH),
  });
  const send = <T>(method: 'POST' | 'DELETE', path: string, body: object) =>
    api.data<T>(path, { method, body });
  return {
    state,
    renew: () => queries.invalidateQueries({ queryKey: KEY }),
    begin: (current_password: string) => send<TwoFactorSetup>('POST', PATH, { current_password }),
    confirm: async (code: string) =>
      (await send<RecoveryCodeList>('POST', `${PATH}/confirm`, { code })).recovery_codes,
    renewCodes: async (proof: Proof) =>
      (await send<RecoveryCodeList>('POST', `${PATH}/recoveryCodes`, proof)).recovery_codes,
    switchOff: (proof: Proof) => send<void>('DELETE', PATH, proof),
  };
}

export type TwoFactor = ReturnType<typeof useTwoFactor>;
