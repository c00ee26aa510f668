import { expect, type Locator, type Page } from '@playwright/test';

/** More stops than any page has before its main content ends. */
const MOST_STOPS = 150;

/** A person who uses nothing but the keyboard and sees where the focus is. */
export class KeyboardUser {
  constructor(private readonly page: Page) {}

  /** Presses Tab until a control has the focus, which must be visible. */
  async tabTo(control: Locator): Promise<void> {
    const isFocused = () =>
      control.evaluateAll((found) => found.some((element) => element === document.activeElement));
    for (let stop = 0; stop < MOST_STOPS; stop += 1) {
      await this.page.keyboard.press('Tab');
      if (await isFocused()) return this.seesFocus();
    }
    throw new Error(`Tab does not reach ${control}`);
  }

  /** Goes to a field and types into it. */
  async fill(field: Locator, text: string): Promise<void> {
    await this.tabTo(field);
    await this.page.keyboard.type(text);
  }

  /** Goes to a link or button and presses Enter. */
  async press(control: Locator): Promise<void> {
    await this.tabTo(control);
    await this.page.keyboard.press('Enter');
  }

  /** Chooses in a group of radio buttons the first value that can be had with the rest. */
  async choose(group: Locator): Promise<void> {
    const open = group.locator('input:checked + [data-state="open"]');
    await this.tabTo(group.getByRole('radio'));
    await this.page.keyboard.press('Space');
    for (let value = await group.getByRole('radio').count(); value > 1; value -= 1)
      if ((await open.count()) === 0) await this.page.keyboard.press('ArrowRight');
    await expect(open).toHaveCount(1);
  }

  /** Goes through a group of radio buttons that has the focus. */
  async arrowTo(radio: Locator): Promise<void> {
    for (let stop = 0; stop < MOST_STOPS && !(await radio.isChecked()); stop += 1)
      await this.page.keyboard.press('ArrowDown');
    await expect(radio).toBeFocused();
    await this.seesFocus();
  }

  /** The ring is around the control itself, the label of a hidden radio button, or the card of a link. */
  private async seesFocus(): Promise<void> {
    const rings = this.page.evaluate(() => {
      const { activeElement: focused } = document;
      const label = focused?.matches('.sr-only') ? focused.nextElementSibling : null;
      return [focused, label, focused?.closest('.card')].some((element) => {
        if (!element || element.matches('.sr-only')) return false;
        const { outlineStyle, outlineWidth } = getComputedStyle(element);
        return outlineStyle !== 'none' && parseFloat(outlineWidth) > 0;
      });
    });
    const focused = await this.page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200));
    expect(await rings, `the focus is visible on ${focused}`).toBe(true);
  }
}
