import { lazy } from 'react';
import type { ScreenOverride } from '@stoa/console-kit';
import { MigrationList } from './MigrationList';

// Loaded on demand.
const MigrationShow = lazy(async () => ({ default: (await import('./MigrationShow')).MigrationShow }));

/** Moves from another shop: files, dry run, run and report. */
export const shopMigrations: ScreenOverride = { list: MigrationList, show: MigrationShow, opens: 'view' };
