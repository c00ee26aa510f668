import { lazy, type ReactElement } from 'react';
import { RecordScreen } from '../history/RecordTabs';
import type { ScreenOverride } from '../screens/overrides';
import { ProductBasics } from './ProductBasics';
import { ProductCreate } from './ProductCreate';
import { ProductList } from './ProductList';
import { RelatedInput } from './RelatedInput';

// Loaded on demand.
const ImportStart = lazy(async () => ({ default: (await import('../imports/ImportStart')).ImportStart }));
const ProductPictures = lazy(async () => ({ default: (await import('./ProductPictures')).ProductPictures }));
const ProductVariants = lazy(async () => ({ default: (await import('./ProductVariants')).ProductVariants }));
const ProductShow = lazy(async () => ({ default: (await import('./ProductShow')).ProductShow }));

/** The later steps are screens of the same record, with its tabs. */
const withHistory = (step: ReactElement) => (
  <RecordScreen page="products" screen="edit">
    {step}
  </RecordScreen>
);

/** The three-step editor of products in place of the generated form, for both consoles. */
export const productScreens: ScreenOverride = {
  list: ProductList,
  create: ProductCreate,
  edit: ProductBasics,
  show: ProductShow,
  inputs: { related_ids: RelatedInput },
  routes: [
    { path: 'import', element: <ImportStart /> },
    { path: 'edit/:id/step2', element: withHistory(<ProductVariants />) },
    { path: 'edit/:id/step3', element: withHistory(<ProductPictures />) },
  ],
};
