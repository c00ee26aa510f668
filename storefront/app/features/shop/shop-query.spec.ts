import { tidyQuery, unreadablePrices } from './shop-query';

const tidied = (query: string): string => tidyQuery(new URLSearchParams(query), 2).toString();

describe('tidyQuery', () => {
  it('keeps prices in minor units only', () => {
    expect(tidied('price_min=500&price_max=2000')).toBe('price_min=500&price_max=2000');
    expect(tidied('price_min=abc&price_max=-5')).toBe('');
    expect(tidied('price_min=1.5&price_max=1234567890123&to=1e30')).toBe('');
  });

  it('puts the lower price first', () => {
    expect(tidied('from=90&to=10')).toBe('price_min=1000&price_max=9000');
    expect(tidied('price_min=900&price_max=1000')).toBe('price_min=900&price_max=1000');
  });

  it('prefers typed prices, and drops unknown and empty parameters', () => {
    expect(tidied('price_min=500&from=7,5&q=&utm=x&sort=new')).toBe('price_min=750&sort=new');
  });
});

describe('unreadablePrices', () => {
  it('returns what was typed into a price field and is no amount', () => {
    expect(unreadablePrices(new URLSearchParams('from=cheap&to=50'))).toEqual({ from: 'cheap' });
    expect(unreadablePrices(new URLSearchParams('from=&to='))).toEqual({});
  });
});
