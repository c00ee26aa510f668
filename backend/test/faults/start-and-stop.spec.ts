import { startShop } from '../support/shop';

describe('a shop that stops right after its start', () => {
  const loose: unknown[] = [];
  const collect = (reason: unknown): void => void loose.push(reason);
  beforeAll(() => void process.on('unhandledRejection', collect));
  afterAll(() => void process.off('unhandledRejection', collect));

  it('causes no unhandled promise rejections', async () => {
    for (let n = 0; n < 3; n++) await (await startShop()).close();
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(loose).toEqual([]);
  });
});
