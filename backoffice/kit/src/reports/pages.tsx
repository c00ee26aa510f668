import { lazy, type ReactElement } from 'react';
import { RequirePermission } from '../auth/RequirePermission';
import type { ReportName } from './kinds';

// Loaded when first opened.
const ReportPage = lazy(async () => ({ default: (await import('./ReportPage')).ReportPage }));

/** The pages of some reports at their addresses (specification §2.4, §2.5). */
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
