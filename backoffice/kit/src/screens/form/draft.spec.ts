import { beginDraft, followDraft, isDirty } from './draft';

interface Listing {
  version: number;
  names: string[];
}

const namesOf = ({ names }: Listing) => names;
const first: Listing = { version: 1, names: ['Mug'] };
const second: Listing = { version: 2, names: ['Mug', 'Lamp'] };

describe('a draft', () => {
  it('begins without changes and follows newer records until something is typed', () => {
    const begun = beginDraft(first, namesOf);
    expect(isDirty(begun)).toBe(false);
    const followed = followDraft(begun, second, namesOf);
    expect(followed).toMatchObject({ source: second, draft: ['Mug', 'Lamp'] });
    expect(isDirty(followed)).toBe(false);
  });

  it('stays with what was typed and with its version when a newer record comes', () => {
    const typed = { ...beginDraft(first, namesOf), draft: ['Mug', 'Vase'] };
    expect(followDraft(typed, second, namesOf)).toBe(typed);
    expect(followDraft(typed, { ...first }, namesOf)).toBe(typed);
  });

  it('takes a newer record that says what was typed', () => {
    const typed = { ...beginDraft(first, namesOf), draft: ['Mug', 'Lamp'] };
    const saved = followDraft(typed, second, namesOf);
    expect(saved.source).toBe(second);
    expect(isDirty(saved)).toBe(false);
  });

  it('begins from what was saved and does not fall back to what was seen before', () => {
    const saved = beginDraft(second, namesOf, first);
    expect(followDraft(saved, first, namesOf)).toBe(saved);
    expect(followDraft(saved, second, namesOf).source).toBe(second);
  });
});
