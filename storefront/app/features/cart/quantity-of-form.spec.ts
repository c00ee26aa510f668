import { numberOfForm, quantityOfForm } from './quantity-of-form';

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

describe('the number of a form', () => {
  it.each([
    ['3', 3],
    [' -1 ', -1],
    ['1.5', 1.5],
  ])('is what was entered, whether or not it can be bought: %s', (entered, number) => {
    expect(numberOfForm(form(['quantity', entered]))).toBe(number);
  });

  it.each(['', 'two', '1e999'])('is missing if no number was entered: %p', (entered) => {
    expect(numberOfForm(form(['quantity', entered]))).toBeUndefined();
  });

  it('is one without a field', () => {
    expect(numberOfForm(form(['intent', 'add']))).toBe(1);
  });
});
