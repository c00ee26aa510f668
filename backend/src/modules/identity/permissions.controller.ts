import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Allow } from '../../kernel/access';
import { Database } from '../../kernel/database';
import { Page } from '../../kernel/http';
import { Permission } from './permission.entity';

/** All permissions at once, for the matrix screen: the generic look-up is limited to one page. */
@ApiTags('admin permissions')
@Controller('backend/api/admin')
export class PermissionsController {
  constructor(private readonly database: Database) {}

  @Allow('admin', 'permissions.read')
  @Get('permissionsActive')
  async permissionsActive(): Promise<Page<Permission, 'permissions'>> {
    const rows = await this.database.em.find(Permission, {
      order: { audience: 'ASC', resource: 'ASC', action: 'ASC' },
    });
    return new Page('permissions', rows, rows.length);
  }
}
