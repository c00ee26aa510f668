import { Controller, Param, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../kernel/access';
import { Allow, Me } from '../../kernel/access';
import { IdPipe } from '../../kernel/http';
import { ResetTwoFactor } from './reset-two-factor';

/** Operator management in addition to the generic routes. */
@ApiTags('admin admins')
@Controller('backend/api/admin')
export class AdminsController {
  constructor(private readonly resetting: ResetTwoFactor) {}

  @Allow('admin', 'admins.update')
  @Put('resetAdminTwoFactor/:id')
  resetTwoFactor(@Param('id', IdPipe) id: number, @Me() actor: Actor): Promise<void> {
    return this.resetting.execute(id, actor);
  }
}
