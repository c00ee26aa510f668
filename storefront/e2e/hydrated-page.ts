import { test as base, type Page } from '@playwright/test';

/**
 * Waits until every control of the page answers; pages without our scripts have nothing to wait for. What is far from
 * the screen waits for an interaction, so one is made.
 */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    dispatchEvent(new Event('pointermove'));
    return (
      !document.getElementById('remix-context') || document.documentElement.dataset.hydrated !== undefined
    );
  });
}

/**
 * Playwright's `test` whose pages are hydrated once `goto` has opened them: scripts start after a page has loaded, and
 * what is typed or pressed before then takes the way without scripts, which other tests are about.
 */
export const test = base.extend({
  page: async ({ page, javaScriptEnabled }, provide) => {
    const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
    const hydrated = async <T>(answer: Promise<T>): Promise<T> => {
      const opened = await answer;
      if (javaScriptEnabled) await waitForHydration(page);
      return opened;
    };
    page.goto = (...args) => hydrated(goto(...args));
    page.reload = (...args) => hydrated(reload(...args));
    await provide(page);
  },
});
