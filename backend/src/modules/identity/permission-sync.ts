import type { OnApplicationBootstrap } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import { DeclaredAccess } from '../../kernel/access';
import { Clock } from '../../kernel/clock';
import { Database } from '../../kernel/database';
import { Permission } from './permission.entity';

/** Syncs built-in permissions with those that routes require; obsolete ones are deleted with their grants. */
@Injectable()
export class PermissionSync implements OnApplicationBootstrap {
  constructor(
    private readonly declared: DeclaredAccess,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const stored = await this.database.em.find(Permission);
    const key = (audience: string, name: string): string => `${audience}:${name}`;
    const demanded = new Map(this.declared.permissions().map((one) => [key(one.audience, one.name), one]));
    const system = stored.filter((row) => row.is_system);
    const present = new Set(system.map((row) => key(row.audience, `${row.resource}.${row.action}`)));
    const gone = system.filter((row) => !demanded.has(key(row.audience, `${row.resource}.${row.action}`)));
    const missing = [...demanded].filter(([name]) => !present.has(name)).map(([, one]) => one);
    if (gone.length === 0 && missing.length === 0) return;
    await this.database.tx(async (em) => {
      if (gone.length)
        await em.delete(
          Permission,
          gone.map((row) => row.id),
        );
      if (missing.length)
        await em.upsert(
          Permission,
          missing.map((one) => this.row(one)),
          ['audience', 'resource', 'action'],
        );
    });
  }

  private row({ audience, name }: { audience: string; name: string }): Partial<Permission> {
    const at = name.lastIndexOf('.');
    const [resource, action] = [name.slice(0, at), name.slice(at + 1)];
    const now = this.clock.now();
    return {
      audience,
      resource,
      action,
      label: `${sentence(resource)}: ${action}`,
      is_system: true,
      created_at: now,
      updated_at: now,
    };
  }
}

function sentence(name: string): string {
  const words = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
