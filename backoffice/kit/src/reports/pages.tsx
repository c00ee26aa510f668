import { lazy, type ReactElement } from 'react';
import { RequirePermission } from '../auth/RequirePermission';
import type { ReportName } from './kinds';

// Loaded on demand.
const ReportPage = lazy(async () => ({ default: (await import('./ReportPage')).ReportPage }));

/** Pages of the given reports by their URLs (specification §2.4, §2.5). */
export function reportPages(...names: ReportName[]): Record<string, ReactElement> {
  return Object.fromEntries(
    names.map((name) => [
      `/reports/${name}`,
      <RequirePermission key={name} name="reports.read">
        <ReportPage key={name} name={name} />
      </RequirePermission>,
    ]),
  );
}
