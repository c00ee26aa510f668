import { OWN_TENANT } from '../../kernel/access';
import { defineResource } from '../../kernel/resource';
import { Media } from './media.entity';
import { MediaPresenter } from './media.presenter';
import { MediaStore } from './media.store';

const OPERATIONS = ['list', 'one', 'update', 'delete'] as const;

/** The media library; most routes have custom names (specification §7.2), see `media.controllers.ts`. */
export const media = defineResource(Media, {
  path: 'media',
  key: 'media',
  page: 'media',
  idParam: 'media_id',
  label: 'filename',
  search: ['filename', 'alt', 'folder'],
  sort: ['filename', 'folder', 'bytes', 'created_at'],
  filter: ['folder', 'mime', 'status', 'vendor_id', 'customer_id', 'created_at'],
  defaultSort: ['id', 'DESC'],
  store: MediaStore,
  presenter: MediaPresenter,
  audiences: {
    admin: { operations: OPERATIONS, screens: ['list'], lookups: ['mediaActive'] },
    vendor: {
      operations: OPERATIONS,
      screens: ['list'],
      lookups: ['mediaActive'],
      scope: OWN_TENANT,
      writable: ['folder', 'alt', 'focal_x', 'focal_y'],
    },
  },
});
