import { Injectable } from '@nestjs/common';
import { ApiProperty, PickType } from '@nestjs/swagger';
import { Matches } from 'class-validator';
import type { Caller } from '../../../kernel/access';
import type { Page } from '../../../kernel/http';
import { ListQuery, ResourceService } from '../../../kernel/resource';
import { products } from './products.resource';

/** Query of `filterVendorProducts`. */
export class VendorProductsQuery extends PickType(ListQuery, ['sort', 'range'] as const) {
  @ApiProperty({ type: 'integer' })
  @Matches(/^[1-9]\d{0,9}$/, { message: 'must be the id of a vendor' })
  vendor_id!: string;
}

/** Lists the products of one vendor for operators. */
@Injectable()
export class VendorProducts {
  constructor(private readonly resourceService: ResourceService) {}

  execute({ vendor_id, sort, range }: VendorProductsQuery, caller: Caller): Promise<Page> {
    const filter = JSON.stringify({ vendor_id: Number(vendor_id) });
    return this.resourceService.list(products, { sort, range, filter }, caller);
  }
}
