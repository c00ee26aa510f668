import { formatsFor } from '~/i18n/format';
import { loadTranslator } from '~/i18n/translator';
import { arrivalText } from './use-arrival';

const PERIOD = { from: '2026-11-30', to: '2026-12-05', pickup: null };

describe('arrivalText', () => {
  it('lets lines break between the dates, and not within one', async () => {
    const texts = { t: await loadTranslator('es'), formats: formatsFor('es', []) };
    expect(arrivalText(PERIOD, texts)).toBe('Entrega estimada: 30\u00a0nov\u00a0– 5\u00a0dic\u00a02026');
  });

  it('does not let lines break within days of one month', async () => {
    const texts = { t: await loadTranslator('es'), formats: formatsFor('es', []) };
    const text = arrivalText({ ...PERIOD, from: '2026-12-02' }, texts);
    expect(text).toBe('Entrega estimada: 2–5\u00a0dic\u00a02026');
  });
});
