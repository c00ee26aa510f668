import { useTranslate } from '@stoa/console-kit';
import type { VendorRecord } from './vendor-record';

/** The required documents that an application lacks, as a sentence; empty if none. */
export function useMissingDocuments({ application }: Pick<VendorRecord, 'application'>): string {
  const translate = useTranslate();
  if (!application || application.missing.length === 0) return '';
  const kinds = application.missing.map((kind) => translate(`stoa.documents.kinds.${kind}`)).join(' · ');
  return translate('stoa.vendor.missing_papers', { kinds });
}
