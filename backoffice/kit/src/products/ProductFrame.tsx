import { Alert, Skeleton } from '@mui/material';
import type { ProductRecord } from '@stoa/contracts';
import type { ReactNode } from 'react';
import { HttpError, RecordContextProvider } from 'react-admin';
import { StateChip } from '../fields/StateChip';
import { useLabels } from '../i18n/labels';
import { useTranslate } from '../i18n/useTranslate';
import { addressOf } from '../layout/addresses';
import { PageHeader } from '../layout/PageHeader';
import { useSchemas } from '../schema/SchemaContext';
import { LoadFailure } from '../screens/LoadFailure';
import { useRecordName } from '../screens/record-name';
import { StatusMenu } from '../screens/StatusMenu';
import { EmptyState } from '../screens/list/EmptyList';
import { ProductSteps } from './ProductSteps';
import type { Step } from './steps';
import { type ReloadProduct, useProduct } from './useProduct';

interface ProductFrameProps {
  step: Step;
  children: (product: ProductRecord, reload: ReloadProduct) => ReactNode;
}

/** Header and steps around one step of the editor; renders its content once the product is loaded. */
export function ProductFrame({ step, children }: ProductFrameProps) {
  const translate = useTranslate();
  const { product, error, reload } = useProduct();
  if (!product) return <ProductMissing error={error} onRetry={() => void reload()} />;
  return (
    <>
      <ProductHeader product={product} />
      {product.status === 'active' && product.needs_approval && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {translate('product.approved_anew')}
        </Alert>
      )}
      <ProductSteps current={step} product={product} />
      {children(product, reload)}
    </>
  );
}

/** Replacement for a product that is missing, failed to load or is still loading. */
export function ProductMissing({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  const translate = useTranslate();
  if (error instanceof HttpError && error.status === 404)
    return <EmptyState heading="h1" title={translate('sign-in.error.not_found')} text={error.message} />;
  if (error) return <LoadFailure error={error} onRetry={onRetry} />;
  return <Skeleton variant="rounded" height={420} />;
}

/** Header with the product's name and states. */
export function ProductHeader({ product, children }: { product: ProductRecord; children?: ReactNode }) {
  const labels = useLabels();
  const nameOf = useRecordName(useSchemas().need('products'));
  return (
    <PageHeader
      title={nameOf(product)}
      parent={{ label: labels.resource('products'), to: addressOf('products', 'list') }}
      badge={
        <>
          <StateChip value={product.status} />
          <StateChip value={product.stock_status} />
        </>
      }
    >
      <RecordContextProvider value={product}>
        <StatusMenu />
      </RecordContextProvider>
      {children}
    </PageHeader>
  );
}
