import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Allow } from '../../kernel/access';
import { Database } from '../../kernel/database';
import { Page } from '../../kernel/http';
import { Permission } from './permission.entity';

/** All permissions at once, for the matrix screen: the generic look-up would stop at a page of them. */
@ApiTags('admin permissions')
@Controller('backend/api/admin')
export class PermissionsController {
  constructor(private readonly database: Database) {}

  @Allow('admin', 'permissions.read')
  @Get('permissionsActive')
  async permissionsActive(): Promise<Page> {
    const rows = await this.database.em.find(Permission, {
      order: { audience: 'ASC', resource: 'ASC', action: 'ASC' },
    });
    return new Page('permissions', rows, rows.length);
  }
}
