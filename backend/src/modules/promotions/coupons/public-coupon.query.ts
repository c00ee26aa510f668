import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptionalText } from '../../../kernel/http';

/** Query of `fetch_coupons`. */
export class PublicCouponQuery {
  @ApiPropertyOptional({
    description: 'Ids of vendors, separated by commas: only their coupons and those of no single vendor',
    example: '1,2',
  })
  @IsOptionalText(1000)
  vendor_ids?: string;
}
