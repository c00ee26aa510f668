import type { ShopMigrationIssueKind, ShopMigrationKind, ShopMigrationOutcome } from '@stoa/contracts';
import type { KindContext } from '../kinds/migration-kind';
import type { Issue } from '../reading/record-reader';
import type { ShopMigration, ShopMigrationFile } from '../shop-migration.entity';
import { hashOf } from './compare-values';

/** Where a record comes from. */
export interface Origin {
  migration_id: number;
  file_id: number;
  line: number;
}

/** A line of the report. */
export interface ReportedIssue extends Issue {
  kind: ShopMigrationIssueKind;
  record: string;
}

/** What became of one record. */
export interface RecordResult {
  outcome: ShopMigrationOutcome;
  issues: ReportedIssue[];
}

/** A run over the files of a migration; a dry run remembers what it would have imported. */
export class MigrationRun {
  /** Of a dry run: the line and content of each record so far. */
  private readonly planned = new Map<string, { line: number; file_id: number; source_hash: string }>();

  constructor(
    readonly migration: ShopMigration,
    /** False for a dry run. */
    readonly write: boolean,
  ) {}

  contextOf({ source }: Pick<ShopMigrationFile, 'source'>): KindContext {
    return { source, isPlanned: (kind, key) => this.planned.has(planKey(kind, keyHash(key))) };
  }

  plannedAs(kind: ShopMigrationKind, key_hash: string) {
    return this.planned.get(planKey(kind, key_hash));
  }

  plan(
    kind: ShopMigrationKind,
    key_hash: string,
    at: { line: number; file_id: number; source_hash: string },
  ): void {
    if (!this.write) this.planned.set(planKey(kind, key_hash), at);
  }
}

const planKey = (kind: ShopMigrationKind, key_hash: string): string => `${kind}:${key_hash}`;

/** The stored form of a record's identity in the former shop. */
export const keyHash = (key: string): string => hashOf(key);
