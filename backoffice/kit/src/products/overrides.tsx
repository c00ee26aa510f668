import type { ScreenOverride } from '../screens/overrides';
import { ImportStart } from '../imports/ImportStart';
import { ProductBasics } from './ProductBasics';
import { ProductCreate } from './ProductCreate';
import { ProductList } from './ProductList';
import { ProductPictures } from './ProductPictures';
import { ProductShow } from './ProductShow';
import { ProductVariants } from './ProductVariants';

/** The three-step editor of products in place of the generated form, for both consoles. */
export const productScreens: ScreenOverride = {
  list: ProductList,
  create: ProductCreate,
  edit: ProductBasics,
  show: ProductShow,
  columns: ['name', 'vendor_id', 'brand_id', 'primary_category_id', 'stock_status', 'status', 'created_at'],
  routes: [
    { path: 'import', element: <ImportStart /> },
    { path: 'edit/:id/step2', element: <ProductVariants /> },
    { path: 'edit/:id/step3', element: <ProductPictures /> },
  ],
};
