import { ApiPropertyOptional } from '@nestjs/swagger';
import type { FollowVendor } from '@stoa/contracts';
import { IsBoolean, IsOptional } from 'class-validator';
import { IsId } from '../../../kernel/http';

/** Body of `follow_vendor`. */
export class FollowVendorInput implements FollowVendor {
  @IsId()
  vendor_id!: number;

  /** False to unfollow. */
  @ApiPropertyOptional({ default: true })
  @IsOptional()
  @IsBoolean()
  follow?: boolean;
}
