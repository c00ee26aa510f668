import type { OnModuleInit } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../kernel/access';
import { holds } from '../../kernel/access';
import { Histories } from '../audit';
import type { Group } from './groups';
import { GROUP_NAMES } from './groups';

/** There is one record of each group, which histories number like any other. */
const ONLY = 1;

/** The name and number under which a group's changes are told and read. */
export function historyOf(group: Group): { resource: string; id: number } {
  return { resource: `settings.${group}`, id: ONLY };
}

/** Lets those who may read a group of settings read what became of it. */
@Injectable()
export class SettingsHistory implements OnModuleInit {
  constructor(private readonly histories: Histories) {}

  onModuleInit(): void {
    for (const group of GROUP_NAMES) {
      const permission = group === 'theme' ? 'themeSettings.read' : 'settings.read';
      const { resource, id: only } = historyOf(group);
      const mayRead = (actor: Actor, id: number): boolean =>
        actor.audience === 'admin' && id === only && holds(actor, permission);
      this.histories.add({ resource, mayRead });
    }
  }
}
