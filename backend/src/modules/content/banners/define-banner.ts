import type { Type } from '@nestjs/common';
import { OPERATIONS } from '@stoa/contracts';
import type { AudienceRules, ResourceDefinition, ResourceStatement } from '../../../kernel/resource';
import { defineResource } from '../../../kernel/resource';
import type { Banner } from './banner.entity';
import type { PagesPath } from './banner.store';
import { bannerStore } from './banner.store';

type Names = Pick<ResourceStatement<Banner>, 'path' | 'key' | 'page' | 'idParam'>;

interface Kind extends Names {
  /** Look-up of the ones that are on. */
  lookup: string;
  pages: PagesPath;
  vendor?: AudienceRules;
}

/** Declares a kind of banner: what differs from kind to kind is its names, its look-up and who may keep some. */
export function defineBanner<T extends Banner & { placement: string }>(
  entity: Type<T>,
  { lookup, pages, vendor, ...names }: Kind,
): ResourceDefinition<T> {
  const store = bannerStore<T>(() => definition, pages);
  const definition: ResourceDefinition<T> = defineResource<T>(entity, {
    ...names,
    label: 'title',
    search: ['title', 'subtitle'],
    sort: ['title', 'sort', 'placement', 'starts_at', 'ends_at', 'created_at'],
    filter: ['placement', 'template', 'link_type', 'vendor_id', 'status'],
    defaultSort: ['sort', 'ASC'],
    store: () => store,
    audiences: { admin: { operations: OPERATIONS, lookups: [lookup] }, ...(vendor && { vendor }) },
  });
  return definition;
}
