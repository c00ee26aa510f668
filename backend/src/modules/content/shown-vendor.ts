import { Injectable } from '@nestjs/common';
import { Failure } from '../../kernel/http';
import { VendorReader } from '../vendors';
import { Addresses } from './addresses';

/** Finds the vendor whose own content is asked for. */
@Injectable()
export class ShownVendor {
  constructor(
    private readonly addresses: Addresses,
    private readonly vendors: VendorReader,
  ) {}

  /** Null where none is named; 404 for one whose store shoppers don't see, as all are while multi-vendor is off. */
  async idOf(idOrSlug: string | undefined): Promise<number | null> {
    if (!idOrSlug) return null;
    const id = await this.addresses.idOf('vendors', idOrSlug);
    if (!(await this.vendors.isShown(id))) throw Failure.notFound('store');
    return id;
  }
}
