import { allBut, defineResource } from '../../../kernel/resource';
import { FlashSale } from './flash-sale.entity';
import { FlashSalePresenter } from './flash-sale.presenter';
import { FlashSaleStore } from './flash-sale.store';

export const flashSales = defineResource(FlashSale, {
  path: 'flash_sales',
  key: 'flash_sales',
  page: 'flash_sales',
  idParam: 'flash_sale_id',
  label: 'title',
  search: ['title'],
  sort: ['title', 'starts_at', 'ends_at', 'created_at'],
  filter: ['status', 'starts_at', 'ends_at'],
  defaultSort: ['starts_at', 'DESC'],
  store: FlashSaleStore,
  presenter: FlashSalePresenter,
  audiences: { admin: { operations: allBut('updateDefault'), lookups: ['flashSalesActive'] } },
});
