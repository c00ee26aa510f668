import type { OnModuleInit } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../kernel/access';
import { hasPermission } from '../../kernel/access';
import { Histories } from '../audit';
import type { Group } from './groups';
import { GROUP_NAMES } from './groups';

/** Histories need a record id; each group is a single record. */
const ONLY = 1;

/** Resource name and record id under which changes of a group are published and read. */
export function historyOf(group: Group): { resource: string; id: number } {
  return { resource: `settings.${group}`, id: ONLY };
}

/** Registers a history for each group, readable with the group's read permission. */
@Injectable()
export class SettingsHistory implements OnModuleInit {
  constructor(private readonly histories: Histories) {}

  onModuleInit(): void {
    for (const group of GROUP_NAMES) {
      const permission = group === 'theme' ? 'themeSettings.read' : 'settings.read';
      const { resource, id: only } = historyOf(group);
      const mayRead = (actor: Actor, id: number): boolean =>
        actor.audience === 'admin' && id === only && hasPermission(actor, permission);
      this.histories.add({ resource, mayRead });
    }
  }
}
