import type { NewProduct, ProductMediaRecord, Translations } from '@stoa/contracts';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useNotify, type HttpError, type RaRecord } from 'react-admin';
import type { CreateCall } from '../../api/data-provider';
import { newKey } from '../../api/request-key';
import { useApi } from '../../schema/SchemaContext';
import { mediaOf } from '../pictures/picture-edits';
import { OFFER_FIELDS } from './offer-fields';

/** Omits empty texts: rich text editors add some to a form while they load. */
function filled(values: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
}

/** The languages with their texts that are not empty. */
function filledLanguages(translations: Translations): Record<string, object> {
  const languages = Object.entries(translations).map(([code, texts]) => [code, filled(texts ?? {})] as const);
  return Object.fromEntries(languages.filter(([, texts]) => Object.keys(texts).length > 0));
}

const OFFERED = [...Object.keys(OFFER_FIELDS), 'tier_prices'];

/** The request body of the form's values: a variable product has no price of its own. */
export function sentOf({ media, translations, ...values }: Partial<RaRecord>): Partial<RaRecord> {
  const isVariable = values.type === 'variable';
  const offered = Object.entries(filled(values)).filter(([name]) => !(isVariable && OFFERED.includes(name)));
  const pictures = (media ?? []) as ProductMediaRecord[];
  return {
    ...Object.fromEntries(offered),
    ...(translations && { translations: filledLanguages(translations as Translations) }),
    ...(pictures.length > 0 && { media: mediaOf(pictures) }),
  };
}

/** Creates a product with one call; `made` is its id if an earlier attempt had succeeded. */
export function useCreation() {
  const notify = useNotify();
  // Repeated requests create one product.
  const [key] = useState(newKey);
  const [made, setMade] = useState<number | null>(null);
  const call: CreateCall = useMemo(
    () => ({ path: 'createProduct', more: [...OFFERED, 'media', 'status'], key }),
    [key],
  );
  const onError = (error: unknown) => {
    const { body, message } = error as HttpError;
    if (body?.code === 'idempotency_key_reused') setMade(Number(body.details?.product_id));
    // The form itself shows field errors.
    else if (!body?.errors) notify(message, { type: 'error' });
  };
  return { made, mutationOptions: { meta: { call }, onError } };
}

/** Defaults of a new product for this user; undefined while loading. */
export function useDefaults(): NewProduct | undefined {
  const api = useApi();
  const { data } = useQuery({
    queryKey: ['new-product'],
    queryFn: () => api.data<NewProduct>('newProduct'),
  });
  return data;
}
