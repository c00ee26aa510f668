import type { OrderInvoice, VerifyPayment } from '@stoa/contracts';
import type { ReactElement } from 'react';
import { useApp } from '~/features/frame/app-context';

/** Downloads of an order's invoice and credit notes; guests need their access token. */
export function InvoiceLinks({
  invoices,
  access,
}: {
  invoices: readonly OrderInvoice[];
  access: VerifyPayment;
}): ReactElement | null {
  const { t } = useApp();
  if (invoices.length === 0) return null;
  const { group_number: group, access_token: token } = access;
  const query = new URLSearchParams({ group, ...(token && { token }) }).toString();
  return (
    <ul className="grid gap-1 border-t border-line py-3 text-sm">
      {invoices.map(({ id, type, number }) => (
        <li key={id}>
          <a href={`/invoice/${id}?${query}`} className="link row-link font-medium" data-document="">
            {t(`account.invoice.${type}`)} <bdi>{number}</bdi> (PDF)
          </a>
        </li>
      ))}
    </ul>
  );
}
