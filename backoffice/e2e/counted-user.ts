import { ConsoleUser } from './console-user';

/** Somebody whose steps are counted: a field filled, a choice made and a click are one each. */
export class CountedUser extends ConsoleUser {
  interactions = 0;

  async click(role: 'button' | 'link', name: string | RegExp): Promise<void> {
    this.interactions++;
    await this.page.getByRole(role, { name }).click();
  }

  override async fill(label: string, text: string): Promise<void> {
    this.interactions++;
    const { page } = this;
    const field = page
      .getByRole('textbox', { name: label })
      .or(page.getByRole('spinbutton', { name: label }));
    await field.filter({ visible: true }).first().fill(text);
  }

  override async pick(label: string, option: string | RegExp): Promise<void> {
    this.interactions++;
    await super.pick(label, option);
  }

  /** Chooses a file in the file dialog. */
  async upload(name: string, buffer: Buffer): Promise<void> {
    this.interactions++;
    const chooser = this.page.locator('input[type=file]').first();
    await chooser.setInputFiles({ name, mimeType: 'image/png', buffer });
    await this.page.getByRole('textbox', { name: /^Alt text/ }).waitFor();
  }
}

/** The smallest picture that is one: a single pixel. */
export const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
