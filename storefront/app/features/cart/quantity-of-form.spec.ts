import { quantityOfForm } from './quantity-of-form';

const form = (...entries: [name: string, value: string][]): FormData => {
  const data = new FormData();
  for (const [name, value] of entries) data.append(name, value);
  return data;
};

describe('the quantity of a form', () => {
  it.each([
    ['before', form(['stepped_quantity', '2'], ['quantity', '3'])],
    ['after', form(['quantity', '3'], ['stepped_quantity', '2'])],
  ])('is that of a pressed button %s the field', (_place, data) => {
    expect(quantityOfForm(data)).toBe('2');
  });

  it('is the typed one without a pressed button', () => {
    expect(quantityOfForm(form(['quantity', '3']))).toBe('3');
  });

  it('is missing in a form without either', () => {
    expect(quantityOfForm(form(['intent', 'remove']))).toBeUndefined();
  });
});
