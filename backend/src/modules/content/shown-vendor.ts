import { Injectable } from '@nestjs/common';
import { Failure } from '../../kernel/http';
import { VendorReader } from '../vendors';
import { Addresses } from './addresses';

/** Resolves the vendor whose content is requested. */
@Injectable()
export class ShownVendor {
  constructor(
    private readonly addresses: Addresses,
    private readonly vendors: VendorReader,
  ) {}

  /** Null if none is named; 404 for a store that is not public (with multi-vendor off, none is). */
  async idOf(idOrSlug: string | undefined): Promise<number | null> {
    if (!idOrSlug) return null;
    const id = await this.addresses.idOf('vendors', idOrSlug);
    if (!(await this.vendors.isShown(id))) throw Failure.notFound('store');
    return id;
  }
}
