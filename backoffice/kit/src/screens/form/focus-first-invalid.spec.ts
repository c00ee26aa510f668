import { focusFirstInvalid } from './focus-first-invalid';

/** A field as far as it matters here: shown with a box or hidden without one. */
function field(boxes: number) {
  return { getClientRects: () => ({ length: boxes }), scrollIntoView: jest.fn(), focus: jest.fn() };
}

function formOf(invalid: object[]) {
  const querySelectorAll = jest.fn(() => invalid);
  return { form: { querySelectorAll } as unknown as HTMLFormElement, querySelectorAll };
}

describe('focusFirstInvalid', () => {
  it('scrolls to the first invalid field and focuses it', () => {
    const [first, second] = [field(1), field(1)];
    const { form, querySelectorAll } = formOf([first, second]);
    focusFirstInvalid(form);
    expect(querySelectorAll).toHaveBeenCalledWith('[aria-invalid="true"]');
    expect(first.scrollIntoView).toHaveBeenCalledTimes(1);
    expect(first.focus).toHaveBeenCalledTimes(1);
    expect(second.focus).not.toHaveBeenCalled();
  });

  it('passes over a field that is not shown', () => {
    const [hidden, shown] = [field(0), field(1)];
    focusFirstInvalid(formOf([hidden, shown]).form);
    expect(hidden.focus).not.toHaveBeenCalled();
    expect(shown.focus).toHaveBeenCalledTimes(1);
  });

  it('does nothing without an invalid field or a form', () => {
    expect(() => focusFirstInvalid(formOf([]).form)).not.toThrow();
    expect(() => focusFirstInvalid(null)).not.toThrow();
  });
});
