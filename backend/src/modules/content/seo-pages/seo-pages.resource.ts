import { OWN_TENANT } from '../../../kernel/access';
import { OPERATIONS } from '@stoa/contracts';
import { allBut, defineResource } from '../../../kernel/resource';
import { SeoPage } from './seo-page.entity';
import { SeoPageStore } from './seo-page.store';

export const seoPages = defineResource(SeoPage, {
  path: 'seo_pages',
  key: 'seo_pages',
  page: 'seo_pages',
  idParam: 'seo_page_id',
  label: 'meta_title',
  search: ['meta_title', 'meta_description', 'keywords'],
  sort: ['meta_title', 'target_type', 'created_at', 'updated_at'],
  filter: ['target_type', 'vendor_id', 'robots', 'status'],
  store: SeoPageStore,
  audiences: {
    admin: { operations: OPERATIONS, lookups: ['seoPagesActive'] },
    vendor: { operations: allBut('updateDefault'), scope: OWN_TENANT, hidden: ['is_default'] },
  },
});
