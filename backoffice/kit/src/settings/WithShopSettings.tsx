import { LinearProgress } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslate } from '../i18n/useTranslate';
import { useApi } from '../schema/SchemaContext';
import { LoadFailure } from '../screens/LoadFailure';
import { shopSettingsQuery } from './useShopSettings';

/** Renders the screens once the shop's currency is loaded; until then progress or an error. */
export function WithShopSettings({ children }: { children: ReactNode }) {
  const translate = useTranslate();
  const { data, error, isFetching, refetch } = useQuery(shopSettingsQuery(useApi()));
  if (data) return children;
  if (error && !isFetching) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  return <LinearProgress aria-label={translate('ra.page.loading')} />;
}
