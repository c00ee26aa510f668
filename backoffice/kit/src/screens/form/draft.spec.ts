import { beginDraft, followDraft, isDirty } from './draft';

interface Listing {
  version: number;
  names: string[];
}

const namesOf = ({ names }: Listing) => names;
const first: Listing = { version: 1, names: ['Mug'] };
const second: Listing = { version: 2, names: ['Mug', 'Lamp'] };

describe('draft', () => {
  it('starts without changes and follows newer records until it is edited', () => {
    const begun = beginDraft(first, namesOf);
    expect(isDirty(begun)).toBe(false);
    const followed = followDraft(begun, second, namesOf);
    expect(followed).toMatchObject({ source: second, draft: ['Mug', 'Lamp'] });
    expect(isDirty(followed)).toBe(false);
  });

  it('keeps its edits and version when a newer record arrives', () => {
    const typed = { ...beginDraft(first, namesOf), draft: ['Mug', 'Vase'] };
    expect(followDraft(typed, second, namesOf)).toBe(typed);
    expect(followDraft(typed, { ...first }, namesOf)).toBe(typed);
  });

  it('adopts a newer record that equals its edits', () => {
    const typed = { ...beginDraft(first, namesOf), draft: ['Mug', 'Lamp'] };
    const saved = followDraft(typed, second, namesOf);
    expect(saved.source).toBe(second);
    expect(isDirty(saved)).toBe(false);
  });

  it('starts from the saved record and does not revert to the record before', () => {
    const saved = beginDraft(second, namesOf, first);
    expect(followDraft(saved, first, namesOf)).toBe(saved);
    expect(followDraft(saved, second, namesOf).source).toBe(second);
  });
});
