import { Injectable } from '@nestjs/common';
import type { Actor } from '../../kernel/access';

/** Something with a history that the declared resources do not account for: a group of settings, the own account. */
export interface HistorySource {
  /** As changes of it are told. */
  resource: string;
  /** Whether somebody may read what became of the one with this id. */
  mayRead(actor: Actor, id: number): boolean;
}

/** Which histories there are beside those of declared resources; modules add theirs at start. */
@Injectable()
export class Histories {
  private readonly sources: HistorySource[] = [];

  add(source: HistorySource): void {
    this.sources.push(source);
  }

  /** The sources of a name; none for what is a declared resource and nothing else. */
  of(resource: string): readonly HistorySource[] {
    return this.sources.filter((source) => source.resource === resource);
  }
}
