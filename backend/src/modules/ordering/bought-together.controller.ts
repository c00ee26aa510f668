import { Controller, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { ProductCard } from '@stoa/contracts';
import type { Caller } from '../../kernel/access';
import { From, Public } from '../../kernel/access';
import { IdPipe, type RawJson } from '../../kernel/http';
import { BoughtTogether } from './bought-together';

/** Products frequently bought together with a product. */
@ApiTags('web shop')
@Controller('backend/api/web')
export class BoughtTogetherController {
  constructor(private readonly together: BoughtTogether) {}

  @Public()
  @Get('product/:id/bought_together')
  boughtTogether(@Param('id', IdPipe) id: number, @From() caller: Caller): Promise<RawJson<ProductCard[]>> {
    return this.together.execute(id, caller);
  }
}
