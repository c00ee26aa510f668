import type { Page } from '@playwright/test';

/** Answers each question before leaving with No, and collects them. */
export function staying(page: Page): { questions: string[] } {
  const questions: string[] = [];
  page.on('dialog', (dialog) => {
    questions.push(dialog.message());
    void dialog.dismiss();
  });
  return { questions };
}

/** Fails every change as a lost connection does; returns a function that restores it. */
export async function loseConnection(page: Page): Promise<() => Promise<void>> {
  const changes = '**/backend/api/**';
  await page.route(changes, (route) =>
    route.request().method() === 'GET' ? route.fallback() : route.abort('internetdisconnected'),
  );
  return () => page.unroute(changes);
}
