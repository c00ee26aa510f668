import { expect, type Locator, type Page } from '@playwright/test';

/** More controls than lie between any two that a purchase needs. */
const MOST_STEPS = 120;

/** A person without a mouse: moves by Tab, and presses only what has the focus. */
export class KeyboardShopper {
  constructor(private readonly page: Page) {}

  /** Moves on to a control, which then has to show that it has the focus. */
  async reach(control: Locator): Promise<void> {
    await expect(control).toBeAttached();
    const isFocused = () => control.evaluate((element) => element === document.activeElement);
    for (let step = 0; !(await isFocused()); step += 1) {
      if (step === MOST_STEPS) throw new Error(`Tab does not lead to ${control}`);
      await this.page.keyboard.press('Tab');
    }
    expect(await this.isMarked(control), `${control} shows that it has the focus`).toBe(true);
  }

  async press(control: Locator, key = 'Enter'): Promise<void> {
    await this.reach(control);
    await this.page.keyboard.press(key);
  }

  async type(field: Locator, text: string): Promise<void> {
    await this.reach(field);
    await this.page.keyboard.type(text);
  }

  /** Whether the control, its label or what is drawn over it looks otherwise with the focus, and is on the screen. */
  private isMarked(control: Locator): Promise<boolean> {
    return control.evaluate((element: HTMLInputElement) => {
      const [label] = element.labels ?? [];
      const drawn = [element, label, element.parentElement].filter((one) => !!one);
      const look = () =>
        drawn
          .flatMap((one) => [getComputedStyle(one), getComputedStyle(one, '::after')])
          .map(({ outline, boxShadow, borderColor }) => [outline, boxShadow, borderColor].join())
          .join();
      const focused = look();
      element.blur();
      const other = look();
      element.focus();
      const { top, bottom } = (label ?? element).getBoundingClientRect();
      return focused !== other && bottom > 0 && top < innerHeight;
    });
  }
}
