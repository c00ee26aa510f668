import type { ReactElement } from 'react';
import { useTranslate } from '../i18n/useTranslate';

/** Text of a select without matching options. */
export function NoResults(): ReactElement {
  return <>{useTranslate()('stoa.list.no_results')}</>;
}

/** Text of a select while its options are being fetched. */
export function Loading(): ReactElement {
  return <>{useTranslate()('sign-in.loading')}</>;
}
