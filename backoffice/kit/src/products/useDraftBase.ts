import type { ProductRecord } from '@stoa/contracts';
import { useCallback, useEffect, useState } from 'react';
import type { ReloadProduct } from './useProduct';

/**
 * The product that a draft begins from. A newer one, as after somebody else's change, takes its place only while the
 * draft has no changes: what was typed is never lost, and saving it over the other change is refused by its version.
 */
export function useDraftBase(latest: ProductRecord, reload: ReloadProduct) {
  const [base, setBase] = useState(latest);
  /** Begins from what was saved just now. */
  const renew = useCallback(async () => {
    const saved = await reload();
    if (saved) setBase(saved);
  }, [reload]);
  return { base, setBase, renew };
}

/** Takes a newer product as the draft's base as long as the draft has no changes. */
export function useNewerBase(
  latest: ProductRecord,
  isDirty: boolean,
  setBase: (base: ProductRecord) => void,
) {
  useEffect(() => {
    if (!isDirty) setBase(latest);
  }, [isDirty, latest, setBase]);
}
