import type { ScreenOverride } from '@stoa/console-kit';
import { MemberList } from './MemberList';
import { ZoneMembers } from './ZoneMembers';

/** Zone screens: generated, the areas as rows of places. */
export const zones: ScreenOverride = {
  columns: ['name', 'kind', 'priority', 'status'],
  sections: { use: ['kind', 'priority'], areas: ['members'] },
  inputs: { members: ZoneMembers },
  displays: { members: MemberList },
};
