import { OWN_TENANT } from '../../../kernel/access';
import { defineResource } from '../../../kernel/resource';
import { VendorDocument } from './vendor-document.entity';
import { VendorDocumentStore } from './vendor-document.store';
import { documentProcess } from './document.process';

/**
 * Uploads and downloads have their own endpoints (`vendor-documents.controllers.ts`); only the status
 * changes.
 */
export const vendorDocuments = defineResource(VendorDocument, {
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
  store: VendorDocumentStore,
  process: documentProcess,
  audiences: {
    admin: { operations: ['list', 'filter', 'one', 'delete'], screens: [] },
    vendor: { operations: ['list', 'filter', 'one', 'delete'], screens: [], scope: OWN_TENANT },
  },
});
