import type { CurrencyFacts, ProductRecord, SetProductStock } from '@stoa/contracts';
import { useState } from 'react';
import { useNotify, useTranslate, type HttpError } from 'react-admin';
import { useApi } from '../../schema/SchemaContext';
import { isStale } from '../../screens/saving/SavingContext';
import { inputOf, stockChanges, type VariantsDraft } from './draft';

/** Every message of a refused save: the overall one and those of single fields. */
function reasonOf(error: HttpError): string {
  const fields = (error.body as { errors?: Record<string, string> } | null)?.errors ?? {};
  return [error.message, ...Object.entries(fields).map(([field, told]) => `${field}: ${told}`)].join(' · ');
}

/** Saves step 2: first the variants, then each stock that was counted anew (specification §7.1). */
export function useSaveVariants(
  product: ProductRecord,
  currency: CurrencyFacts,
  reload: () => Promise<void>,
) {
  const api = useApi();
  const notify = useNotify();
  const translate = useTranslate();
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const saveStock = async ({ id, sku, stock }: { id: number; sku: string; stock: number }) => {
    const body: SetProductStock = { variant_id: id };
    await api
      .call(api.own(`updateProductStock/${product.id}/${stock}`), { method: 'PUT', body })
      .catch((error: HttpError) => {
        throw new Error(translate('stoa.product.saved_stock_failed', { sku, reason: error.message }));
      });
  };

  const save = async (draft: VariantsDraft): Promise<boolean> => {
    setSaving(true);
    setFailure(null);
    try {
      const body = inputOf(draft, product, currency);
      await api.call(api.own(`productsAttribute/${product.id}`), { method: 'PUT', body });
      for (const change of stockChanges(draft, product)) await saveStock(change);
      notify('stoa.product.saved', { type: 'success' });
      await reload();
      return true;
    } catch (error) {
      const refused = error as HttpError;
      setFailure(
        isStale(refused)
          ? translate('stoa.form.stale_text')
          : translate(reasonOf(refused), { _: reasonOf(refused) }),
      );
      return false;
    } finally {
      setSaving(false);
    }
  };
  return { save, saving, failure };
}
