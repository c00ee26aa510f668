import { GeneratedList, type ScreenOverride } from '@stoa/console-kit';
import { useWalletColumns, WalletTable } from './WalletTable';

export { CustomerWallet } from './CustomerWallet';

const LATEST = { field: 'created_at', order: 'DESC' as const };

function WalletList() {
  return (
    <GeneratedList sort={LATEST} columns={useWalletColumns()}>
      <WalletTable />
    </GeneratedList>
  );
}

/** The list of wallet transactions, where operators decide deposits, withdrawals and large bonuses. */
export const walletTransactions: ScreenOverride = { list: WalletList };
