import type { Scenario } from '../scenario';
import { newestIds, rawCards } from './cards-of';

const PER_PAGE = 24;

/**
 * A page of the product list, newest first, with facets and counts; the baseline reads the same cards by id.
 */
function listScenario(page: number): Scenario {
  const path = `/backend/api/web/shopFilterProducts?page=${page}&per_page=${PER_PAGE}`;
  return {
    name: `product list, page ${page}`,
    isKept: true,
    requests: async () => [{ path }],
    raw: async (driver) => {
      const ids = await newestIds(driver, (page - 1) * PER_PAGE, PER_PAGE);
      return { requests: [{ path: '/' }], handle: () => rawCards(driver, ids) };
    },
  };
}

export const productLists: Scenario[] = [listScenario(1), listScenario(50)];
