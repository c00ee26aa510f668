import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Messages fade in and out, and those of a live shop appear at any time: no colour in between is its own. */
const MESSAGES = '.MuiSnackbar-root';

/**
 * Axe for a page that embeds no other. Its legacy mode opens no second page to sum up in, and without a report of what
 * is right, or style sheets requested again, it takes a third of the time.
 */
export function axe(page: Page): AxeBuilder {
  return new AxeBuilder({ page })
    .options({ resultTypes: ['violations'], preload: false })
    .exclude(MESSAGES)
    .setLegacyMode();
}
