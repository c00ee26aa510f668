import type { VendorUserStatus } from '@stoa/contracts';
import type { ConsoleAudience } from '../../../kernel/access';
import { Process, type ProcessTable } from '../../../kernel/process';

/** Who changes the status of a team member; `member` is the invited person, who chooses a password. */
type Mover = ConsoleAudience | 'member';

/** State machine of team members. An invitation that is withdrawn is deleted. */
export const VENDOR_USER_PROCESS: ProcessTable<VendorUserStatus, Mover> = {
  invited: { active: ['member'] },
  active: { inactive: ['admin', 'vendor'] },
  inactive: { active: ['admin', 'vendor'] },
};

export const vendorUserProcess = new Process('A team member', VENDOR_USER_PROCESS, 'status');
