import type { Rule, Sale } from './rule-for';
import { ruleFor } from './rule-for';

const NOW = new Date('2026-01-15T12:00:00.000Z');
const EARLIER = new Date('2026-01-01T00:00:00.000Z');
const LATER = new Date('2026-02-01T00:00:00.000Z');

const NO_TARGET = { vendor_id: null, category_id: null, product_id: null, price_from: null, price_to: null };
const ALWAYS = { starts_at: null, ends_at: null, is_default: false, status: 'active' };

function rule(id: number, facts: Partial<Rule> = {}): Rule {
  return { id, position: id, scope: 'all', currency: 'USD', ...NO_TARGET, ...ALWAYS, ...facts };
}
function sale(facts: Partial<Sale> = {}): Sale {
  const goods = { vendor_id: 7, product_id: 70, category_ids: [3, 1], price: 1000, currency: 'USD' };
  return { ...goods, agreed: [], at: NOW, ...facts };
}
const chosen = (sold: Sale, rules: Rule[]): [number, string] | null => {
  const match = ruleFor(sold, rules);
  return match && [match.rule.id, match.because];
};

describe('the commission rule of a sale', () => {
  it('is the first matching rule of the list, by position', () => {
    const rules = [rule(1, { position: 3 }), rule(2, { scope: 'vendor', vendor_id: 7 })];
    expect(chosen(sale(), rules)).toEqual([2, 'list']);
    expect(chosen(sale({ vendor_id: 8 }), rules)).toEqual([1, 'list']);
  });

  it.each([
    [{ scope: 'category', category_id: 1 }, true],
    [{ scope: 'category', category_id: 2 }, false],
    [{ scope: 'product', product_id: 70 }, true],
    [{ scope: 'product', product_id: 71 }, false],
    [{ scope: 'price_band', price_from: 1000 }, true],
    [{ scope: 'price_band', price_to: 1000 }, false],
    [{ scope: 'price_band', price_from: 500, currency: 'EUR' }, false],
    [{ scope: 'vendor', vendor_id: 8 }, false],
  ] as [Partial<Rule>, boolean][])('matches the sale with %j: %s', (facts, holds) => {
    expect(chosen(sale(), [rule(1, facts)])).toEqual(holds ? [1, 'list'] : null);
  });

  it('is the first agreed rule, before any rule of the list', () => {
    const rules = [rule(1), rule(2, { scope: 'vendor', vendor_id: 99 }), rule(3)];
    expect(chosen(sale({ agreed: [2, 3] }), rules)).toEqual([2, 'agreed']);
    expect(chosen(sale({ agreed: [null, 3] }), rules)).toEqual([3, 'agreed']);
  });

  it('skips agreed and listed rules that are inactive, not started or expired', () => {
    const rules = [
      rule(1, { status: 'inactive' }),
      rule(2, { starts_at: LATER }),
      rule(3, { ends_at: NOW }),
      rule(4, { starts_at: EARLIER, ends_at: LATER }),
    ];
    expect(chosen(sale({ agreed: [1, 2, 3] }), rules)).toEqual([4, 'list']);
  });

  it('is the default rule when no other matches, or null without a default', () => {
    const rules = [
      rule(1, { scope: 'vendor', vendor_id: 8 }),
      rule(2, { scope: 'product', is_default: true }),
    ];
    expect(chosen(sale(), rules)).toEqual([2, 'default']);
    expect(chosen(sale(), rules.slice(0, 1))).toBeNull();
  });

  it('ignores rules that depend on facts that the sale lacks', () => {
    const open = { product_id: null, category_ids: [], price: null };
    const rules = [
      rule(1, { scope: 'price_band', price_from: 0 }),
      rule(2, { scope: 'product' }),
      rule(3, { scope: 'category' }),
      rule(4),
    ];
    expect(chosen(sale(open), rules)).toEqual([4, 'list']);
  });
});
