import type { ReactElement } from 'react';
import { RecordScreen } from '../history/RecordTabs';
import type { ScreenOverride } from '../screens/overrides';
import { ImportStart } from '../imports/ImportStart';
import { ProductBasics } from './ProductBasics';
import { ProductCreate } from './ProductCreate';
import { ProductList } from './ProductList';
import { ProductPictures } from './ProductPictures';
import { ProductShow } from './ProductShow';
import { ProductVariants } from './ProductVariants';
import { RelatedInput } from './RelatedInput';

/** The later steps are screens of the same record. */
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
  columns: ['name', 'vendor_id', 'brand_id', 'primary_category_id', 'stock_status', 'status', 'created_at'],
  inputs: { related_ids: RelatedInput },
  routes: [
    { path: 'import', element: <ImportStart /> },
    { path: 'edit/:id/step2', element: withHistory(<ProductVariants />) },
    { path: 'edit/:id/step3', element: withHistory(<ProductPictures />) },
  ],
};
