import { Skeleton } from '@mui/material';
import type { ProductRecord } from '@stoa/contracts';
import type { ReactNode } from 'react';
import { RecordContextProvider, useTranslate } from 'react-admin';
import { StateChip } from '../fields/StateChip';
import { useLabels } from '../i18n/labels';
import { addressOf } from '../layout/addresses';
import { PageHeader } from '../layout/PageHeader';
import { StatusMenu } from '../screens/StatusMenu';
import { EmptyState } from '../screens/list/EmptyList';
import { ProductSteps } from './ProductSteps';
import type { Step } from './steps';
import { useProduct } from './useProduct';

interface ProductFrameProps {
  step: Step;
  children: (product: ProductRecord, reload: () => Promise<void>) => ReactNode;
}

/** Head and steps around one step of the editor; shows its content once the product is there. */
export function ProductFrame({ step, children }: ProductFrameProps) {
  const translate = useTranslate();
  const { product, error, reload } = useProduct();
  if (error)
    return <EmptyState heading="h1" title={translate('stoa.error.not_found')} text={error.message} />;
  if (!product) return <Skeleton variant="rounded" height={420} />;
  return (
    <>
      <ProductHeader product={product} />
      <ProductSteps current={step} product={product} />
      {children(product, reload)}
    </>
  );
}

/** Name and states of a product. */
export function ProductHeader({ product, children }: { product: ProductRecord; children?: ReactNode }) {
  const labels = useLabels();
  return (
    <PageHeader
      title={product.name}
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
