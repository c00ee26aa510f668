import type { InvoiceFile } from '@stoa/contracts';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { fileAccess, fileAnswer } from '~/features/account/own-file.server';
import { shopOf } from '~/session/shop.server';

/** Downloads an invoice or credit note of a customer's own order, or of one that a guest has the token of. */
export async function loader(args: LoaderFunctionArgs) {
  const shop = shopOf(args);
  const { url } = args.request;
  const input: InvoiceFile = {
    invoice_id: Number(args.params.id) || 0,
    access_token: fileAccess(shop, url),
  };
  return fileAnswer(shop, url, await shop.api.file('web/invoiceFile', input));
}
