import type { ReactElement } from 'react';
import { useTranslate } from 'react-admin';

/** What a select says that finds nothing to choose from, in the reader's language. */
export function NoResults(): ReactElement {
  return <>{useTranslate()('stoa.list.no_results')}</>;
}

/** What a select says while its choices are being fetched. */
export function Loading(): ReactElement {
  return <>{useTranslate()('ra.page.loading')}</>;
}
