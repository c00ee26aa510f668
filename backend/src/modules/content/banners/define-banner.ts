import type { Type } from '@nestjs/common';
import { OPERATIONS } from '@stoa/contracts';
import type { AudienceRules, ResourceDefinition, ResourceStatement } from '../../../kernel/resource';
import { defineResource } from '../../../kernel/resource';
import type { Banner } from './banner.entity';
import { bannerStore } from './banner.store';

type Names = Pick<ResourceStatement<Banner>, 'path' | 'key' | 'page' | 'idParam'>;

interface Kind extends Names {
  /** Name of the look-up of active banners. */
  lookup: string;
  vendor?: AudienceRules;
}

/** Declares a kind of banner as a resource; kinds differ in names, look-up and vendor access. */
export function defineBanner<T extends Banner & { placement: string }>(
  entity: Type<T>,
  { lookup, vendor, ...names }: Kind,
): ResourceDefinition<T> {
  return defineResource<T>(entity, {
    ...names,
    label: 'title',
    search: ['title', 'subtitle'],
    sort: ['title', 'sort', 'placement', 'starts_at', 'ends_at', 'created_at'],
    filter: ['placement', 'template', 'link_type', 'vendor_id', 'status'],
    defaultSort: ['sort', 'ASC'],
    store: bannerStore<T>(),
    audiences: { admin: { operations: OPERATIONS, lookups: [lookup] }, ...(vendor && { vendor }) },
  });
}
