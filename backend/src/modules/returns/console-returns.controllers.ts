import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { ReturnRecord } from '@stoa/contracts';
import type { Actor, Caller } from '../../kernel/access';
import { Allow, From, Me } from '../../kernel/access';
import { ChangeReturnStatus } from './change-return-status';
import { InspectReturn } from './inspect-return';
import { ReturnPresenter } from './return.presenter';
import { ChangeReturnStatusInput, InspectReturnInput } from './return.inputs';

/** Decisions on returns for one audience; each returns the changed return. */
function consoleReturns(audience: 'admin' | 'vendor') {
  @ApiTags(`${audience} returns`)
  @Controller(`backend/api/${audience}`)
  class ConsoleReturnsController {
    constructor(
      readonly changing: ChangeReturnStatus,
      readonly inspecting: InspectReturn,
      readonly presenter: ReturnPresenter,
    ) {}

    @Allow(audience, 'returns.status')
    @HttpCode(200)
    @Post('changeReturnStatus')
    async change(
      @Body() input: ChangeReturnStatusInput,
      @Me() actor: Actor,
      @From() caller: Caller,
    ): Promise<ReturnRecord> {
      return this.presenter.one(await this.changing.execute(input, actor), caller);
    }

    @Allow(audience, 'returns.status')
    @HttpCode(200)
    @Post('inspectReturn')
    async inspect(
      @Body() input: InspectReturnInput,
      @Me() actor: Actor,
      @From() caller: Caller,
    ): Promise<ReturnRecord> {
      return this.presenter.one(await this.inspecting.execute(input, actor), caller);
    }
  }
  return ConsoleReturnsController;
}

export const AdminReturnsController = consoleReturns('admin');
export const VendorReturnsController = consoleReturns('vendor');
