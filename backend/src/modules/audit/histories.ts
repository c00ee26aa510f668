import { Injectable } from '@nestjs/common';
import type { Actor } from '../../kernel/access';

/** A change history beyond those of declared resources: of a settings group, of the user's own account. */
export interface HistorySource {
  /** Resource name under which its changes are published. */
  resource: string;
  /** Whether the actor may read the history of the record with this id. */
  mayRead(actor: Actor, id: number): boolean;
}

/** Registry of histories other than those of declared resources; modules register theirs at start-up. */
@Injectable()
export class Histories {
  private readonly sources: HistorySource[] = [];

  add(source: HistorySource): void {
    this.sources.push(source);
  }

  /** The sources registered under a name; empty for a plain declared resource. */
  find(resource: string): readonly HistorySource[] {
    return this.sources.filter((source) => source.resource === resource);
  }
}
