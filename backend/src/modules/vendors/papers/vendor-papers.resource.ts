import { defineResource, OWN_VENDOR } from '../../../kernel/resource';
import { VendorPaper } from './vendor-paper.entity';
import { VendorPaperStore } from './vendor-paper.store';

/** Papers are added and read by calls of their own, see `vendor-papers.controllers.ts`; an operator's word on one is all that ever changes. */
export const vendorPapers = defineResource(VendorPaper, {
  path: 'vendor_papers',
  marketplace: true,
  key: 'vendor_papers',
  page: 'papers',
  idParam: 'vendor_paper_id',
  label: 'filename',
  search: ['filename'],
  sort: ['filename', 'kind', 'status', 'bytes', 'created_at'],
  filter: ['vendor_id', 'kind', 'status', 'created_at'],
  defaultSort: ['created_at', 'DESC'],
  store: () => VendorPaperStore,
  audiences: {
    admin: { operations: ['list', 'filter', 'one', 'delete'], screens: [] },
    vendor: { operations: ['list', 'filter', 'one', 'delete'], screens: [], scope: OWN_VENDOR },
  },
});
