import { Injectable } from '@nestjs/common';
import { combineConditions } from '../../../kernel/database';
import type {
  Bounds,
  Listing,
  ResourceDefinition,
  ResourceStatement,
  RowsPage,
} from '../../../kernel/resource';
import { defineResource, ResourceStore, StoreTools } from '../../../kernel/resource';
import { Document } from './document.entity';

type Names = Pick<ResourceStatement<Document>, 'path' | 'key' | 'page'>;

/** Declares a legal or information document as a resource with one row. */
export function defineDocument({
  lookups,
  ...names
}: Names & { lookups?: readonly string[] }): ResourceDefinition<Document> {
  @Injectable()
  class DocumentStore extends ResourceStore<Document> {
    constructor(tools: StoreTools) {
      super(tools);
    }

    override list(listing: Listing, bounds: Bounds): Promise<RowsPage<Document>> {
      return super.list(listing, combineConditions(bounds, { code: names.path }));
    }

    override find(id: number, bounds: Bounds): Promise<Document> {
      return super.find(id, combineConditions(bounds, { code: names.path }));
    }
  }
  return defineResource(Document, {
    ...names,
    idParam: null,
    label: 'title',
    sort: ['title'],
    store: DocumentStore,
    audiences: { admin: { operations: ['list', 'one', 'update'], screens: ['list'], lookups } },
  });
}
