import { useLabels } from '../i18n/labels';
import { useTranslate } from '../i18n/useTranslate';
import { addressOf } from '../layout/addresses';
import { SaleSimulator } from './SaleSimulator';

/** The operators' simulator, reached from the commission rules. */
export function OperatorSimulator() {
  const labels = useLabels();
  const parent = { label: labels.resource('commissions'), to: addressOf('commissions', 'list') };
  return <SaleSimulator permission="commissions.read" parent={parent} />;
}

/** A vendor's simulator, reached from the wallet. */
export function VendorSimulator() {
  const translate = useTranslate();
  const parent = { label: translate('stoa.payout.wallet'), to: '/wallet' };
  return <SaleSimulator permission="payoutRequests.read" parent={parent} />;
}
