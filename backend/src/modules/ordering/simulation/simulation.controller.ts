import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { SaleSimulation } from '@stoa/contracts';
import type { Caller } from '../../../kernel/access';
import { Allow, From, Marketplace } from '../../../kernel/access';
import { SimulateVendorSale } from './simulate-vendor-sale';
import { SimulateOwnSaleInput, SimulateSaleInput } from './simulation.inputs';

/** What an order would cost and earn; not in the specification. */
@ApiTags('commissions')
@Controller('backend/api')
export class SimulationController {
  constructor(private readonly simulate: SimulateVendorSale) {}

  /** Any vendor's sale. */
  @Allow('admin', 'commissions.read')
  @Marketplace()
  @HttpCode(200)
  @Post('admin/simulateSale')
  simulateSale(@Body() input: SimulateSaleInput, @From() caller: Caller): Promise<SaleSimulation> {
    return this.simulate.execute(input, caller);
  }

  /** A sale of the session's vendor. */
  @Allow('vendor', 'payoutRequests.read')
  @Marketplace()
  @HttpCode(200)
  @Post('vendor/simulateSale')
  simulateOwnSale(@Body() input: SimulateOwnSaleInput, @From() caller: Caller): Promise<SaleSimulation> {
    return this.simulate.execute(input, caller);
  }
}
