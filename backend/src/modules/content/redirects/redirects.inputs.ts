import { ApiProperty } from '@nestjs/swagger';
import { IsString, MaxLength } from 'class-validator';

/** Query of `redirect_target`: a path with its query. */
export class RedirectQuery {
  @ApiProperty({ example: '/products/blue-mug?ref=mail' })
  @IsString()
  @MaxLength(4000)
  address!: string;
}
