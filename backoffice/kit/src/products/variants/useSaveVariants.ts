import type { CurrencyFacts, ProductRecord, SetProductStock } from '@stoa/contracts';
import { useMemo, useState } from 'react';
import { useNotify, type HttpError } from 'react-admin';
import { useTranslate } from '../../i18n/useTranslate';
import { useApi } from '../../schema/SchemaContext';
import { useSaveFailure } from '../SaveFailure';
import { inputOf, stockChanges, type VariantsDraft } from './draft';
import type { Refusal } from './refused-cells';

/** Saves step 2: first the variants, then each changed stock (specification §7.1). */
export function useSaveVariants(
  product: ProductRecord,
  currency: CurrencyFacts,
  onSaved: () => Promise<void>,
) {
  const api = useApi();
  const notify = useNotify();
  const translate = useTranslate();
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useSaveFailure(product);
  const [sent, setSent] = useState<VariantsDraft['variants']>([]);

  const saveStock = async ({ id, sku, stock }: { id: number; sku: string; stock: number }) => {
    const body: SetProductStock = { variant_id: id };
    await api
      .call(api.own(`updateProductStock/${product.id}/${stock}`), { method: 'PUT', body })
      .catch((error: HttpError) => {
        throw new Error(translate('product.saved_stock_failed', { sku, reason: error.message }));
      });
  };

  const save = async (draft: VariantsDraft): Promise<boolean> => {
    setSaving(true);
    setFailure(null);
    setSent(draft.variants);
    try {
      const body = inputOf(draft, product, currency);
      await api.call(api.own(`productsAttribute/${product.id}`), { method: 'PUT', body });
      for (const change of stockChanges(draft, product)) await saveStock(change);
      notify('product.saved', { type: 'success' });
      await onSaved();
      return true;
    } catch (error) {
      setFailure(error as HttpError);
      return false;
    } finally {
      setSaving(false);
    }
  };
  const refusal = useMemo<Refusal | null>(() => failure && { error: failure, sent }, [failure, sent]);
  return { save, saving, refusal };
}
