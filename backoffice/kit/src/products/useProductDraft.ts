import type { ProductRecord } from '@stoa/contracts';
import { useCallback } from 'react';
import type { BeginDraft } from '../screens/form/draft';
import { useDraft } from '../screens/form/useDraft';
import type { ReloadProduct } from './useProduct';

/** The product of an editor step, and a function that refetches it. */
export interface EditorProps {
  product: ProductRecord;
  reload: ReloadProduct;
}

/** A draft of one part of a product, the product it is based on, and a restart from the saved product. */
export function useProductDraft<Draft>(
  { product, reload }: EditorProps,
  begin: BeginDraft<ProductRecord, Draft>,
) {
  const { source: base, restart, ...rest } = useDraft(product, begin);
  const renew = useCallback(async () => {
    const saved = await reload();
    if (saved) restart(saved);
  }, [reload, restart]);
  return { base, renew, ...rest };
}
